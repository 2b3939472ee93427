import App
import Birds
import Navigation

/// Where everything is that a person can touch in a state, on a phone: worked out from the layout and its lengths, without
/// a browser. What the lab measures is read from it.
public struct ScreenPlan: Sendable {
    /// Something that can be tapped.
    public struct Control: Sendable {
        /// What a tap does.
        public var action: AppAction
        /// Where a finger must come down.
        public var box: Box
    }

    /// What can be tapped, none of it covered.
    public private(set) var controls: [Control] = []
    /// The sheet in front; nil where there is none.
    public private(set) var sheet: Box?
    /// The surfaces that float over the map or the sheet: bar, search's circle, capsule, controls.
    public private(set) var surfaces: [Box] = []
    /// Where rows can be read: below the sheet's head, above what floats.
    public private(set) var list: Box?
    /// The search field, where one is on the screen.
    public private(set) var field: Box?
    /// How far the list can be scrolled on, in px.
    public private(set) var beyond = 0.0

    let state: AppState
    let screen: Box

    /// Plans a state's screen; `scroll` is how far in px its list is scrolled.
    public init(_ state: AppState, scroll: Double = 0) {
        self.state = state
        screen = Box(0, 0, state.device.width, state.device.height)
        addSheet()
        addBar()
        addMapControls()
        if let menu = state.menu {
            // Its scrim lies over everything else.
            controls = []
            addMenu(menu)
            controls.append(Control(action: .closeMenu, box: Box(0, screen.height / 4, 100, 100)))
        } else {
            addHead()
            addRows(scroll)
        }
    }

    var layout: Layout { state.navigation.layout }
    var chrome: Chrome { state.chrome }
    var isSearching: Bool { state.navigation.search != nil }

    /// True where the front sheet is a mode's own.
    var isModeSheet: Bool {
        !isSearching && state.navigation.front.pushed.isEmpty && state.navigation.activeMode != nil
    }

    mutating func add(_ action: AppAction, _ box: Box) { controls.append(Control(action: action, box: box)) }
    mutating func addSurface(_ box: Box) { surfaces.append(box) }
    mutating func setField(_ box: Box) { field = box }
    mutating func setList(_ box: Box, beyond: Double) {
        list = box
        self.beyond = max(0, beyond)
    }

    /// Height of the chrome under a sheet's content, from the screen's bottom.
    var under: Double { chrome.bar == .absent ? state.device.safeBottom : chrome.bottom }

    /// What shows of the front sheet at peek.
    var tip: Double {
        if isSearching { return Drawn.tipTitle }
        if state.navigation.front.pushed.isEmpty {
            switch layout.peek {
            case .field: return Drawn.tipField
            case .title: return Drawn.tipTitle
            case .head: return state.mode == .nearby ? Drawn.tipChips : Drawn.tipTitle
            }
        }
        return Drawn.tipTitle
    }

    /// A sheet's height at a detent, as the styles have it.
    func height(at detent: Detent) -> Double {
        let full = screen.height - state.device.safeTop - Metrics.fullGap
        switch detent {
        case .full: return full
        case .half: return min(full, max(full * Metrics.halfShare, tip + under + 104))
        case .peek: return min(full, tip + under + 8)
        }
    }

    private mutating func addSheet() {
        guard state.navigation.hasSheet else { return }
        let height = height(at: state.navigation.front.frontDetent)
        let floats = layout.peek == .title && isModeSheet && state.navigation.front.frontDetent == .peek
        let gap = floats ? Metrics.gap : 0
        sheet = Box(gap, screen.height - height, screen.width - 2 * gap, height - gap)
    }

    private mutating func addMapControls() {
        if sheet != nil, state.navigation.front.frontDetent == .full { return }
        let (width, height, end) = Drawn.control
        let x = screen.width - end - width
        let y = max(16, state.device.safeTop)
        addSurface(Box(x, y, width, 2 * height))
        add(.menu(.style), Box(x, y, width, height))
        add(.locate, Box(x, y + height, width, height))
    }
}
