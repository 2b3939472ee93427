import App
import Birds
import Navigation
import Screens
import Testing

/// The table of roles and names that every front end keeps.
@Suite struct RoleTests {
    private func page(_ scene: String) throws -> Page {
        let state = try #require(Scenes.all.first { $0.name == scene }?.state)
        return try Page(screen(state))
    }

    @Test func switcher() throws {
        let page = try page("nearby-half")
        #expect(page.find("navigation", "Modes") != nil)
        for name in ["Nearby", "Rare", "My List", "Search"] { #expect(page.find("button", name) != nil, "\(name)") }
        #expect(page.find("button", "Nearby")?.attributes["aria-current"] == "page")
        #expect(page.find("button", "Rare")?.attributes["aria-current"] == nil)
    }

    @Test func exactlyOneTabIsCurrentInEveryScene() throws {
        for scene in Scenes.all {
            let page = try Page(screen(scene.state))
            let current = page.root.all.filter { $0.attributes["aria-current"] == "page" }
            #expect(current.count == 1, "\(scene.name)")
        }
    }

    @Test func minimisedIconStaysANamedButton() throws {
        let page = try page("nearby-minimised")
        let icon = try #require(page.find("button", "Nearby"))
        #expect(icon.attributes["aria-expanded"] == "false")
        #expect(icon.attributes["data-act"] == "restore-bar")
        #expect(page.find("button", "Rare") == nil)
    }

    @Test func sheetIsARegionNamedByItsTitle() throws {
        for (scene, title) in [
            ("nearby-half", "Stanley Park"), ("rare", "Rare Bird Alert"), ("list-running", "My List"),
            ("bird", "Anna's Hummingbird"), ("settings", "Settings"), ("about", "About"), ("support", "Support"),
            ("search-spar", "Search"),
        ] {
            #expect(try page(scene).names("region") == [title], "\(scene)")
        }
    }

    @Test func grabberIsASlider() throws {
        for (scene, text, value) in [
            ("nearby-peek", "Peek", "0"), ("nearby-half", "Half", "1"), ("nearby-full", "Full", "2"),
        ] {
            let slider = try #require(try page(scene).find("slider", "Sheet height"))
            #expect(slider.attributes["aria-valuetext"] == text)
            #expect(slider.attributes["aria-valuenow"] == value)
        }
    }

    @Test func chipsOpenMenusOfRadios() throws {
        let closed = try page("nearby-half")
        for name in ["Distance, 5 km", "Period, 14 days", "Family, all"] {
            let chip = try #require(closed.find("button", name))
            #expect(chip.attributes["aria-haspopup"] == "menu")
            #expect(chip.attributes["aria-expanded"] == "false")
        }
        let open = try page("menu-distance")
        #expect(open.find("menu", "Distance") != nil)
        #expect(open.names("menuitemradio") == ["1 km", "2 km", "5 km", "10 km", "20 km", "50 km"])
        #expect(open.find("menuitemradio", "5 km")?.attributes["aria-checked"] == "true")
        #expect(open.find("menuitemradio", "5 km")?.attributes["data-act"] == "km 5")
        #expect(open.find("button", "Distance, 5 km")?.attributes["aria-expanded"] == "true")
        #expect(
            try page("menu-family").names("menuitemradio").prefix(2) == ["All families", "Ducks, Geese, and Waterfowl"])
    }

    @Test func moreMenu() throws {
        let page = try page("menu-more")
        #expect(page.find("button", "More")?.attributes["aria-expanded"] == "true")
        #expect(page.names("menuitem") == ["Settings", "About", "Support"])
    }

    @Test func birdRowAndItsSiblingTick() throws {
        let page = try page("nearby-half")
        let row = try #require(page.find("button", "Canada Goose, 21 hours ago, 64 birds"))
        #expect(row.attributes["data-act"] == "bird cangoo")
        #expect(row.all.dropFirst().allSatisfy { $0.role != "button" })
        let seen = try #require(page.find("button", "Seen It, Canada Goose"))
        #expect(seen.attributes["aria-pressed"] == "true")
        let described = try #require(seen.attributes["aria-describedby"])
        #expect(page.root.all.first { $0.attributes["id"] == described }?.text == "2")
        #expect(page.find("button", "Seen It, Wood Duck")?.attributes["aria-pressed"] == "false")
        #expect(page.find("button", "Black-capped Chickadee, less than an hour ago, 1 bird") != nil)
        #expect(page.find("button", "American Crow, 1 hour ago, 1,200 birds") != nil)
    }

    @Test func aRowDrawnAsideHasItsActions() throws {
        let open = try page("row-open")
        let actions = try #require(open.find("group", "Actions, Canada Goose"))
        #expect(
            actions.all.filter { $0.role == "button" }.map { $0.attributes["data-act"] } == [
                "tick cangoo", "untick cangoo", "bird cangoo",
            ])
        #expect(open.names("group").filter { $0.hasPrefix("Actions") }.count == 1)
        // Not on the list: nothing to undo. Under the hand: out of reach.
        let held = try page("row-held").root.all.filter { $0.attributes["class"] == "row-actions" }
        #expect(held.count == 1 && held[0].attributes["inert"] != nil)
        #expect(held[0].all.compactMap { $0.attributes["data-act"] } == ["tick cangoo", "bird cangoo"])
    }

    @Test func familiesAreHeadings() throws {
        let headings = try page("nearby-half").names("heading")
        #expect(headings.contains("Ducks, Geese, and Waterfowl") && headings.contains("Hummingbirds"))
        #expect(headings.firstIndex(of: "Hummingbirds")! < headings.firstIndex(of: "New World Sparrows")!)
    }

    @Test func rareRows() throws {
        let page = try page("rare")
        #expect(page.find("button", "Palm Warbler, Lost Lagoon, today, Rare") != nil)
        #expect(page.find("button", "Black Phoebe, Iona Beach, yesterday, Rare") != nil)
        #expect(page.find("button", "Harris's Sparrow, Queen Elizabeth Park, 3 days ago, Rare") != nil)
    }

    @Test func accessorySaysWhatRuns() throws {
        #expect(
            try page("nearby-half").find("button", "My List, 3 species, 47 minutes")?.attributes["data-act"]
                == "mode list")
        #expect(try page("nearby-half-plain").find("button", "My List, 3 species, 47 minutes") == nil)
        #expect(try page("list-running").find("button", "My List, 3 species, 47 minutes") == nil)
    }

    @Test func search() throws {
        let page = try page("search-spar")
        let field = try #require(page.find("searchbox", "Search birds and places"))
        #expect(field.attributes["value"] == "spar")
        #expect(field.attributes["data-act-input"] == "query")
        #expect(page.find("group", "Birds") != nil)
        #expect(page.find("group", "Places") != nil)
        for name in [
            "Song Sparrow, 3 hours ago nearby", "Fox Sparrow, 1 day ago nearby",
            "Eurasian Sparrowhawk, Not seen nearby",
            "Sparwood, BC, Canada",
        ] { #expect(page.find("button", name) != nil, "\(name)") }
    }

    @Test func mapControls() throws {
        let page = try page("nearby-half")
        #expect(page.find("button", "Map style")?.attributes["data-act"] == "menu style")
        #expect(page.find("button", "My location")?.attributes["data-act"] == "locate")
    }

    @Test func birdSheet() throws {
        let page = try page("bird")
        for name in ["Close", "Seen It", "Share"] { #expect(page.find("button", name) != nil, "\(name)") }
        #expect(page.find("list", "Recent sightings")?.text.contains("Lost Lagoon") == true)
        #expect(page.find("button", "Seen It")?.attributes["aria-pressed"] == "true")
    }

    @Test func whatCanBeDoneToAList() throws {
        let running = try page("list-running")
        for name in [
            "Finish", "Undo: Canada Goose + 2", "Nothing to Redo", "Details", "Share", "2, count Canada Goose",
        ] {
            #expect(running.find("button", name) != nil, "\(name)")
        }
        #expect(running.find("button", "Nothing to Redo")?.attributes["aria-disabled"] == "true")
        let finished = try page("list-finished")
        #expect(finished.names("region") == ["Stanley Park"])
        for name in ["Reopen", "Undo: finish", "Details", "Close", "One more, Mallard"] {
            #expect(finished.find("button", name) != nil, "\(name)")
        }
        #expect(finished.find("button", "Finish") == nil)
    }

    @Test func countPad() throws {
        let page = try page("count")
        #expect(page.names("region") == ["Canada Goose"])
        let keys = try #require(page.find("group", "Count"))
        #expect(
            keys.all.filter { $0.role == "button" }.map { page.name($0) } == [
                "1", "2", "3", "Clear", "4", "5", "6", "X, present and not counted", "7", "8", "9", "Set",
                "Delete the last digit", "0", "Add",
            ])
        #expect(page.find("button", "Heard")?.attributes["aria-pressed"] == "false")
    }

    @Test func onlyOneSheetIsReached() throws {
        for scene in Scenes.all {
            let page = try Page(screen(scene.state))
            let sheets = page.root.all.filter { $0.attributes["class"]?.hasPrefix("sheet") == true }
            #expect(sheets.filter { $0.attributes["inert"] == nil }.count == 1, "\(scene.name)")
            #expect(sheets.count >= 3, "\(scene.name)")
        }
    }

    @Test func idsAreUnique() throws {
        for scene in Scenes.all {
            let ids = try Page(screen(scene.state)).root.all.compactMap { $0.attributes["id"] }
            #expect(Set(ids).count == ids.count, "\(scene.name)")
        }
    }

    @Test func everyButtonHasANameAndSaysWhatItDoes() throws {
        for scene in Scenes.all {
            let page = try Page(screen(scene.state))
            for button in page.root.all where button.tag == "button" {
                #expect(!page.name(button).isEmpty, "\(scene.name)")
                if button.role == "slider" { continue }
                let action = button.attributes["data-act"] ?? ""
                #expect(AppAction(text: action) != nil, "\(scene.name): \(page.name(button)) does “\(action)”")
            }
        }
    }
}
