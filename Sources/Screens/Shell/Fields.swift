#if canImport(App)
import App
#endif
#if canImport(Markup)
import Markup
#endif

/// A field in a row with its name; what it holds is handed on when it is left.
func entry(_ title: String, _ value: String, _ type: String, _ action: String) -> Node {
    label {
        span { title }.class("name")
        input().class("value").type(type).value(value).actChange(action).attr(.autocomplete, "off")
            .attr(.step, "any")
    }
    .class("row entry")
}

/// A field for several lines.
func area(_ title: String, _ value: String, _ action: String) -> Node {
    label {
        span { title }.class("name")
        textarea().class("value").value(value).actChange(action)
    }
    .class("row entry tall")
}

/// A row that switches something on and off.
func toggle(_ title: String, _ isOn: Bool, _ action: AppAction) -> Node {
    button {
        span { title }.class("name")
        span().class("switch")
    }
    .class("row choice").type("button").role("switch").aria(.checked, isOn ? "true" : "false").act(action)
}

/// A card of rows of which one is chosen.
func radioCard(_ id: String, _ title: String, _ choices: [Choice]) -> Node {
    div {
        h3 { title }.id(id).class("heading")
        div { for choice in choices { radio(choice) } }.class("card").role("radiogroup").aria(.labelledby, id)
    }
    .class("family")
}

private func radio(_ choice: Choice) -> Node {
    button {
        span { choice.title }.class("name")
        icon("check")
    }
    .class("row choice").type("button").role("radio").aria(.checked, choice.isChosen ? "true" : "false")
    .act(choice.action)
}
