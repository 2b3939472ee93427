import App
import Birds
import Lists
import Navigation

/// The windows that every state's chrome is laid out in.
let windows: [Window] = [
    Window(width: 402, height: 874, top: 62, bottom: 34), Window(width: 390, height: 844),
    Window(width: 320, height: 568), Window(width: 320, height: 874, top: 20), Window(width: 375, height: 667, top: 20),
    Window(width: 874, height: 402, bottom: 21), Window(width: 667, height: 375), Window(width: 740, height: 360),
    Window(width: 430, height: 932, top: 59, bottom: 34), Window(width: 1194, height: 834, top: 24, bottom: 20),
    Window(width: 834, height: 1194, top: 24, bottom: 20), Window(width: 744, height: 600),
    Window(width: 1024, height: 768), Window(width: 1105, height: 800),
    Window(width: 744, height: 1133),
    Window(width: 1920, height: 1080), Window(width: 402, height: 874, top: 62, bottom: 34, keyboard: 336),
]

/// What of a state decides where the chrome stands: laying out one of a kind is enough.
struct FrameKind: Hashable {
    private var parts: [UInt8]

    init(_ state: AppState) {
        let navigation = state.navigation
        let sheet: UInt8 = navigation.frontSheet == nil ? 0 : 1
        let list: UInt8 = state.list.map { $0.entries.isEmpty ? 1 : 2 } ?? 0
        parts = [
            UInt8(navigation.mode), sheet, navigation.front.frontDetent.rawValue, navigation.search == nil ? 0 : 1,
            navigation.isMinimised ? 1 : 0, list, state.notice == nil ? 0 : 1, navigation.layout.search.rawValue,
            navigation.layout.accessoryAlways ? 1 : 0,
        ]
    }
}

/// The rules of where the chrome stands, in every window: proposal A's, whose styles `ChromeFrames` repeats.
func checkFrames(_ state: AppState, _ finder: inout Finder) {
    let navigation = state.navigation
    guard navigation.layout.id == .a else { return }
    let listRuns = state.list.map { !$0.entries.isEmpty } ?? false
    let onList = state.isListInFront
    let detent = navigation.front.frontDetent
    for window in windows where window.keyboard == 0 || navigation.search != nil {
        let chrome = Chrome(
            navigation, listRuns: listRuns, onList: onList, width: window.width, height: window.height)
        let frames = ChromeFrames(
            chrome, detent: detent, head: head(state, in: window), modes: Mode.allCases.count,
            searchIsItem: navigation.layout.search == .item, hasNotice: state.notice != nil, in: window)
        check(frames, chrome, window, detent, &finder)
    }
}

/// What stands in the front sheet's head.
private func head(_ state: AppState, in window: Window) -> Head {
    if case .list(let id)? = state.navigation.frontSheet {
        return Head(hasChips: state.shelf.journal(id) != nil, hasClose: true)
    }
    if state.navigation.frontSheet != nil { return Head(hasClose: true) }
    if state.navigation.search != nil {
        return Head(isUntitled: true, hasField: state.navigation.layout.search == .item && !window.isWide)
    }
    switch state.mode {
    case .nearby: return Head(hasChips: true)
    case .rare: return Head()
    default: return Head(hasChips: state.list != nil)
    }
}

private func check(
    _ frames: ChromeFrames, _ chrome: Chrome, _ window: Window, _ detent: Detent, _ finder: inout Finder
) {
    let place = "\(Int(window.width)) × \(Int(window.height)), \(chrome.bar), \(detent)"
    let screen = Frame(x: 0, y: 0, width: window.width, height: window.height)
    finder.expect(isInside(frames.sheet, screen), "the sheet is inside the screen", place)
    for (index, target) in frames.targets.enumerated() {
        let what = "\(target.piece), \(place)"
        // The grabber's area over a field may reach out of the screen: the whole sheet can be drawn there.
        let mayLeave = target.piece == .grabber && target.frame.y < frames.sheet.y
        finder.expect(
            mayLeave || isInside(target.frame, screen), "what can be tapped is on the screen", what)
        finder.expect(
            target.frame.width >= Metrics.target - 0.01 && target.frame.height >= Metrics.target - 0.01,
            "targets are at least 44", "\(what): \(target.frame.width) × \(target.frame.height)")
        for other in frames.targets[..<index] {
            finder.expect(
                !other.frame.covers(target.frame), "nothing that can be tapped is covered by other chrome",
                "\(other.piece) covers \(what)")
        }
        if !window.isWide, target.piece == .mapStyle || target.piece == .location {
            finder.expect(
                !frames.sheet.covers(target.frame), "nothing that can be tapped is covered by other chrome",
                "the sheet covers \(what)")
        }
    }
    if !window.isWide {
        var highest = window.height
        for target in frames.targets where isBottomChrome(target.piece) && target.frame.y > window.height / 2 {
            highest = min(highest, target.frame.y)
        }
        finder.expect(
            frames.contentInset >= window.height - highest + Metrics.contentGap - 0.01,
            "the content's end clears the chrome", place)
    }
}

private func isBottomChrome(_ piece: Piece) -> Bool {
    switch piece {
    case .tab, .searchTab, .searchCircle, .field, .accessory: true
    default: false
    }
}

private func isInside(_ frame: Frame, _ screen: Frame) -> Bool {
    frame.x >= -0.01 && frame.y >= -0.01 && frame.maxX <= screen.maxX + 0.01 && frame.maxY <= screen.maxY + 0.01
        && frame.width > 0 && frame.height > 0
}
