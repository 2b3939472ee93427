import App
import Birds
import Lists
import Navigation

/// The states that are looked at as pictures, by name.
enum Scenes {
    static let all: [(name: String, state: AppState)] = [
        ("nearby-half", with { $0.shelf = World.shelf }),
        ("nearby-half-plain", with { _ in }),
        (
            "nearby-peek",
            with {
                $0.shelf = World.shelf; $0.navigation.reduce(.rest(.peek))
            }
        ),
        ("nearby-peek-plain", with { $0.navigation.reduce(.rest(.peek)) }),
        (
            "nearby-full",
            with {
                $0.shelf = World.shelf; $0.navigation.reduce(.rest(.full))
            }
        ),
        (
            "nearby-minimised",
            with {
                $0.shelf = World.shelf
                $0.navigation.reduce(.rest(.full))
                $0.navigation.isMinimised = true
            }
        ),
        ("menu-distance", with { $0.menu = .distance }),
        ("menu-family", with { $0.menu = .family }),
        ("menu-style", with { $0.menu = .style }),
        (
            "menu-more",
            with {
                $0.navigation.reduce(.select(mode: 2)); $0.shelf = World.shelf; $0.menu = .more
            }
        ),
        ("rare", with { $0.navigation.reduce(.select(mode: 1)) }),
        ("list-empty", with { $0.navigation.reduce(.select(mode: 2)) }),
        (
            "list-running",
            with {
                $0.navigation.reduce(.select(mode: 2)); $0.shelf = World.shelf
            }
        ),
        (
            "bird",
            with {
                $0.navigation.reduce(.push(.bird("annhum"))); $0.shelf = World.shelf
            }
        ),
        ("bird-unticked", with { $0.navigation.reduce(.push(.bird("sonspa"))) }),
        (
            "search-empty",
            with {
                $0.navigation.reduce(.openSearch); $0.recents = ["heron", "Lost Lagoon"]
            }
        ),
        (
            "search-spar",
            with {
                $0.navigation.reduce(.openSearch)
                $0.query = "spar"
                $0.species = World.species
                $0.derived.foundBirds = [15, 13, 17]
                $0.towns = [Town(name: "Sparwood", detail: "BC, Canada", coordinate: World.park)]
            }
        ),
        (
            "row-open",
            with {
                $0.shelf = World.shelf; $0.swiped = SwipedRow("nearby-cangoo", isOpen: true)
            }
        ),
        ("row-held", with { $0.swiped = SwipedRow("nearby-cangoo") }),
        (
            "search-none",
            with {
                $0.navigation.reduce(.openSearch); $0.query = "qqq"
            }
        ),
        (
            "empty-window",
            with {
                $0.region?.sightings = []
                $0.region?.offer.newestHere = LocalTime(day: 15_169)
                $0.region?.offer.nearest = World.places[5]
                $0.region?.offer.nearestNewest = LocalTime(day: 15_200)
            }
        ),
        ("loading", World.state(nil)),
        (
            "failed",
            with {
                $0.region = nil
                $0.regionStatus = .failed("The server could not be reached. Look at the connection and try again.")
            }
        ),
        ("sample", with { $0.region?.hasSample = true }),
        (
            "as-of",
            with {
                $0.asOf = World.now; $0.notice = Notice("Canada Goose added", button: "Undo", action: "untick cangoo")
            }
        ),
        (
            "settings",
            with {
                $0.navigation.reduce(.select(mode: 2)); $0.navigation.reduce(.push(.settings))
            }
        ),
        (
            "about",
            with {
                $0.navigation.reduce(.select(mode: 2)); $0.navigation.reduce(.push(.about))
            }
        ),
        (
            "support",
            with {
                $0.navigation.reduce(.select(mode: 2)); $0.navigation.reduce(.push(.support))
            }
        ),
        (
            "list-finished",
            lists {
                $0.shelf = finished; $0.navigation.reduce(.push(.list("1-1")))
            }
        ),
        ("list-unknown", lists { $0.navigation.reduce(.push(.list("9-9"))) }),
        ("details", lists { $0.navigation.reduce(.push(.details)) }),
        (
            "details-none",
            lists {
                $0.shelf = Shelf(); $0.navigation.reduce(.push(.details))
            }
        ),
        ("count", lists { $0.navigation.reduce(.push(.count("cangoo"))) }),
        ("count-none", with { $0.navigation.reduce(.push(.count("nobird"))) }),
        (
            "ios27",
            with {
                $0.flavour = .ios27
                $0.navigation.layout = .a(.ios27)
                $0.shelf = World.shelf
            }
        ),
    ]

    /// My List, with the list that runs.
    private static func lists(_ change: (inout AppState) -> Void) -> AppState {
        with {
            $0.navigation.reduce(.select(mode: 2))
            $0.shelf = World.shelf
            change(&$0)
        }
    }

    /// The list of the scenes, finished after 47 minutes.
    private static var finished: Shelf {
        var shelf = World.shelf
        let change = Change.finish(seconds: 47 * 60)
        shelf.merge(
            "1-1", [Operation(id: OperationID(clock: 9, writer: 1), utc: World.utc, change: change)])
        return shelf
    }

    private static func with(_ change: (inout AppState) -> Void) -> AppState {
        var state = World.state()
        change(&state)
        World.derive(&state)
        return state
    }
}
