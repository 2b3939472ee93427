import App
import Birds
import Navigation

/// A state of a proposal that has a name: what the contact sheet shoots, the lab shows, and tests open.
public struct NamedState: Sendable {
    /// What it is called: letters, digits and hyphens ("rare-ipad-dark").
    public var name: String
    /// What it shows, in a sentence of our own.
    public var caption: String
    /// What its address says beside the appearance, without the place ("mode=rare&detent=full").
    public var query: String
    /// The window it is shown in.
    public var screen: Screen
    /// The flavour of its bar.
    public var flavour: Flavour
    /// Its appearance.
    public var theme: Theme
    /// The running list, which no address carries: it is the person's own.
    public var list: LabWorld.List
    /// How far in px the front list is scrolled, which no address carries either.
    public var scroll: Int
    /// What is shown in the place of birds; nil for the birds.
    public var content: Content?
    /// True where a content may know where the person is: in the middle of its map.
    public var isLocated = true

    /// A window that states are shown in.
    public enum Screen: UInt8, Sendable, CaseIterable {
        /// A phone of 402 × 874.
        case phone
        /// An iPad on its side, 1194 × 834.
        case landscape
        /// An iPad upright, 834 × 1194.
        case portrait

        /// The window with its safe areas.
        public var device: Device {
            switch self {
            case .phone: Device(width: 402, height: 874, safeTop: 62, safeBottom: 34)
            case .landscape: Device(width: 1194, height: 834, safeTop: 24, safeBottom: 20)
            case .portrait: Device(width: 834, height: 1194, safeTop: 24, safeBottom: 20)
            }
        }
    }

    /// The whole address: the query with the flavour and the appearance where they are not the default.
    public var address: String {
        var parts: [String] = query.isEmpty ? [] : [query]
        if flavour != .ios26 { parts.append("flavour=" + flavour.name) }
        if theme != .system { parts.append("theme=" + theme.name) }
        return parts.isEmpty ? "/" : "/?" + parts.joined(separator: "&")
    }

    /// The state in the fixed world, opened by its address as a page does; nil where the address cannot be read.
    public var state: AppState? {
        if let content { return LabWorld.open(address, content, isLocated: isLocated, device: screen.device) }
        guard let route = try? Route(address: address) else { return nil }
        return LabWorld.open(route, list: list, device: screen.device)
    }

    /// The same; where the address cannot be read, which a test keeps from being, what the fixed world opens with.
    public var opened: AppState { state ?? LabWorld.open(Route(), list: list, device: screen.device) }
}

extension LabWorld {
    /// Opens an address in a content.
    public static func open(_ address: String, _ content: Content, isLocated: Bool, device: Device) -> AppState {
        var state = AppState(filter: Filter(centre: content.camera.centre), utc: utc)
        state.device = device
        if isLocated { state.position = content.camera.centre }
        state.show(content, at: address)
        _ = start(&state)
        return state
    }

    /// Opens an address in the fixed world.
    public static func open(_ route: Route, list: List, device: Device) -> AppState {
        var state = AppState(route: route, filter: Filter(centre: centre), utc: utc)
        state.device = device
        state.region = region
        state.regionVersion = 1
        state.regionStatus = .ready
        state.shelf = shelf(list)
        state.recents = recents
        state.ticksInOneTap = false
        if !state.query.isEmpty {
            state.species = species
            state.towns = towns(state.query)
            state.answeredQuery = state.query
        }
        _ = start(&state)
        return state
    }
}
