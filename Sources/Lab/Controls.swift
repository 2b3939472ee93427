import App
import Markup
import Navigation

/// What all frames of a page are drawn with: a form that works without script. `isPinned`: each frame has its own flavour,
/// and the page has no strips of iPads to add.
func controls(
    _ path: String, _ settings: LabSettings, isPinned: Bool = false, contents: [(name: String, title: String)] = []
) -> Node {
    form {
        div {
            if !contents.isEmpty {
                choices(
                    "content", "Content", [("", "Birds")] + contents.map { ($0.name, $0.title) },
                    chosen: settings.content)
            }
            choices(
                "theme", "Appearance", [("system", "System"), ("light", "Light"), ("dark", "Dark")],
                chosen: settings.theme.name)
            if !isPinned {
                choices(
                    "flavour", "System", [("", "As drawn"), ("ios26", "iOS 26"), ("ios27", "iOS 27")],
                    chosen: settings.flavour?.name ?? "")
            }
            choices(
                "style", "Bar", [("system", "iOS"), ("appetite", "Appetite UI"), ("material3", "Material 3")],
                chosen: settings.bar.rawValue)
            choices(
                "text", "Text", [("100", "100 %"), ("130", "130 %"), ("200", "200 %")], chosen: settings.text.rawValue)
            choices("solid", "Glass", [("", "Clear"), ("1", "Solid")], chosen: settings.isSolid ? "1" : "")
            choices("hand", "Hand", [("", "Right"), ("left", "Left")], chosen: settings.isLeftHanded ? "left" : "")
            if !isPinned {
                choices("ipad", "iPad", [("", "A and D1"), ("1", "All")], chosen: settings.showsTablets ? "1" : "")
            }
        }
        .class("spec-controls")
        button { "Apply to all frames" }.class("spec-button").type("submit")
    }
    .class("lab-controls").attr(.method, "get").attr(.action, path).label("All frames")
}
