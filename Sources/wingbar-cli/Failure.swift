/// Why a command ends without having done its work.
enum Failure: Error, Equatable {
    /// The command line itself is wrong: the sentence, then how it is used; exit status 2.
    case usage(String)
    /// Anything else: one sentence; exit status 1.
    case problem(String)
}
