import BarRules
import Wire

/// The bar of a content file as the rules see it: its destinations are numbered as in the file, so that a finding's
/// place is the file's.
func readSpec(_ json: JSON) -> BarSpec {
    let bar = json["bar"]
    let style = bar?["style"]?.string.flatMap { BarStyle.named($0) } ?? .ios26
    var spec = BarSpec(
        style: style, width: bar?["width"]?.number ?? 402,
        destinations: (json["modes"]?.array ?? []).map(readDestination))
    switch bar?["overflow"]?.string {
    case "scroll": spec.overflow = .scroll(signalled: false)
    case "scroll-signalled": spec.overflow = .scroll(signalled: true)
    case "none": spec.overflow = .none
    default: spec.overflow = .more
    }
    spec.orderDependsOn = bar?["orderWhen"]?.string
    if let highlights = bar?["highlight"]?.array {
        spec.highlights = highlights.compactMap { $0.string.flatMap { BarSpec.Highlight(rawValue: $0) } }
    }
    spec.showsFocus = bar?["focusRing"]?.bool ?? true
    spec.marksCurrent = bar?["marksCurrent"]?.bool ?? true
    spec.moves = bar?["moves"]?.bool
    spec.otherNavigation = (bar?["besides"]?.array ?? []).compactMap(\.string)
    return spec
}

private func readDestination(_ mode: JSON) -> Destination {
    var read = Destination(
        mode["id"]?.string ?? "", label: mode["label"]?.string ?? "", icon: mode["icon"]?.string ?? "",
        badge: readBadge(mode))
    read.badgeWords = mode["badgeLabel"]?.string ?? ""
    read.isSearch = mode["role"]?.string == "search"
    read.isActive = mode["active"]?.bool ?? false
    read.isEnabled = mode["enabled"]?.bool ?? true
    read.isPressed = mode["pressed"]?.bool ?? false
    read.dependsOn = mode["when"]?.string
    read.weight = mode["weight"]?.number ?? 1
    return read
}
