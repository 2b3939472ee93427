#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Navigation)
import Navigation
#endif
#if canImport(Wire)
import Wire
#endif

extension AppAction {
    /// The text form. `AppAction(text:)` reads it back to an equal value.
    public var text: String {
        switch self {
        case .mode(let mode): "mode \(mode.name)"
        case .bird(let code): "bird \(code)"
        case .sheet(.past(let path)): "open-past \(path)"
        case .sheet(let sheet): "\(sheet.parameter.name) \(sheet.parameter.value)"
        case .close: "close"
        case .escape: "escape"
        case .restoreBar: "restore-bar"
        case .rested(let detent): "rested \(detent.name)"
        case .detent(let detent): "detent \(detent.name)"
        case .released(let height, let velocity, let peek, let half, let full):
            "released \(numbers([height, velocity, peek, half, full]))"
        case .grabber: "grabber"
        case .scrolled: "scrolled"
        case .reachedTop: "reached-top"
        case .uncover(let row): "uncover \(row)"
        case .swiped(let x, let velocity, let open, let width): "swiped \(numbers([x, velocity, open, width]))"
        case .rowActions(let row): "row-actions \(row)"
        case .cover: "cover"
        case .pad(let key): "pad \(key.text)"
        case .menu(let menu): "menu \(menu.name)"
        case .closeMenu: "menu-close"
        case .kilometres(let km): "km \(km)"
        case .days(let days): "days \(days)"
        case .family(let family): family.map { "family \($0)" } ?? "family"
        case .tick(let code): "tick \(code)"
        case .untick(let code): "untick \(code)"
        case .finish: "finish"
        case .resume: "resume"
        case .list(let action): action.text
        case .share(let code): code.map { "share \($0)" } ?? "share-list"
        case .search: "search"
        case .leaveSearch: "leave-search"
        case .query(let text): "query \(text)"
        case .go(let to, let name): "go \(degrees(to)) \(name)"
        case .asOf(let time): time.map { "as-of \($0.packed)" } ?? "as-of"
        case .locate: "locate"
        case .located(let at): "located \(degrees(at))"
        case .locateFailed(let reason): "locate-failed \(reason)"
        case .measure(let on): on ? "measure 1" : "measure 0"
        case .fix(let fix): "fix \(degrees(fix.coordinate)) \(fix.accuracy.text(places: 1)) \(fix.utc)"
        case .fixFailed(let reason): "fix-failed \(reason)"
        case .hidden(let hidden): hidden ? "hidden 1" : "hidden 0"
        case .camera(let camera): "camera \(degrees(camera.centre)) \(camera.zoom.text(places: 3))"
        case .disc(let at): "disc \(degrees(at))"
        case .oneTap(let on): on ? "one-tap 1" : "one-tap 0"
        case .singleKeys(let on): on ? "single-keys 1" : "single-keys 0"
        case .key(let key): "key \(key)"
        case .flavour(let flavour): "flavour \(flavour.name)"
        case .proposal(let proposal): "proposal \(proposal.name)"
        case .theme(let theme): "theme \(theme.name)"
        case .mapStyle(let style): "map-style \(style.name)"
        case .device(let d): "device \(numbers([d.width, d.height, d.safeTop, d.safeBottom]))"
        case .now(let utc): "now \(utc)"
        case .zone(let seconds): "zone \(seconds)"
        case .writer(let number): "writer \(number)"
        case .online(let online): online ? "online 1" : "online 0"
        case .popped(let address, let steps): "popped \(steps) \(address)"
        case .removeSample: "remove-sample"
        case .retry: "retry"
        case .moreRows: "more-rows"
        case .updateReady: "update-ready"
        case .useUpdate: "use-update"
        case .shared(let copied): copied ? "shared 1" : "shared 0"
        case .dismiss: "dismiss"
        case .fade: "fade"
        case .stored(let key, let text): "stored \(key) \(text)"
        case .storeFailed(let key, let reason): "store-failed \(key) \(reason)"
        case .kept(let key): "kept \(key)"
        }
    }

    /// Reads a text form; nil where it is none, so that a stray text does nothing.
    public init?(text: String) {
        var words = Words(text)
        guard let name = words.word() else { return nil }
        guard
            let action = AppAction.plain(name) ?? AppAction.choice(name, &words) ?? AppAction.fact(name, &words)
                ?? ListAction(name, &words).map({ .list($0) })
        else { return nil }
        self = action
    }

    /// The actions that are one word.
    private static func plain(_ name: String) -> AppAction? {
        let table: [(String, AppAction)] = [
            ("close", .close), ("escape", .escape), ("restore-bar", .restoreBar), ("grabber", .grabber),
            ("scrolled", .scrolled), ("reached-top", .reachedTop), ("menu-close", .closeMenu), ("finish", .finish),
            ("share-list", .share(nil)), ("search", .search), ("leave-search", .leaveSearch), ("locate", .locate),
            ("remove-sample", .removeSample), ("retry", .retry), ("dismiss", .dismiss), ("fade", .fade),
            ("resume", .resume), ("cover", .cover), ("more-rows", .moreRows),
            ("update-ready", .updateReady), ("use-update", .useUpdate),
        ]
        for (word, action) in table where same(word, name) { return action }
        return nil
    }

    /// What a person chooses.
    private static func choice(_ name: String, _ words: inout Words) -> AppAction? {
        switch name {
        case "mode": words.word().flatMap { Mode(name: $0) }.map { .mode($0) }
        case "bird": words.word().map { .bird($0) }
        case "sheet", "list", "count", "row": words.word().flatMap { Sheet(name, $0) }.map { .sheet($0) }
        case "open-past": .sheet(.past(words.rest))
        case "detent": words.word().flatMap { Detent(name: $0) }.map { .detent($0) }
        case "row-actions": words.word().map { .rowActions($0) }
        case "menu": words.word().flatMap { Menu(name: $0) }.map { .menu($0) }
        case "km": words.whole().map { .kilometres(Int(clamping: $0)) }
        case "days": words.whole().map { .days(Int(clamping: $0)) }
        case "family": .family(words.word())
        case "tick": words.word().map { .tick($0) }
        case "untick": words.word().map { .untick($0) }
        case "pad": words.word().flatMap { PadKey($0) }.map { .pad($0) }
        case "share": words.word().map { .share($0) }
        case "query": .query(words.rest)
        case "go": place(&words).map { .go($0, name: words.rest) }
        case "shared": words.word().map { .shared(same($0, "1")) }
        case "single-keys": words.word().map { .singleKeys(same($0, "1")) }
        case "key": words.word().map { .key($0) }
        case "measure": words.word().map { .measure(same($0, "1")) }
        case "one-tap": words.word().map { .oneTap(same($0, "1")) }
        case "flavour": words.word().flatMap { Flavour(name: $0) }.map { .flavour($0) }
        case "proposal": words.word().flatMap { Proposal(name: $0) }.map { .proposal($0) }
        case "theme": words.word().flatMap { Theme(name: $0) }.map { .theme($0) }
        case "map-style": words.word().flatMap { MapStyle(name: $0) }.map { .mapStyle($0) }
        case "disc": place(&words).map { .disc($0) }
        case "as-of": asOf(&words)
        default: nil
        }
    }

    /// What the host reports.
    private static func fact(_ name: String, _ words: inout Words) -> AppAction? {
        switch name {
        case "rested": words.word().flatMap { Detent(name: $0) }.map { .rested($0) }
        case "released":
            several(5, &words).map {
                .released(height: $0[0], velocity: $0[1], peek: $0[2], half: $0[3], full: $0[4])
            }
        case "uncover": words.word().map { .uncover($0) }
        case "swiped":
            several(4, &words).map { .swiped(x: $0[0], velocity: $0[1], open: $0[2], width: $0[3]) }
        case "located": place(&words).map { .located($0) }
        case "locate-failed": .locateFailed(words.rest)
        case "fix":
            place(&words).flatMap { at in
                words.number().flatMap { accuracy in
                    words.whole().map { .fix(Fix(coordinate: at, accuracy: accuracy, utc: $0)) }
                }
            }
        case "fix-failed": .fixFailed(words.rest)
        case "hidden": words.word().map { .hidden(same($0, "1")) }
        case "camera":
            place(&words).flatMap { at in words.number().map { .camera(Camera(centre: at, zoom: $0)) } }
        case "device": device(&words)
        case "now": words.whole().map { .now($0) }
        case "zone": words.whole().map { .zone($0) }
        case "writer": words.whole().map { .writer($0) }
        case "online": words.word().map { .online(same($0, "1")) }
        case "popped": words.whole().map { .popped(words.rest, steps: Int(clamping: $0)) }
        case "stored": words.word().map { .stored(key: $0, text: words.rest) }
        case "kept": words.word().map { .kept(key: $0) }
        case "store-failed": words.word().map { .storeFailed(key: $0, reason: words.rest) }
        default: nil
        }
    }

    private static func asOf(_ words: inout Words) -> AppAction? {
        guard let word = words.word() else { return .asOf(nil) }
        return Int64(word).map { .asOf(LocalTime(packed: $0)) }
    }

    private static func place(_ words: inout Words) -> Coordinate? {
        guard let latitude = words.number(), let longitude = words.number() else { return nil }
        let at = Coordinate(latitude: latitude, longitude: longitude)
        return at.isValid ? at : nil
    }

    private static func several(_ count: Int, _ words: inout Words) -> [Double]? {
        var found: [Double] = []
        while found.count < count {
            guard let number = words.number() else { return nil }
            found.append(number)
        }
        return found
    }

    private static func device(_ words: inout Words) -> AppAction? {
        guard let width = words.number(), let height = words.number() else { return nil }
        let top = words.number() ?? 0
        return .device(Device(width: width, height: height, safeTop: top, safeBottom: words.number() ?? 0))
    }
}

/// "49.3 -123.14": degrees with at most 6 decimals (≈ 0.1 m).
func degrees(_ at: Coordinate) -> String { "\(at.latitude.text(places: 6)) \(at.longitude.text(places: 6))" }

/// Numbers with at most 3 decimals, apart by spaces.
func numbers(_ values: [Double]) -> String {
    var text = ""
    for (index, value) in values.enumerated() { text += (index == 0 ? "" : " ") + value.text(places: 3) }
    return text
}
