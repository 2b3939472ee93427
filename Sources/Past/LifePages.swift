#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif

/// The species of a life or of a year, each with the day and place where it was first; a row leads to that list.
func birdsPage(_ state: PastState, _ view: PastView) -> Node {
    let history = state.history
    if view.birds.isEmpty, view.query.utf8.isEmpty {
        return emptyState("bird", "No birds yet", "The species of your finished lists stand here.")
    }
    return group {
        searchField(view, "Search these birds", "Bird")
        if view.birds.isEmpty {
            emptyState("search", "Nothing found", "None of these birds is called so.")
        } else {
            p { grouped(Int64(view.birds.count)) + " species" }.class("footnote counted")
        }
        ul {
            each(Array(view.birds.prefix(view.most)), key: { Int64($0.bird) + 1 }) { one in
                let bird = history.archive.birds[Int(one.bird)]
                let first = history.archive.lists[Int(one.first)]
                let place = history.archive.places[Int(first.place)].name
                pastRow(
                    bird.name,
                    dotted([first.time.dateText, placeTitle(place), countText(Int64(one.lists), "list", "lists")]),
                    Opening.list(first.id, place))
            }
        }
        .class("card").role("list")
        moreButton(view)
    }
}

/// The years, the newest first.
func yearsPage(_ state: PastState) -> Node {
    let years = state.history.years()
    if years.isEmpty { return emptyState("clock", "No years yet", "The years of your finished lists stand here.") }
    return group {
        speciesOverTime(years)
        ul {
            each(years, key: { $0.year }) { year in
                pastRow(
                    "\(year.year)",
                    dotted([
                        grouped(Int64(year.species)) + " species", grouped(Int64(year.firsts)) + " new",
                        countText(Int64(year.lists), "list", "lists"),
                    ]), Opening.year(year.year))
            }
        }
        .class("card apart").role("list")
    }
}
