import Navigation

/// The rectangles of the single pieces, as the styles draw them at a text size of 16.
extension ChromeFrames {
    /// The capsule's widest extent on a phone on its side.
    static let widestBar = 520.0
    /// The bar, its inset from the column and its search at the top of a large window.
    static let wideBar = (height: 50.0, width: 340.0, edge: 16.0)
    /// Padding in px of that bar's capsule.
    static let widePadding = 3.0
    /// Below this width an open field leaves a large window room for the current tab alone.
    static let roomyWidth = 1105.0
    /// Distance of iOS 27's field from the top of a sheet at full.
    static let fieldDrop = 18.0

    /// Where iOS 27's field stands, whatever the sheet's detent.
    static func fieldTop(in window: Window) -> Double { window.top + Metrics.fullGap + fieldDrop }

    mutating func addBar(_ chrome: Chrome, head: Head, modes: Int, searchIsItem: Bool, in window: Window) {
        if window.isWide { return addWideBar(chrome, modes: modes, in: window) }
        let inset = Metrics.barInset
        let width = window.width - 2 * inset
        switch chrome.bar {
        case .full:
            let y = window.height - inset - Metrics.barHeight
            let beside = searchIsItem ? 0 : Metrics.barHeight + Metrics.gap
            let bar = Frame(x: inset, y: y, width: min(Self.widestBar, width - beside), height: Metrics.barHeight)
            addItems(modes, searchIsItem ? 1 : 0, in: bar, padding: Metrics.barPadding)
            if !searchIsItem { addCircle(.searchCircle, Metrics.barHeight, atEnd: true, y, in: window) }
        case .minimised:
            let y = window.height - inset - Metrics.minimisedBar
            addCircle(.tab(0), Metrics.minimisedBar, atEnd: false, y, in: window)
            addCircle(.searchCircle, Metrics.minimisedBar, atEnd: true, y, in: window)
        case .absent: break
        case .field:
            let size = Metrics.fieldHeight
            let y = window.height - max(inset, window.keyboard > 0 ? window.keyboard + 8 : 0) - size
            addCircle(.tab(0), size, atEnd: false, y, in: window)
            let start = inset + size + Metrics.gap
            // A sheet over the results has its title where iOS 27's field was.
            if searchIsItem, head.hasClose { return }
            addField(
                searchIsItem
                    ? Frame(x: 16, y: Self.fieldTop(in: window), width: window.width - 32, height: size)
                    : Frame(x: start, y: y, width: window.width - inset - start, height: size))
        }
    }

    /// Equal shares of the capsule's inside.
    private mutating func addItems(_ modes: Int, _ search: Int, in bar: Frame, padding: Double) {
        let share = (bar.width - 2 * padding) / Double(modes + search)
        for index in 0..<modes + search {
            let item = Frame(
                x: bar.x + padding + Double(index) * share, y: bar.y + padding, width: share,
                height: bar.height - 2 * padding)
            targets.append((index < modes ? .tab(index) : .searchTab, item))
        }
    }

    private mutating func addCircle(_ piece: Piece, _ size: Double, atEnd: Bool, _ y: Double, in window: Window) {
        let x = atEnd ? window.width - Metrics.barInset - size : Metrics.barInset
        targets.append((piece, Frame(x: x, y: y, width: size, height: size)))
    }

    /// The field up to the button at its end, and that button.
    private mutating func addField(_ frame: Frame) {
        let button = Metrics.target
        targets.append((.field, Frame(x: frame.x, y: frame.y, width: frame.width - button - 2, height: frame.height)))
        targets.append(
            (
                .clear,
                Frame(
                    x: frame.maxX - button - 2, y: frame.y + (frame.height - button) / 2, width: button, height: button)
            ))
    }

    private mutating func addWideBar(_ chrome: Chrome, modes: Int, in window: Window) {
        let height = Self.wideBar.height
        let edge = Self.wideBar.edge
        let y = Self.wideBarTop(in: window)
        let column = Self.columnEnd
        let width = min(Self.wideBar.width, window.width - column - 108)
        let isShort = chrome.bar == .field && window.width < Self.roomyWidth
        if isShort {
            targets.append((.tab(0), Frame(x: column + edge, y: y, width: height, height: height)))
        } else {
            addItems(
                modes, 0,
                in: Frame(x: max(window.width / 2 - width / 2, column + edge), y: y, width: width, height: height),
                padding: Self.widePadding)
        }
        if chrome.bar == .field {
            let field = min(Self.wideBar.width, window.width - column - (isShort ? 90 : 2 * edge))
            addField(Frame(x: window.width - edge - field, y: y, width: field, height: height))
        } else {
            targets.append(
                (.searchCircle, Frame(x: window.width - edge - height, y: y, width: height, height: height)))
        }
    }

    static func wideBarTop(in window: Window) -> Double { max(16, window.top + 6) }
    /// Where the column ends sideways.
    static let columnEnd = Metrics.columnWidth + 10

    static func accessory(_ chrome: Chrome, in window: Window) -> Frame? {
        let height = Metrics.accessoryHeight
        if chrome.accessory == .absent { return nil }
        if window.isWide {
            let room = window.width - columnEnd
            let width = min(Metrics.accessoryWidth, room - 32)
            return Frame(
                x: columnEnd + (room - width) / 2, y: window.height - max(21, window.bottom) - height, width: width,
                height: height)
        }
        let inset = Metrics.barInset
        if chrome.accessory == .expanded {
            return Frame(
                x: inset, y: window.height - inset - Metrics.barHeight - Metrics.gap - height,
                width: window.width - 2 * inset, height: height)
        }
        let beside = inset + Metrics.minimisedBar + Metrics.gap
        return Frame(
            x: beside, y: window.height - inset - (Metrics.minimisedBar - height) / 2 - height,
            width: window.width - 2 * beside, height: height)
    }

    /// True where a notice stands at the top: at peek the sheet's head would be under it, at
    /// half rows, but in a low window; not where a field is up there.
    static func isNoticeOnTop(_ head: Head, _ detent: Detent, in window: Window) -> Bool {
        !window.isWide && !head.hasField
            && (detent == .peek || detent == .half && window.height >= Metrics.lowHeight)
    }

    /// A notice of one line.
    static func notice(_ head: Head, _ detent: Detent, in window: Window) -> Frame {
        let height = Metrics.accessoryHeight
        if isNoticeOnTop(head, detent, in: window) {
            let end = 16.0 + (window.height < Metrics.lowHeight ? 88 : 44) + 8
            let width = min(480, window.width - Metrics.barInset - end)
            return Frame(x: Metrics.barInset, y: max(16, window.top), width: width, height: height)
        }
        if window.isWide {
            let room = window.width - columnEnd - 32
            let width = min(480, room)
            return Frame(
                x: columnEnd + 16 + (room - width) / 2, y: window.height - max(84, window.bottom) - height,
                width: width, height: height)
        }
        let inset = Metrics.barInset
        let width = min(480, window.width - 2 * inset)
        return Frame(
            x: (window.width - width) / 2, y: window.height - inset - Metrics.barHeight - Metrics.gap - height,
            width: width, height: height)
    }

    mutating func addHead(_ head: Head, detent: Detent, in window: Window) {
        let target = Metrics.target
        if !window.isWide {
            // Over a field in the head the grabber's area reaches up, not down.
            let y = head.hasField ? sheet.y - target + Self.fieldDrop : sheet.y
            targets.append(
                (.grabber, Frame(x: sheet.x + sheet.width / 2 - target, y: y, width: 2 * target, height: target)))
        }
        if head.hasClose {
            targets.append(
                (.close, Frame(x: sheet.maxX - Metrics.side - target, y: sheet.y + 16, width: target, height: target)))
        }
        if head.hasChips {
            targets.append(
                (
                    .chips,
                    Frame(
                        x: sheet.x + Metrics.side, y: sheet.y + head.height - target,
                        width: sheet.width - 2 * Metrics.side, height: target)
                ))
        }
    }

    /// The controls stand on the map; where the front sheet leaves no room for them they are not drawn.
    mutating func addMapControls(_ chrome: Chrome, detent: Detent, searchIsItem: Bool, in window: Window) {
        let wide = window.isWide
        let size = (width: wide ? 50.0 : 44.0, height: wide ? 50.0 : 46.0)
        var top = wide ? Self.wideBarTop(in: window) + Self.wideBar.height + 14 : max(16, window.top)
        if !wide, chrome.bar == .field, searchIsItem {
            top = Self.fieldTop(in: window) + Metrics.fieldHeight + Metrics.gap
        }
        // In a low window they stand side by side.
        let isLow = !wide && window.height < Metrics.lowHeight
        let x = window.width - 16 - size.width * (isLow ? 2 : 1)
        if !wide, detent == .full { return }
        if !wide, window.height < Metrics.lowHeight, detent != .peek { return }
        targets.append((.mapStyle, Frame(x: x, y: top, width: size.width, height: size.height)))
        let location = isLow ? (x: x + size.width, y: top) : (x: x, y: top + size.height)
        targets.append((.location, Frame(x: location.x, y: location.y, width: size.width, height: size.height)))
    }
}
