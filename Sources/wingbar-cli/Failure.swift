import Import
import Server
import Store

/// Why a command ends without having done its work.
enum Failure: Error, Equatable {
    /// The command line itself is wrong: the sentence, then how it is used; exit status 2.
    case usage(String)
    /// Anything else: one sentence; exit status 1.
    case problem(String)

    /// The failure that an error of the parts below comes to.
    init(_ error: any Error) {
        switch error {
        case let failure as Failure: self = failure
        case let bad as BadParameter: self = .problem(Failure.sentence(bad))
        case AnswerError.parameter(let bad): self = .problem(Failure.sentence(bad))
        case AnswerError.failure(let sentence): self = .problem(sentence)
        case let error as StoreError: self = .problem(error.sentence)
        case let error as ImportError: self = .problem(error.sentence)
        case let error as ListenError: self = .problem(error.sentence)
        default: self = .problem("\(error)")
        }
    }

    /// The sentence about a parameter, which on the command line is an option.
    private static func sentence(_ bad: BadParameter) -> String {
        bad.message.hasPrefix("\(bad.parameter) ") ? "--\(bad.message)" : bad.message
    }
}

/// Runs the parts below, whose errors become this command's failure.
func attempt<Result>(_ body: () throws -> Result) throws(Failure) -> Result {
    do {
        return try body()
    } catch {
        throw Failure(error)
    }
}
