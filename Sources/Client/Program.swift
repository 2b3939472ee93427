#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Screens)
import Screens
#endif

/// The loop: an action changes the state and asks for effects at once, the page is drawn once a frame.
final class Program {
    private var state: AppState
    private let patcher = Patcher()
    private var isStale = true
    /// While the server's screen stands and the region is on its way, nothing is drawn: it shows more than we could.
    private var waitsForRegion: Bool

    /// Starts from what the host knows.
    init(_ facts: Facts) {
        let route = (try? Route(address: facts.address)) ?? Route()
        // The address that the server drew says where; without a server's page we open at Stanley Park.
        let filter = Filter(centre: Coordinate(latitude: 49.30, longitude: -123.14))
        state = AppState(route: route, filter: filter, utc: facts.utc)
        waitsForRegion = facts.isDrawn
        for action in facts.actions { perform(reduce(&state, action)) }
        if let content = state.content { state.show(content, at: facts.address) } else { state.pin(route) }
        perform(start(&state))
    }

    /// Carries out an action in text form; a text that is none does nothing.
    func act(_ text: String) {
        guard let action = AppAction(text: text) else { return log("no action: " + text) }
        perform(reduce(&state, action))
        isStale = true
    }

    /// Takes an answer from the network.
    func receive(_ request: Int32, status: Int32, _ bytes: [UInt8]) {
        guard let request = Request(rawValue: UInt8(clamping: request)) else { return }
        let effects = Wingbar.receive(&state, request, status: status, bytes)
        perform(effects)
        isStale = true
    }

    /// Draws, if anything has happened since the last time.
    func draw() {
        if waitsForRegion && state.regionStatus == .loading { return }
        waitsForRegion = false
        if !isStale { return }
        isStale = false
        patcher.render(screen(state))
        flush(patcher)
    }

    private func perform(_ effects: [Effect]) {
        if effects.isEmpty { return }
        var lines = ""
        for effect in effects { lines += effect.text + "\n" }
        send(lines, host_effects)
    }

    private func log(_ text: String) { send(text, host_log) }
}
