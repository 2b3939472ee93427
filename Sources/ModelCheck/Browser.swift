import App

/// A browser's session history as the host drives it: steps back take a while, and what is to be added or replaced
/// meanwhile waits for them.
struct Browser: Equatable {
    /// The addresses, oldest first.
    private(set) var entries: [String]
    /// Where the page is among them.
    private(set) var index = 0
    /// Steps back that were asked for and have not been made.
    private(set) var pendingBacks = 0
    private var waiting: [Effect] = []

    init(_ address: String) { entries = [address] }

    /// The address in the browser's bar.
    var address: String { entries[index] }
    var canGoBack: Bool { index > 0 && pendingBacks == 0 }
    var canGoForward: Bool { index + 1 < entries.count && pendingBacks == 0 }
    var isStill: Bool { pendingBacks == 0 }

    /// Does what an effect asks of the history.
    mutating func apply(_ effect: Effect) {
        switch effect {
        case .pushAddress, .replaceAddress, .stepBack:
            if pendingBacks > 0 { waiting.append(effect) } else { carryOut(effect) }
        default: break
        }
    }

    private mutating func carryOut(_ effect: Effect) {
        switch effect {
        case .pushAddress(let address):
            entries.removeLast(entries.count - index - 1)
            entries.append(address)
            index += 1
        case .replaceAddress(let address): entries[index] = address
        case .stepBack: pendingBacks += 1
        default: break
        }
    }

    /// A step back that was asked for is made: the address that the page is told. False where none was under way.
    mutating func arrive() -> String? {
        guard pendingBacks > 0 else { return nil }
        pendingBacks -= 1
        if index > 0 { index -= 1 }
        let arrived = entries[index]
        let held = waiting
        waiting = []
        for effect in held { apply(effect) }
        return arrived
    }

    /// A person's step back comes into ours: the page is told of one move by two, and what waited for ours is void. Nil
    /// where there are not two entries to go back.
    mutating func overtake() -> (address: String, steps: Int)? {
        guard pendingBacks > 0, index > 1 else { return nil }
        pendingBacks = 0
        waiting = []
        index -= 2
        return (entries[index], -2)
    }

    /// A person steps back.
    mutating func goBack() -> String {
        index -= 1
        return entries[index]
    }

    /// A person steps forward.
    mutating func goForward() -> String {
        index += 1
        return entries[index]
    }
}
