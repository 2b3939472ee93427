#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Navigation)
import Navigation
#endif

/// About: what this is, and whose work it stands on.
func aboutSheet(_ place: SheetPlace) -> Node {
    sheetFrame(place, SheetHead(title: "About", subtitle: "Wingbar", trailing: closeButton())) {
        p { "Which birds were reported around a place, on a map, from files of your own." }.class("lead")
        facts("app-" + place.name, "App", [Fact("Version", wingbarVersion)])
        facts("sources-" + place.name, "Sources", sources)
        div {
            a {
                span { "Licences" }.class("name")
                icon("chevron-right")
            }
            .class("row link").href("/licences")
        }
        .class("card")
        p { "Nothing leaves this device: no account, no tracking." }.class("footnote")
    }
}

/// What the app is made from, for people to read; `/licences` has every licence in full.
private let sources = [
    Fact("Birds' names", "eBird/Clements Checklist, Cornell Lab of Ornithology"),
    Fact("Sightings", "Your own files from eBird, GBIF and iNaturalist"),
    Fact("Map", "Shores by GSHHG, places by GeoNames, drawn by MapLibre"),
    Fact("Letters and symbols", "Inter, Lucide"),
]

/// A name and what belongs to it.
struct Fact {
    var name: String
    var text: String

    init(_ name: String, _ text: String) {
        self.name = name
        self.text = text
    }
}

/// A card of names and what belongs to them.
func facts(_ id: String, _ title: String, _ all: [Fact]) -> Node {
    div {
        h3 { title }.id(id).class("heading")
        dl {
            for fact in all {
                div {
                    dt { fact.name }.class("name")
                    dd { fact.text }.class("detail")
                }
                .class("row plain fact")
            }
        }
        .class("card").aria(.labelledby, id)
    }
    .class("family")
}
