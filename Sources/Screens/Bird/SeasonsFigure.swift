#if canImport(App)
import App
#endif
#if canImport(Birds)
import Birds
#endif
#if canImport(Markup)
import Markup
#endif

/// When in the year a bird is reported here: a bar for each quarter of a month, and the same as a table for who does not
/// see them. Nothing where the server keeps no such thing.
func seasonsFigure(_ code: String, _ state: AppState) -> Node? {
    guard let seasons = state.seasons, same(seasons.code, code) else { return nil }
    switch seasons.answer {
    case .none: return nil
    case .asked: return state.isServed ? nil : framed { div {}.class("plot").aria(.hidden, "true") }
    case .offline: return framed { p { "Shown when you are online again." }.class("footnote") }
    case .failed:
        return framed {
            p { "The server could not tell." }.class("footnote")
            button { "Try Again" }.class("banner-button").type("button").act(.retry)
        }
    case .known(let known):
        if !known.isTelling {
            return framed {
                p { "Too few lists within \(Seasons.kilometres) km to tell." }.class("footnote")
            }
        }
        return memo(SeasonsInput(seasons: known, quarter: Seasons.quarter(ofDay: state.now.day))) { input in
            [framed { bars(input) }]
        }
    }
}

/// What the drawing is made from.
private struct SeasonsInput: Equatable {
    var seasons: Seasons
    var quarter: Int
}

/// The heading and the card that every state of it has, so that nothing moves when the answer comes.
private func framed(@Children _ content: () -> [Node]) -> Node {
    figure {
        figcaption { "Through the year" }.class("heading")
        div { content() }.class("card plotted seasons")
    }
    .class("family")
}

private let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
private let spans = ["1–7", "8–14", "15–21", "22–end"]

@Children private func bars(_ input: SeasonsInput) -> [Node] {
    let seasons = input.seasons
    let top = scale(seasons)
    p {
        span { "Now, \(spans[input.quarter % 4]) \(months[input.quarter / 4]): " }
        strong { shareText(seasons.share(input.quarter)) }
        if seasons.share(input.quarter) != nil {
            span { " of \(grouped(Int64(seasons.all[input.quarter]))) list-days" }
        }
    }
    .class("now")
    svg {
        path().class("plot-none").attr(.d, drawn { seasons.share($0) == nil ? 1 : 0 })
        path().class("plot-bar").attr(.d, drawn { $0 == input.quarter ? 0 : (seasons.share($0) ?? 0) / top })
        path().class("plot-bar now").attr(.d, drawn { $0 == input.quarter ? (seasons.share($0) ?? 0) / top : 0 })
        path().class("plot-base").attr(.d, "M0 100h335v1H0Z")
        path().class("plot-now").attr(.d, "M\(7 * input.quarter) 104h6v4h-6Z")
    }
    .class("plot").attr(.viewBox, "0 0 335 108").attr(.preserveAspectRatio, "none").aria(.hidden, "true")
    div { for month in months { span { String(Substring(month.utf8.prefix(1))) } } }
        .class("axis months").aria(.hidden, "true")
    p {
        "Highest bar \(shareText(top)) of the list-days within \(Seasons.kilometres) km, all years."
        if (0..<Seasons.quarters).contains(where: { seasons.share($0) == nil }) {
            " Grey: under \(Seasons.fewest) list-days."
        }
    }
    .class("note")
    // A table is as wide as its words, so what hides it is around it.
    div {
        table {
            thead {
                tr {
                    th { "Month" }.attr(.scope, "col")
                    for span in spans { th { span }.attr(.scope, "col") }
                }
            }
            tbody {
                for month in 0..<12 {
                    tr {
                        th { months[month] }.attr(.scope, "row")
                        for part in 0..<4 { td { shareText(seasons.share(month * 4 + part)) } }
                    }
                }
            }
        }
    }
    .class("unseen")
}

/// The bars of all quarters as one path; `height` is 0…1, and nothing is drawn for 0.
private func drawn(_ height: (Int) -> Double) -> String {
    var text = ""
    for quarter in 0..<Seasons.quarters {
        let high = height(quarter)
        // What was reported at all can be seen.
        if high > 0 { text += "M\(7 * quarter) 100V\((100 - max(1.5, 100 * high)).text(places: 1))h6V100Z" }
    }
    return text
}

/// What the highest bar stands for: the largest share, at least 1 %.
private func scale(_ seasons: Seasons) -> Double {
    var most = 0.01
    for quarter in 0..<Seasons.quarters { most = max(most, seasons.share(quarter) ?? 0) }
    return most
}

/// "34 %", "under 1 %", "too few list-days".
private func shareText(_ share: Double?) -> String {
    guard let share else { return "too few list-days" }
    if share > 0, share < 0.01 { return "under 1 %" }
    return "\(Int((share * 100).rounded())) %"
}
