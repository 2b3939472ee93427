import App
import Birds
import Lists
import Navigation

/// What is in the front sheet: its head and its rows.
extension ScreenPlan {
    /// True where what stands at the top of the sheet is the search field of D1 and D2.
    private var hasFieldOnTop: Bool {
        layout.search == .field && (isSearching || isModeSheet && layout.switcher == .segments || isCards)
    }

    private var isCards: Bool {
        layout.home == .cards && state.navigation.isHome && state.navigation.front.pushed.isEmpty
    }

    mutating func addHead() {
        guard let sheet else { return }
        let corner = Box(
            screen.width - Drawn.corner - Metrics.target, sheet.y + Drawn.corner, Metrics.target, Metrics.target)
        if !state.navigation.front.pushed.isEmpty || isModeSheet && layout.home != nil { add(.close, corner) }
        if hasFieldOnTop {
            let field = Box(
                Drawn.fieldSides.leading, sheet.y + Drawn.fieldTop,
                screen.width - Drawn.fieldSides.leading - Drawn.fieldSides.trailing, Metrics.fieldHeight)
            setField(field)
            if isSearching {
                add(.leaveSearch, Box(8, field.y + 2, Metrics.target, Metrics.target))
            } else {
                add(.search, field)
                add(.menu(.more), Box(corner.x + 4, field.y + 2, Metrics.target, Metrics.target))
            }
        }
        if layout.search == .edge {
            let (size, end) = Drawn.edgeCircle
            let box = Box(screen.width - end - size, sheet.y - size / 2, size, size)
            if isSearching {
                setField(
                    Box(
                        Drawn.fieldSides.leading, sheet.y + Drawn.fieldTop,
                        screen.width - Drawn.fieldSides.leading - Drawn.fieldSides.trailing, Metrics.fieldHeight))
                add(.leaveSearch, Box(8, sheet.y + Drawn.fieldTop + 2, Metrics.target, Metrics.target))
            } else if isModeSheet {
                addSurface(box)
                add(.search, box)
            }
        }
        guard isModeSheet || isCards else { return }
        addSwitcher(in: sheet)
        if isModeSheet, state.mode == .list, layout.more == .listMenu {
            add(.menu(.more), Box(corner.x, corner.y + pageDots, corner.width, corner.height))
        }
    }

    /// What the dots of the pages add to a head.
    private var pageDots: Double { layout.switcher == .pages ? Drawn.dots : 0 }

    private mutating func addSwitcher(in sheet: Box) {
        let modes = state.navigation.shownModes.compactMap { Mode(rawValue: $0) }
        switch layout.switcher {
        case .segments:
            let (top, side) = Drawn.segments
            let width = (screen.width - 2 * side) / Double(modes.count)
            for (index, mode) in modes.enumerated() where sheet.y + top + Metrics.target < screen.height {
                add(.mode(mode), Box(side + Double(index) * width, sheet.y + top, width, Metrics.target))
            }
        case .cards where isCards && state.navigation.front.frontDetent != .peek:
            let (top, height, pitch) = Drawn.cards
            for (index, mode) in modes.enumerated() {
                let y = sheet.y + top + Double(index) * pitch
                add(.mode(mode), Box(Drawn.side, y, screen.width - 2 * Drawn.side, height))
            }
        case .pages:
            let start = screen.width / 2 - Metrics.target * Double(modes.count) / 2
            for (index, mode) in modes.enumerated() {
                add(
                    .mode(mode),
                    Box(
                        start + Double(index) * Metrics.target, sheet.y + Drawn.pageDots, Metrics.target, Metrics.target
                    ))
            }
        default: break
        }
    }

    /// The rows that can be read now, and how much lies below them.
    mutating func addRows(_ scroll: Double) {
        guard let sheet, state.navigation.front.frontDetent != .peek else { return }
        let (rows, top, more) = content
        let start = sheet.y + top
        let bottom = chrome.bar == .absent ? screen.height : screen.height - chrome.bottom
        var y = start - scroll
        for row in rows {
            y += row.gap
            let box = Box(Drawn.side, y, screen.width - 2 * Drawn.side, row.height)
            // What is tapped must show by half at least.
            if box.middle.y >= start, box.middle.y < bottom {
                add(row.action, box)
                if let tick = row.tick, state.ticksInOneTap {
                    let (width, end) = Drawn.tick
                    add(tick, Box(box.x + box.width - end, y, width, row.height))
                }
            }
            y += row.height
        }
        if !rows.isEmpty {
            setList(
                Box(0, start, screen.width, max(0, bottom - start)),
                beyond: y + Double(more) * Drawn.row + Metrics.contentGap - bottom)
        }
    }

    private struct Line {
        var action: AppAction
        var tick: AppAction?
        var height = Drawn.row
        var gap = 0.0
    }

    /// So many rows are planned one by one: more than a screen holds, however it is scrolled in a task.
    private static let planned = 40

    /// The front sheet's rows, where they begin, and how many more birds follow.
    private var content: (rows: [Line], top: Double, more: Int) {
        if let pushed = state.navigation.frontSheet {
            guard case .bird(let code) = pushed else { return ([], 0, 0) }
            return ([Line(action: .tick(code), height: 50)], 91, 0)
        }
        if isSearching { return (found, Drawn.searchRows + (layout.search.opensInSheet ? 20 : 0), 0) }
        guard isModeSheet else { return ([], 0, 0) }
        switch state.mode {
        case .nearby:
            let top = layout.content == .bare ? Drawn.bareRows : Drawn.nearbyRows + pageDots
            return (folded + nearby, top, max(0, state.derived.nearby.count - Self.planned))
        case .rare: return (rare, layout.content == .bare ? Drawn.bareRows - 48 : Drawn.rareRows + pageDots, 0)
        default:
            let rows = (state.list?.entries ?? []).map { Line(action: .bird($0.bird.code)) }
            return (rows + foot, Drawn.listRows + pageDots, 0)
        }
    }

    private func code(_ taxon: Int32) -> String { state.region.map { $0.taxa[Int(taxon)].code } ?? "" }

    private var nearby: [Line] {
        state.derived.nearby.prefix(Self.planned).map { summary in
            Line(action: .bird(code(summary.taxon)), tick: .tick(code(summary.taxon)))
        }
    }

    private var rare: [Line] {
        state.derived.rare.compactMap { rare in
            guard let sighting = state.region?.sightings[Int(rare.sighting)] else { return nil }
            return Line(action: .bird(code(sighting.taxon)), tick: .tick(code(sighting.taxon)))
        }
    }

    /// What is rare as Nearby's first section.
    private var folded: [Line] {
        guard state.foldsRare else { return [] }
        var lines = rare
        if !lines.isEmpty { lines[lines.count - 1].height += Drawn.heading }
        return lines
    }

    /// Settings, About and Support at the end of My List.
    private var foot: [Line] {
        guard layout.more == .listFoot else { return [] }
        return [Sheet.settings, .about, .support].enumerated().map { index, sheet in
            Line(action: .sheet(sheet), height: Drawn.line, gap: index == 0 ? 18 : 0)
        }
    }

    private var found: [Line] {
        var lines = state.derived.foundBirds.prefix(12).map { Line(action: .bird(state.species[Int($0)].code)) }
        for (index, town) in state.towns.enumerated() {
            lines.append(
                Line(
                    action: .go(town.coordinate, name: town.name), gap: index == 0 && !lines.isEmpty ? Drawn.heading : 0
                ))
        }
        return lines
    }
}
