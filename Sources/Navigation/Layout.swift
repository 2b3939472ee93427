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
    /// The proposal that it is.
    public var id: Proposal
    /// What changes the mode.
    public var switcher: Switcher
    /// True where the middle one of the modes is no mode but the first section of the first one.
    public var foldsMiddle = false
    /// True where the bar's capsule is only as wide as its items, and search has the rest.
    public var barHugs = false
    /// Where search lives.
    public var search: SearchPlace
    /// The detents at which a sheet rests, lowest first.
    public var detents: [Detent] = [.peek, .half, .full]
    /// Where a mode's sheet opens.
    public var opensAt: Detent
    /// What peek shows.
    public var peek: Peek = .head
    /// What a mode's sheet shows.
    public var content: SheetContent = .titled
    /// Where a bird's sheet lies.
    public var bird: BirdPlace = .pushed
    /// Where Settings, About and Support are.
    public var more: MorePlace
    /// How a running list shows.
    public var running: RunningList
    /// What closing a mode's sheet does.
    public var closing: Closing
    /// True when the bar shrinks while a list scrolls under a finger.
    public var minimisesOnScroll = false
    /// True when opening a pushed sheet shrinks the bar (the lab drew it so; iOS does not).
    public var minimisesOnPush = false
    /// True when the accessory stays without a running list (iOS 26.0).
    public var accessoryAlways = false

    /// True when a running list shows as the accessory above the bar.
    public var hasAccessory: Bool { running == .accessory }

    /// What is there while no mode is active; nil where one always is.
    public var home: Home? {
        switch closing {
        case .stays: nil
        case .toCards: .cards
        case .toMap, .toMapByButton: .map
        }
    }

    /// True where a mode's sheet can be dragged away.
    public var dragsAway: Bool { closing == .toCards || closing == .toMap }

    /// The lowest detent.
    public var lowest: Detent { detents.first ?? .half }

    /// What a tap on the grabber brings: one up, and from the top to the lowest.
    public func next(after detent: Detent) -> Detent { detents.first { $0 > detent } ?? lowest }

    /// The mode that is a section of the first one, among `modes`; nil where each has a sheet of its own.
    public func folded(among modes: Int) -> Int? { foldsMiddle && modes > 2 ? (modes - 1) / 2 : nil }

    /// The mode whose sheet shows a mode: itself, or the first one where it is folded into that.
    public func host(of mode: Int, among modes: Int) -> Int { folded(among: modes) == mode ? 0 : mode }

    /// A proposal, in a flavour where it has a tab bar that follows the system.
    public init(_ proposal: Proposal, _ flavour: Flavour = .ios26) {
        self = Layout.all[Int(proposal.rawValue)]
        guard switcher == .tabs else { return }
        if flavour == .ios27 { search = .item }
        accessoryAlways = flavour == .ios260
    }

    /// Proposal A, which the product ships with, in a flavour.
    public static func a(_ flavour: Flavour = .ios26) -> Layout { Layout(.a, flavour) }

    init(
        id: Proposal, switcher: Switcher, foldsMiddle: Bool = false, barHugs: Bool = false, search: SearchPlace,
        detents: [Detent] = [.peek, .half, .full], opensAt: Detent, peek: Peek = .head,
        content: SheetContent = .titled, bird: BirdPlace = .pushed, more: MorePlace, running: RunningList,
        closing: Closing, minimisesOnScroll: Bool = false
    ) {
        self.id = id
        self.switcher = switcher
        self.foldsMiddle = foldsMiddle
        self.barHugs = barHugs
        self.search = search
        self.detents = detents
        self.opensAt = opensAt
        self.peek = peek
        self.content = content
        self.bird = bird
        self.more = more
        self.running = running
        self.closing = closing
        self.minimisesOnScroll = minimisesOnScroll
    }
}
