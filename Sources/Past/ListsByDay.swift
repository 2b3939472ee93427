#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif

/// One line of a page of lists, as values, so that an unchanged one is not made again.
private struct PastRow: Equatable {
    var id: String
    var place: String
    var detail: String
}

/// The lists of one month.
private struct Month {
    var title: String
    var key: Int64
    var rows: [PastRow]
}

/// A search field, and the lists of a page that it finds, by months.
func listsOf(_ state: PastState, _ view: PastView, noun: String) -> Node {
    let count = Int64(view.lists.count)
    let months = byMonth(state.history, view.lists.prefix(view.most))
    return group {
        searchField(view, "Search your lists", "Place, day or bird")
        if months.isEmpty {
            emptyState("search", "Nothing found", "No list has a place, a day or a bird of that name.")
        } else {
            p {
                view.query.utf8.isEmpty ? countText(count, "list", noun) : countText(count, "list found", "lists found")
            }
            .class("footnote")
        }
        each(months, key: { $0.key }) { month in
            div {
                h3 { month.title }.class("heading")
                ul {
                    each(month.rows, key: { key(hashOf: $0.id) }) { row in
                        memo(row) { row in pastRow(placeTitle(row.place), row.detail, Opening.list(row.id, row.place)) }
                    }
                }
                .class("card").role("list")
            }
            .class("family")
        }
        moreButton(view)
    }
}

/// What brings the rows that are not shown yet; who scrolls to it need not tap it.
func moreButton(_ view: PastView) -> Node? {
    guard view.count > view.most else { return nil }
    return button { "Show more" }.class("more").type("button").act(PastAction.more.text)
}

/// A page's search field.
func searchField(_ view: PastView, _ name: String, _ placeholder: String) -> Node {
    div {
        icon("search")
        input().class("field").type("text").role("searchbox").label(name)
            .placeholder(placeholder).value(view.query).actInput("past find")
            .attr(.autocomplete, "off").attr(.autocapitalize, "off").attr(.spellcheck, "false")
            .attr(.inputmode, "search").attr(.enterkeyhint, "search")
    }
    .class("sheet-field")
}

private func byMonth(_ history: History, _ lists: ArraySlice<Int32>) -> [Month] {
    var months: [Month] = []
    for at in lists {
        let list = history.archive.lists[Int(at)]
        let date = CalendarDate(daysSince1970: list.time.day)
        let key = date.year * 12 + date.month
        if months.last?.key != key {
            months.append(Month(title: list.time.monthText, key: key, rows: []))
        }
        let detail = dotted([
            list.time.dateText + list.time.clockText(after: ", "),
            grouped(Int64(history.speciesCounts[Int(at)])) + " species",
            list.minutes < 0 ? "" : minutesText(Int64(list.minutes)),
            list.isFinished ? "" : "Not finished", list.isOthers ? "From a link" : "",
        ])
        months[months.count - 1].rows.append(
            PastRow(id: list.id, place: history.archive.places[Int(list.place)].name, detail: detail))
    }
    return months
}

/// "0:47": hours and minutes.
func minutesText(_ minutes: Int64) -> String {
    let rest = minutes % 60
    return "\(minutes / 60):\(rest < 10 ? "0" : "")\(rest)"
}

extension LocalTime {
    /// "May 2026".
    var monthText: String { String(Substring(dateText.utf8.drop { $0 != 0x20 }.dropFirst())) }

    /// "09:00" behind a text, or nothing where only the day is known.
    func clockText(after start: String) -> String {
        hasClock ? start + String(Substring(iso.utf8.dropFirst(11))) : ""
    }
}
