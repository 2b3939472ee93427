/// Why a mailbox did not take or give something.
public enum MailboxError: Error, Equatable, Sendable {
    /// There is none of that name: it was never made, or it was removed.
    case missing
    /// The record that was read last is not where it was: the mailbox was set back, or made anew. Or a newer one is to be
    /// read before one is put.
    case setBack
    /// The mailbox holds as much as one may.
    case mailboxFull
    /// The server holds as many mailboxes, or as many bytes, as it may.
    case serverFull
    /// Too much came in too short a time; seconds after which it may be tried again.
    case tooFast(seconds: Int64)
}
