import App
import Birds
import Lab
import Navigation

/// What can happen next in a state besides what a person can reach in the page: what the host reports.
enum Reach {
    /// What the host and the world report, and what keys do wherever the focus is.
    static func facts(_ state: AppState) -> [AppAction] {
        var all: [AppAction] = [
            .rested(.peek), .rested(.half), .rested(.full), .grabber, .escape, .scrolled, .reachedTop, .fade,
            .released(height: 445, velocity: 2600, peek: 250, half: 445, full: 804),
            .released(height: 300, velocity: -400, peek: 250, half: 445, full: 804),
            .released(height: 60, velocity: -1500, peek: 250, half: 445, full: 804),
            .mode(.nearby), .mode(.rare), .mode(.list), .search, .now(state.utc + 60), .online(!state.isOnline),
            .device(state.chrome.isWide ? Subject.phone : Subject.tablet),
            .camera(Camera(centre: LabWorld.centre, zoom: 11)), .locateFailed("denied"),
        ]
        if state.navigation.search != nil { all += [.query("spar"), .query("zzqq"), .query("")] }
        return all
    }

    /// What only the random walk adds: rarer facts, and steps that leave the small world.
    static let rare: [AppAction] = [
        .located(Coordinate(latitude: 49.25, longitude: -123.1)),
        .go(Coordinate(latitude: 49.73, longitude: -114.88), name: "Sparwood"),
        .go(LabWorld.centre, name: ""), .asOf(LabWorld.now), .asOf(nil), .removeSample, .retry, .share(nil),
        .disc(LabWorld.centre), .oneTap(false), .theme(.dark), .mapStyle(.dark), .resume,
        .device(Device(width: 320, height: 568)), .device(Device(width: 874, height: 402)),
        .device(Device(width: 744, height: 600)), .storeFailed(key: "list", reason: "QuotaExceededError"),
        .stored(key: "list", text: ""), .stored(key: "settings", text: "flavour ios27\ntheme light"),
        .flavour(.ios260), .flavour(.ios26), .flavour(.ios27), .bird("nobird"), .sheet(.support), .sheet(.settings),
        .untick("cangoo"), .tick("eurspa1"), .menu(.style), .closeMenu, .detent(.peek), .query("sp"), .dismiss,
    ]
}
