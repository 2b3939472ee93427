import BarRules
import Markup

/// A symbol of the lab's own sprite, which has every icon that a content may use.
func labIcon(_ name: String) -> Node {
    svg { use().href("/vendor/lab-icons.svg#" + name) }.class("icon").aria(.hidden, "true")
}

/// A bar in a style that works without script: each destination is a radio button, so a tap, the arrow keys and screen
/// readers all pick a tab.
///
/// `name` sets the group apart from the page's other ones. Destinations beyond the fifth stand in a list that "More"
/// opens, in the same group.
func specimen(_ style: BarStyle, _ destinations: [Destination], name: String, title: String) -> Node {
    let spec = BarSpec(style: style, destinations: destinations)
    let split = spec.split
    let outer = spec.hasOuterSearch ? split.shown.last : nil
    var inside = split.shown.filter { $0 != outer }
    // More comes after the modes and before a search that stands inside.
    let tail = outer == nil ? inside.popLast(when: { destinations[$0].isSearch && !split.behindMore.isEmpty }) : nil
    return div {
        if !split.behindMore.isEmpty { moreList(split.behindMore, destinations, name: name) }
        div {
            div {
                for index in inside { choice(destinations[index], index, name: name) }
                if !split.behindMore.isEmpty { more(name: name) }
                if let tail { choice(destinations[tail], tail, name: name) }
            }
            .class("spec-bar")
            if let outer { div { choice(destinations[outer], outer, name: name) }.class("spec-search") }
        }
        .class("spec-row")
        if style.gestureArea > 0 { div { div().class("spec-handle") }.class("spec-gesture") }
    }
    .class("specimen").role("radiogroup").label(title).data(.kind, style.name)
}

private func choice(_ destination: Destination, _ index: Int, name: String) -> Node {
    label {
        radio(name, "\(index)", checked: destination.isActive)
        span {
            span {
                labIcon(destination.icon)
                badge(destination)
            }
            .class("spec-icon")
            span { destination.label }.class("spec-label")
        }
        .class("spec-item")
    }
    .class("spec-tab")
}

/// The badge as it is drawn, and in words.
private func badge(_ destination: Destination) -> Node? {
    switch destination.badge {
    case .dot?, .words?:
        return group {
            span().class("spec-dot")
            span { ", " + destination.badgeWords }.class("unseen")
        }
    case .count(let count)?:
        return group {
            span { count > 99 ? "99+" : "\(count)" }.class("spec-count").aria(.hidden, "true")
            span { ", " + destination.badgeWords }.class("unseen")
        }
    case nil: return nil
    }
}

private func more(name: String) -> Node {
    label {
        radio(name, "more", checked: false).class("spec-more")
        span {
            span { labIcon("ellipsis") }.class("spec-icon")
            span { "More" }.class("spec-label")
        }
        .class("spec-item")
    }
    .class("spec-tab spec-more-tab")
}

private func moreList(_ hidden: [Int], _ destinations: [Destination], name: String) -> Node {
    div {
        for index in hidden {
            label {
                radio(name, "\(index)", checked: destinations[index].isActive)
                span {
                    labIcon(destinations[index].icon)
                    span { destinations[index].label }
                }
                .class("spec-line")
            }
            .class("spec-behind")
        }
    }
    .class("spec-list")
}

/// A radio button, in a group by its name.
func radio(_ name: String, _ value: String, checked: Bool) -> Node {
    input().type("radio").name(name).value(value).id("\(name)-\(value)").flag(.checked, checked)
}

extension Array {
    fileprivate mutating func popLast(when condition: (Element) -> Bool) -> Element? {
        guard let last, condition(last) else { return nil }
        return popLast()
    }
}
