import App
import Navigation

/// The bar of each switcher.
extension ScreenPlan {
    mutating func addBar() {
        guard chrome.bar != .absent else { return }
        switch layout.switcher {
        case .tabs, .toolbar: chrome.bar == .full ? addTabs() : chrome.bar == .field ? addField() : addMinimised()
        case .footer: chrome.bar == .field ? addField() : addFooter()
        case .menu: addSearchBar()
        case .cards, .segments, .pages: break
        }
        addAccessory()
    }

    private var modes: [Mode] { state.navigation.shownModes.compactMap { Mode(rawValue: $0) } }

    private mutating func addTabs() {
        let inset = Metrics.barInset
        let isTool = layout.switcher == .toolbar
        let height = layout.switcher.barHeight ?? 0
        let y = screen.height - inset - height
        let room = screen.width - 2 * inset - (layout.search == .circle ? height + Metrics.gap : 0)
        let padding = Metrics.barPadding
        let item =
            isTool
            ? Drawn.tool.width
            : layout.barHugs
                ? ((screen.width - 2 * inset - height - Metrics.gap) - 2 * padding) / 3
                : (room - 2 * padding) / Double(modes.count + (layout.search == .item ? 1 : 0))
        let width = 2 * padding + item * Double(modes.count + (layout.search == .item ? 1 : 0))
        addSurface(Box(inset, y, width, height))
        for (index, mode) in modes.enumerated() {
            add(.mode(mode), Box(inset + padding + Double(index) * item, y + padding, item, height - 2 * padding))
        }
        if layout.search == .circle {
            let circle = Box(screen.width - inset - height, y, height, height)
            addSurface(circle)
            add(.search, circle)
        } else {
            add(
                .search,
                Box(inset + padding + Double(modes.count) * item, y + padding, item, height - 2 * padding))
        }
    }

    private mutating func addMinimised() {
        let size = Metrics.minimisedBar
        let y = screen.height - Metrics.barInset - size
        for (action, x) in [
            (AppAction.restoreBar, Metrics.barInset), (.search, screen.width - Metrics.barInset - size),
        ] {
            addSurface(Box(x, y, size, size))
            add(action, Box(x, y, size, size))
        }
    }

    /// The footer is part of the sheet: no surface of its own.
    private mutating func addFooter() {
        let height = Metrics.barHeight
        let inset = Metrics.barInset - 1
        let y = screen.height - layout.switcher.barInset - height
        let end = screen.width - layout.switcher.barInset - height
        let item = (end - Metrics.gap - inset - Metrics.barPadding + 1) / 3
        for (index, mode) in modes.enumerated() {
            add(
                .mode(mode),
                Box(inset + Double(index) * item, y + Metrics.barPadding, item, height - 2 * Metrics.barPadding))
        }
        add(.search, Box(end, y, height, height))
    }

    private mutating func addField() {
        let size = Metrics.fieldHeight
        let inset = Metrics.barInset
        let y = screen.height - inset - size
        addSurface(Box(inset, y, size, size))
        add(.leaveSearch, Box(inset, y, size, size))
        let start = inset + size + Metrics.gap
        let box =
            layout.search == .item
            ? Box(Drawn.side, height(at: .full), screen.width - 2 * Drawn.side, size)
            : Box(start, y, screen.width - inset - start, size)
        addSurface(box)
        setField(box)
    }

    private mutating func addSearchBar() {
        let size = Metrics.fieldHeight
        let inset = layout.switcher.barInset
        let y = screen.height - inset - size
        addSurface(Box(inset, y, screen.width - 2 * inset, size))
        let start = Drawn.barField.x
        let field = Box(start, y, screen.width - Drawn.barField.end - start, size)
        setField(field)
        if isSearching {
            add(.leaveSearch, Box(Drawn.modeButton.x, y, size, size))
        } else {
            add(
                .menu(.modes),
                Box(Drawn.modeButton.x, y + 2, Drawn.modeButton.width, Metrics.target))
            add(.search, field)
        }
    }

    private mutating func addAccessory() {
        let height = Metrics.accessoryHeight
        switch chrome.accessory {
        case .absent: return
        case .expanded:
            let bottom = layout.switcher.barInset + (layout.switcher.barHeight ?? 0) + Metrics.gap
            let box = Box(
                Metrics.barInset, screen.height - bottom - height, screen.width - 2 * Metrics.barInset, height)
            addSurface(box)
            add(.mode(.list), box)
        case .inline:
            let beside = Metrics.barInset + Metrics.minimisedBar + Metrics.gap
            let y = screen.height - Metrics.barInset - (Metrics.minimisedBar + height) / 2
            let box = Box(beside, y, screen.width - 2 * beside, height)
            addSurface(box)
            add(.mode(.list), box)
        }
    }

    /// The menus that lead somewhere. E's stands on its button, My List's under its own.
    mutating func addMenu(_ menu: Menu) {
        let height = Drawn.menuItem.height
        switch menu {
        case .modes:
            let first =
                screen.height - Metrics.barInset - Metrics.fieldHeight - Drawn.side - 6 * height - Drawn.menuItem.gap
            for (index, mode) in modes.enumerated() {
                add(.mode(mode), Box(29, first + Double(index) * height, 284, height))
            }
            for (index, sheet) in [Sheet.settings, .about, .support].enumerated() {
                let y = first + Double(3 + index) * height + Drawn.menuItem.gap
                add(.sheet(sheet), Box(29, y, 284, height))
            }
        case .more:
            let top = (sheet?.y ?? 0) + Drawn.corner + Metrics.target + Metrics.gap
            let x = screen.width - Drawn.corner - Drawn.menuItem.width - Metrics.gap
            for (index, sheet) in [Sheet.settings, .about, .support].enumerated() {
                add(.sheet(sheet), Box(x, top + Double(index) * height, Drawn.menuItem.width, height))
            }
        case .distance, .period, .family, .style: break
        }
    }
}
