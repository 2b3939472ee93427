#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif

/// A key of the count pad, by the first letter of what a keyboard calls it.
public struct PadKey: Equatable, Sendable {
    /// The letter.
    public let letter: UInt8

    /// Backspace: takes the last digit away.
    public static let back = PadKey(letter: 0x42)
    /// Delete: takes all digits away.
    public static let clear = PadKey(letter: 0x44)
    /// +, or Enter: so many more. 10, then 5, makes 15.
    public static let add = PadKey(letter: 0x2B)
    /// =: exactly so many.
    public static let set = PadKey(letter: 0x3D)
    /// x: present, and not counted.
    public static let present = PadKey(letter: 0x78)

    /// A digit's key.
    public static func digit(_ digit: UInt8) -> PadKey { PadKey(letter: 0x30 + digit) }

    private init(letter: UInt8) { self.letter = letter }

    /// Reads a key's name, the first letter of which tells; nil for a key that the pad does not have.
    public init?(_ name: String) {
        guard let first = name.utf8.first else { return nil }
        switch first {
        case 0x45: self = .add
        case 0x30...0x39, 0x42, 0x44, 0x2B, 0x3D, 0x78: letter = first
        default: return nil
        }
    }

    /// The letter as a text: "5", "+".
    public var text: String { String(decoding: [letter], as: UTF8.self) }
}

/// What is typed on the count pad.
public struct CountPad: Equatable, Sendable {
    /// The number, nil for nothing.
    public var typed: Int64?
    /// The key that would have kept an unusual count, had it not asked; pressed once more it does.
    public var doubted: PadKey?

    /// Nothing typed.
    public init() {}
}

/// Carries out a key of the count pad for the bird in front.
func press(_ state: inout AppState, _ key: PadKey) -> [Effect] {
    guard case .count(let code)? = state.navigation.frontSheet else { return [] }
    let pad = state.pad
    let number = pad.typed ?? 0
    state.pad.doubted = nil
    switch key {
    case .back:
        state.pad.typed = number < 10 ? nil : number / 10
    case .clear:
        state.pad.typed = nil
    case .present:
        state.pad.typed = nil
        return edit(&state, .set(code, -1))
    case .add, .set:
        if pad.typed == nil || key == .add && number == 0 { return [] }
        let before = max(0, state.frontList?.count(of: code) ?? 0)
        let usual = 10 * state.mostSeen(code)
        if key != pad.doubted, before <= usual, number + (key == .add ? before : 0) > usual {
            state.pad.doubted = key
            return [.announce(unusualCount)]
        }
        state.pad.typed = nil
        return edit(&state, key == .add ? .add(code, number) : .set(code, number))
    default:
        let longer = number * 10 + Int64(key.letter - 0x30)
        if longer <= mostBirds { state.pad.typed = longer }
    }
    return []
}

/// The pad is left: a number that was typed and not kept is said, and can be kept after all.
func leavePad(_ state: inout AppState, before: AppState) -> [Effect] {
    state.pad = CountPad()
    guard case .count(let code)? = before.navigation.frontSheet, let typed = before.pad.typed, typed > 0,
        let name = state.bird(code)?.name
    else { return [] }
    let said = "\(typed) of \(name) was not kept"
    show(&state, Notice(said, button: "Keep", action: AppAction.list(.set(code, typed)).text))
    return [.announce(said), .later(seconds: 10, .fade)]
}

/// What asks before an unusual count is kept.
public let unusualCount = "Far more than were seen here. Press again to keep it."

extension AppState {
    /// The largest count of a bird among the sightings here, which reach 50 km and 30 days; at least 2. A count that
    /// comes to more than ten times as many is unusual, and asks once before it is kept.
    func mostSeen(_ code: String) -> Int64 {
        guard let region else { return mostBirds }
        var most: Int32 = 2
        if let taxon = region.taxon(code: code) {
            for sighting in region.sightings where sighting.taxon == taxon { most = max(most, sighting.count) }
        }
        return Int64(most)
    }
}
