/// Where search lives.
public enum SearchPlace: UInt8, Sendable, CaseIterable {
    /// A circle of its own beside the tab bar (iOS 26).
    case circle
    /// The last item inside the tab bar (iOS 27).
    case item
}

/// Which system's tab bar is followed.
public enum Flavour: UInt8, Sendable, Named {
    /// iOS 26.0: the accessory cannot hide.
    case ios260
    /// iOS 26.1 and later.
    case ios26
    /// iOS 27: search moves inside the bar and its field opens at the top.
    case ios27

    /// The word used in addresses.
    public var name: String {
        switch self {
        case .ios260: "ios260"
        case .ios26: "ios26"
        case .ios27: "ios27"
        }
    }
}

/// An arrangement of tabs, search and sheets: everything that sets one proposal apart from another is a value here.
public struct Layout: Equatable, Sendable {
    /// The letter of the proposal ("a").
    public var id: String
    /// The detents at which a mode's sheet rests, lowest first.
    public var detents: [Detent]
    /// Where a mode's sheet opens.
    public var opensAt: Detent
    /// Where search lives.
    public var search: SearchPlace
    /// True when the bar shrinks while a list scrolls under a finger.
    public var minimisesOnScroll: Bool
    /// True when opening a pushed sheet shrinks the bar (the lab drew it so; iOS does not).
    public var minimisesOnPush: Bool
    /// True when a running list shows as the accessory above the bar.
    public var hasAccessory: Bool
    /// True when the accessory stays without a running list (iOS 26.0).
    public var accessoryAlways: Bool

    /// Proposal A, which the product ships with, in a flavour.
    public static func a(_ flavour: Flavour = .ios26) -> Layout {
        Layout(
            id: "a", detents: [.peek, .half, .full], opensAt: .half, search: flavour == .ios27 ? .item : .circle,
            minimisesOnScroll: true, minimisesOnPush: false, hasAccessory: true, accessoryAlways: flavour == .ios260)
    }
}
