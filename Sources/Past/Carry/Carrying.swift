#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

/// How far the carrying of lists between a person's devices has come.
public struct Carrying: Equatable, Sendable {
    /// What is the case.
    public enum Phase: Equatable, Sendable {
        /// The host has not said yet.
        case unknown
        /// The browser gives this address no ciphers.
        case insecure
        /// This device carries nothing.
        case off
        /// The mailbox is being made, or sought.
        case opening(isNew: Bool)
        /// It carries, under a code.
        case on(CarryCode)
    }

    /// Why a round did not come to its end.
    public enum Trouble: Equatable, Sendable {
        /// There is no network, or no server.
        case away
        /// The server answers with this status.
        case status(Int)
        /// This device could not keep what came: the reason in a word.
        case disk(String)
    }

    /// What is the case.
    public internal(set) var phase = Phase.unknown
    /// True where a pass phrase belongs to the code.
    var hasPhrase = false
    /// What is typed into the fields.
    var typedCode = ""
    var typedPhrase = ""
    /// The code of a link that this device was opened with, and whether a pass phrase belongs to it.
    var invitation: CarryCode?
    var invitedPhrase = false
    /// The code that was in use when another one was tried.
    var earlier: CarryCode?
    /// Why starting or joining failed, or carrying ended.
    var failure = ""
    /// True while a round is under way.
    public internal(set) var isUnderWay = false
    /// When the last whole round ended, in UTC seconds.
    var doneAt: Int64?
    /// Why the last one did not.
    public internal(set) var trouble: Trouble?
    /// True once this session has looked again at the records that could not be read.
    var looksAgain = false
    /// True while the page asks whether the mailbox is to be removed.
    var asksRemoval = false
    /// The address that holds the code, and whether it means something else on every device.
    var address = ""
    var isLocal = false
    /// A picture of it: the dark shape, and how long the sides are; none where the shape is empty.
    var picture = ""
    var pictureSide: Int64 = 0
    /// What is known to lie in the mailbox.
    var carried = Carried()
    /// The record under way to it.
    var sent: CarryRecord?
    /// What was read and is not on the disk yet: the record's place and id, and lists from files, with whether they
    /// were read when what lies behind them was known already.
    var reached: (place: Int64, record: String) = (0, "")
    var arrived: [(files: Archive, isLate: Bool)] = []

    /// Nothing known.
    @inline(never) public init() {}

    /// The same state.
    public static func == (a: Carrying, b: Carrying) -> Bool {
        a.phase == b.phase && a.carried == b.carried && a.sent == b.sent && a.trouble == b.trouble
            && a.isUnderWay == b.isUnderWay
    }
}

extension PastState {
    /// What the device keeps of carrying: its code, with `p` behind it where there is a pass phrase; or no text where it
    /// carries nothing, or "insecure" where it cannot.
    public mutating func carrySettings(_ text: String) {
        var words = Words(text)
        let word = words.word() ?? ""
        if same(word, "insecure") {
            carrying.phase = .insecure
        } else if let code = CarryCode(typed: word) {
            carrying.phase = .on(code)
            carrying.hasPhrase = same(words.rest, "p")
        } else if case .opening = carrying.phase {
            return
        } else {
            carrying.phase = .off
        }
    }

    /// The page was opened by an address that holds a code, with `p` behind it where a pass phrase is needed.
    public mutating func carryInvited(_ text: String) {
        var words = Words(text)
        guard let code = words.word().flatMap({ CarryCode(typed: $0) }) else {
            carrying.failure = "This link holds no code. Scan it once more, or type the code."
            return
        }
        if case .on(let known) = carrying.phase, known == code { return }
        carrying.invitation = code
        carrying.invitedPhrase = same(words.rest, "p")
    }

    /// The address that holds the code; 1 where other devices cannot use it, else 0; and a picture of it, where there is one:
    /// the length of its sides, and the dark shape, with spaces between.
    public mutating func carryPicture(_ text: String) {
        var words = Words(text)
        carrying.address = words.word() ?? ""
        carrying.isLocal = words.whole() == 1
        carrying.pictureSide = words.whole() ?? 0
        carrying.picture = words.rest
    }

    /// Carries out what a person did: the words of `PastAction.carry`.
    mutating func carry(_ step: String) -> [PastEffect] {
        var words = Words(step)
        switch words.word() ?? "" {
        case "code": carrying.typedCode = words.rest
        case "phrase": carrying.typedPhrase = words.rest
        case "start":
            guard carrying.phase == .off else { return [] }
            carrying.failure = ""
            carrying.phase = .opening(isNew: true)
            return [.carry(.random)]
        case "join": return join()
        case "leave":
            carrying.invitation = nil
            carrying.failure = ""
        case "now": return [.carry(.round)]
        case "again": return [.carry(.again)]
        case "copy-code":
            if case .on(let code) = carrying.phase { return [.copy(code.grouped)] }
        case "copy-link": return [.copy(carrying.address)]
        case "remove": carrying.asksRemoval = true
        case "stop":
            guard case .on = carrying.phase else { return [] }
            let sentence = "This device carries no more. Its lists stay."
            carryForgotten(sentence)
            return [.carry(.forget(removes: false)), .announce(sentence)]
        case "remove-surely":
            carrying.asksRemoval = false
            // It is over once the server has done it.
            carrying.isUnderWay = true
            return [.carry(.forget(removes: true))]
        default: break
        }
        return []
    }

    private mutating func join() -> [PastEffect] {
        guard let code = carrying.invitation ?? CarryCode(typed: carrying.typedCode) else {
            carrying.failure =
                "A code has sixteen letters and digits, in four groups. Compare it with the other device's."
            return [.announce(carrying.failure)]
        }
        switch carrying.phase {
        case .off: carrying.earlier = nil
        // Who joins by a link while another code is in use leaves that one, once it has come off.
        case .on(let code): carrying.earlier = code
        case .unknown, .insecure, .opening: return []
        }
        carrying.failure = ""
        carrying.phase = .opening(isNew: false)
        return [.carry(.open(code: code.text, phrase: carrying.typedPhrase, isNew: false))]
    }

    /// Carrying has ended on this device; a sentence that says why.
    @inline(never) mutating func carryForgotten(_ sentence: String) {
        carrying = Carrying()
        carrying.phase = .off
        carrying.failure = sentence
    }

    /// The server was asked to remove the mailbox: the HTTP status, 0 where it could not be reached.
    public mutating func carryRemoved(status: Int) -> [PastEffect] {
        carrying.isUnderWay = false
        guard status == 200 else {
            carrying.trouble = status == 0 ? .away : .status(status)
            return [.announce("The server could not be asked. Nothing was removed.")]
        }
        let sentence = "The server holds nothing of yours any more. Lists stay on each device."
        carryForgotten(sentence)
        return [.announce(sentence)]
    }

    /// Random bytes for a new code.
    public mutating func carryStart(random bytes: [UInt8]) -> [PastEffect] {
        guard carrying.phase == .opening(isNew: true), let code = CarryCode(random: bytes) else { return [] }
        return [.carry(.open(code: code.text, phrase: carrying.typedPhrase, isNew: true))]
    }

    /// The mailbox is there, and its keys are kept.
    public mutating func carryOpened(_ settings: String) -> [PastEffect] {
        let isNew = carrying.phase == .opening(isNew: true)
        carryForgotten("")
        carrySettings(settings)
        return [.announce(isNew ? "Carrying has begun" : "This device has joined"), .carry(.round)]
    }

    /// It is not: the HTTP status, 0 where there was no server, or a reason of the device's own.
    public mutating func carryRefused(status: Int, reason: String) -> [PastEffect] {
        guard case .opening = carrying.phase else { return [] }
        carrying.phase = carrying.earlier.map { .on($0) } ?? .off
        carrying.failure =
            switch status {
            case 0: "The server cannot be reached. Try again when this device is online."
            case 404:
                "Nothing is carried under this code and pass phrase here. Compare both with the other device."
            case 409: "Carrying began in another window meanwhile, under the code below."
            case 429: "The server was asked too often. Try again in an hour."
            case 507: "The server has no room for more. Free some space on its disk and try again."
            case -1: "This device could not keep the key (\(reason)). Make room and try again."
            default: "The server answers \(status). Update and restart it, then try again."
            }
        return [.announce(carrying.failure), .carry(.round)]
    }
}
