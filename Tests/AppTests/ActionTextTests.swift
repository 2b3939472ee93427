import App
import Birds
import Lists
import Navigation
import Testing

@Suite struct ActionTextTests {
    static let all: [AppAction] = [
        .mode(.rare), .bird("cangoo"), .sheet(.settings), .sheet(.about), .sheet(.support), .close, .escape,
        .sheet(.past("place/49.3,-123.14 Stanley  Park")),
        .restoreBar, .rested(.peek), .detent(.full), .grabber, .scrolled, .reachedTop, .menu(.distance), .closeMenu,
        .released(height: 431.5, velocity: -1200, peek: 250, half: 445, full: 804), .kilometres(20), .days(30),
        .family("Anatidae"), .family(nil), .tick("cangoo"), .untick("annhum"), .finish, .resume, .fade, .share(nil),
        .share("cangoo"),
        .uncover("nearby-cangoo"), .swiped(x: 120.5, velocity: -300, open: 220, width: 370),
        .rowActions("nearby-cangoo"), .cover,
        .list(.undo(nil)), .list(.undo(OperationID(clock: 4, writer: 81))), .list(.redo(nil)),
        .list(.redo(OperationID(clock: 4, writer: 81))), .list(.add("cangoo", 5)), .list(.set("cangoo", 0)),
        .sheet(.list("5-1")), .sheet(.count("cangoo")), .sheet(.details), .pad(.digit(7)), .pad(.add), .pad(.back),
        .list(.start), .list(.edit(.place, "Lost Lagoon")), .list(.edit(.comments, "two\nlines")),
        .list(.note("cangoo", "two\nlines")), .list(.noticed("cangoo", .heard)), .list(.set("cangoo", -1)),
        .list(.delete("5-1")), .list(.moveOn("5-1")), .list(.reopen("5-1")),
        .kept(key: "journal-5-1"), .list(.undelete("5-1")),
        .zone(-25_200), .writer(81),
        .search, .leaveSearch, .query("spar hawk "), .query(""), .asOf(LocalTime(day: 20_000, minute: 541)),
        .asOf(nil), .go(Coordinate(latitude: 49.3, longitude: -123.14), name: "Stanley Park"), .locate,
        .located(Coordinate(latitude: -33.8, longitude: 151.2)), .locateFailed("denied"),
        .camera(Camera(centre: Coordinate(latitude: 49.3, longitude: -123.1), zoom: 12.5)),
        .disc(Coordinate(latitude: 1, longitude: 2)), .theme(.dark), .proposal(.d1), .mapStyle(.dark), .oneTap(false),
        .singleKeys(true), .key("/"),
        .flavour(.ios27), .device(Device(width: 390, height: 844, safeTop: 47, safeBottom: 34)), .now(1_790_000_000),
        .measure(true), .fixFailed("denied"), .hidden(true), .hidden(false),
        .fix(Fix(coordinate: Coordinate(latitude: 49.3, longitude: -123.1), accuracy: 12.5, utc: 1_790_000_000)),
        .online(false), .popped("/?mode=rare", steps: -1), .removeSample, .retry, .dismiss, .moreRows, .updateReady,
        .useUpdate, .shared(true), .shared(false),
        .stored(key: "list", text: "list 1\nat 1 2 x"), .storeFailed(key: "list", reason: "QuotaExceededError"),
    ]

    @Test(arguments: all) func readsBackWhatItPrints(_ action: AppAction) {
        #expect(AppAction(text: action.text) == action, "\(action.text)")
    }

    @Test(arguments: [
        "", " ", "mode", "mode nowhere", "km many", "go 91 0 Nowhere", "go 1", "camera 1 2", "released 1 2 3 4",
        "swiped 1 2 3", "uncover",
        "birds",
        "camera nan inf 3", "disc 1e3 2", "add cangoo 0", "set cangoo -2", "set cangoo", "delete", "add cangoo many",
        "fix 1 2", "fix 1 2 3", "fix 91 0 5 5", "hidden", "measure",
        "pad", "pad q", "list", "count", "sheet bird", "edit", "edit weather fine", "noticed cangoo felt",
    ])
    func refusesWhatIsNoAction(_ text: String) { #expect(AppAction(text: text) == nil) }

    @Test(arguments: [
        ("49.3", 49.3), ("-123.14", -123.14), ("0", 0), ("-0.5", -0.5), ("12", 12), (".5", 0.5), ("5.", 5),
    ])
    func readsDecimals(_ text: String, _ value: Double) { #expect(Double(decimal: text) == value) }

    @Test(arguments: ["", "-", ".", "1e5", "nan", "0x1", "1 2", "1.2.3", "--1"])
    func refusesOtherNumbers(_ text: String) { #expect(Double(decimal: text) == nil) }

    @Test(arguments: [
        (49.3, 6, "49.3"), (-123.14, 2, "-123.14"), (0.05, 1, "0.1"), (-0.001, 2, "0"), (2.999_999_9, 3, "3"),
        (10.05, 2, "10.05"),
    ])
    func printsDecimals(_ value: Double, _ places: Int, _ text: String) { #expect(value.text(places: places) == text) }
}
