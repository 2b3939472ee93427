import Navigation

/// A rectangle in px from the screen's top leading corner.
public struct Frame: Equatable, Sendable {
    /// Distance from the leading edge.
    public var x: Double
    /// Distance from the top.
    public var y: Double
    /// Extent sideways.
    public var width: Double
    /// Extent downwards.
    public var height: Double

    /// Makes a rectangle of its parts.
    public init(x: Double, y: Double, width: Double, height: Double) {
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The trailing edge.
    public var maxX: Double { x + width }
    /// The lower edge.
    public var maxY: Double { y + height }

    /// True where two rectangles have more than a rounding error in common.
    public func covers(_ other: Frame) -> Bool {
        min(maxX, other.maxX) - max(x, other.x) > 0.01 && min(maxY, other.maxY) - max(y, other.y) > 0.01
    }
}

/// A window: its size and its safe areas, in px.
public struct Window: Equatable, Sendable {
    /// Its width.
    public var width: Double
    /// Its height.
    public var height: Double
    /// Safe area at the top.
    public var top: Double
    /// Safe area at the bottom.
    public var bottom: Double
    /// Height that a keyboard on the screen takes.
    public var keyboard: Double

    /// Makes a window of its parts.
    public init(width: Double, height: Double, top: Double = 0, bottom: Double = 0, keyboard: Double = 0) {
        self.width = width
        self.height = height
        self.top = top
        self.bottom = bottom
        self.keyboard = keyboard
    }

    /// True for iPad and large windows.
    public var isWide: Bool { width >= Metrics.wideWidth && height >= Metrics.wideHeight }
}

/// What of the chrome can be tapped.
public enum Piece: Equatable, Hashable, Sendable {
    /// A tab, by its place in the bar; the only one drawn while the bar is minimised or search is open.
    case tab(Int)
    /// Search as an item of the bar.
    case searchTab
    /// Search as a circle.
    case searchCircle
    /// Search's field, and the button at its end.
    case field, clear
    /// The running list's capsule.
    case accessory
    /// The map's controls.
    case mapStyle, location
    /// The front sheet's handle, its close button, and its row of chips.
    case grabber, close, chips
    /// The notice with its buttons.
    case notice
}

/// What the front sheet has in its head.
public struct Head: Equatable, Sendable {
    /// True where a row of chips stands under the title.
    public var hasChips: Bool
    /// True where the title is only said, not drawn.
    public var isUntitled: Bool
    /// True where a close button stands beside the title.
    public var hasClose: Bool
    /// True where search's field stands in it, under the grabber.
    public var hasField: Bool

    /// Makes a head of its parts.
    public init(hasChips: Bool = false, isUntitled: Bool = false, hasClose: Bool = false, hasField: Bool = false) {
        self.hasChips = hasChips
        self.isUntitled = isUntitled
        self.hasClose = hasClose
        self.hasField = hasField
    }

    /// Height in px at a text size of 16: grabber, title, subtitle and chips.
    public var height: Double { hasField ? 70 : isUntitled ? 24 : hasChips ? 131 : 87 }
}

/// Where proposal A's chrome and sheet stand: the symbolic `Chrome` resolved to rectangles, as the styles draw it.
public struct ChromeFrames: Equatable, Sendable {
    /// What can be tapped, the highest layer first.
    public var targets: [(piece: Piece, frame: Frame)] = []
    /// The part of the front sheet that is on the screen.
    public var sheet: Frame
    /// Height in px from the screen's bottom that the front sheet's content keeps free at its end.
    public var contentInset: Double

    /// Resolves a state's chrome. `searchIsItem`: search stands inside the bar; `hasNotice`: a notice is up.
    public init(
        _ chrome: Chrome, detent: Detent, head: Head, modes: Int, searchIsItem: Bool, hasNotice: Bool, in window: Window
    ) {
        let bottom = Self.chromeHeight(chrome)
        sheet = Self.sheet(detent, head: head, chromeHeight: bottom, in: window)
        contentInset = window.isWide ? Metrics.contentGap : bottom + Metrics.contentGap + window.keyboard
        if hasNotice { targets.append((.notice, Self.notice(head, detent, in: window))) }
        addBar(chrome, head: head, modes: modes, searchIsItem: searchIsItem, in: window)
        // The notice stands in the expanded capsule's place, which then is not there to be tapped.
        if let accessory = Self.accessory(chrome, in: window),
            !(hasNotice && chrome.accessory == .expanded) || window.isWide
                || Self.isNoticeOnTop(head, detent, in: window)
        {
            targets.append((.accessory, accessory))
        }
        addHead(head, detent: detent, in: window)
        addMapControls(chrome, detent: detent, searchIsItem: searchIsItem, in: window)
    }

    /// The front sheet's frame at a detent.
    public static func sheet(_ detent: Detent, head: Head, chromeHeight: Double, in window: Window) -> Frame {
        if window.isWide {
            let edge = 10.0
            return Frame(
                x: edge, y: edge + window.top, width: Metrics.columnWidth,
                height: window.height - 2 * edge - window.top)
        }
        let full = window.height - window.top - Metrics.fullGap
        let peek = min(full, head.height + chromeHeight + Metrics.gap)
        let half = min(full, max(full * Metrics.halfShare, peek + 96))
        let height =
            switch detent {
            case .peek: peek
            case .half: half
            case .full: full
            }
        return Frame(x: 0, y: window.height - height, width: window.width, height: height)
    }

    /// Height in px that the chrome takes at the bottom of a phone's screen.
    static func chromeHeight(_ chrome: Chrome) -> Double {
        let accessory = chrome.accessory == .absent ? 0 : Metrics.gap + Metrics.accessoryHeight
        return Metrics.barInset + Metrics.barHeight + accessory
    }

    /// Equal where every piece stands in the same place.
    public static func == (a: ChromeFrames, b: ChromeFrames) -> Bool {
        guard a.sheet == b.sheet, a.contentInset == b.contentInset, a.targets.count == b.targets.count else {
            return false
        }
        for (index, target) in a.targets.enumerated()
        where target.piece != b.targets[index].piece || target.frame != b.targets[index].frame { return false }
        return true
    }
}

extension Metrics {
    /// Below this height a sheet at half leaves no room for the map's controls, which then are there at peek.
    static let lowHeight = 500.0
    /// Distance of a sheet's content from its sides.
    static let side = 16.0
}
