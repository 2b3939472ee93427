/// What carrying asks of the host, which has the network, the clock, the lock and the ciphers.
public enum CarryWork: Equatable, Sendable {
    /// Give random bytes for a code.
    case random
    /// Derive the keys of a code and a pass phrase, and make the mailbox, or look whether there is one. The answer is
    /// `carryOpened` or `carryRefused`.
    case open(code: String, phrase: String, isNew: Bool)
    /// Take what lies in the mailbox and put there what it lacks.
    case round
    /// Make the mailbox anew, under the keys that are kept, and carry everything there.
    case again
    /// Seal these bytes and put them into the mailbox. The answer is `carryPut`.
    case put([UInt8])
    /// Keep what is known of the mailbox: `Carried.encode`.
    case keep([UInt8])
    /// Hand over the lists from files as they are kept now, by `carryFiles(into:)`, in one transaction.
    case files
    /// Forget the keys; and first remove the mailbox where that is wanted.
    case forget(removes: Bool)
}
