import App
import Markup
import Navigation

/// A frame big and live: the app itself in the lab's fixed world, opened at the frame's state, to go on by hand.
///
/// `app` is the app's own address at that state.
public func livePage(_ named: NamedState, _ settings: LabSettings, app: String) -> Node {
    let size = named.screen.device
    let neighbours = Strip.neighbours(of: named)
    return div {
        main {
            nav {
                a { "All frames" }.href(settings.address("/lab") + "#" + named.name)
                neighbour("Before", neighbours.before, settings)
                neighbour("Next", neighbours.after, settings)
                a { "Without a frame" }.href(app)
            }
            .class("lab-links").label("Lab")
            h1 { named.caption }.class("lab-caption")
            div {
                iframe().attr(.src, app).attr(.title, "Wingbar, live: " + named.caption)
                    .attr(.width, "\(Int(size.width))").attr(.height, "\(Int(size.height))")
            }
            .class("lab-live").data(.size, named.screen == .phone ? "phone" : "tablet")
            .role("group").label("Wingbar, live").tabindex(0)
            p {
                a { "Link to this state" }.class("lab-link").href(
                    settings.address("/lab/live", state: named.name))
            }
        }
    }
    .class("lab")
}

private func neighbour(_ title: String, _ named: NamedState?, _ settings: LabSettings) -> Node? {
    guard let named else { return nil }
    return a { title }.href(settings.address("/lab/live", state: named.name)).label(
        "\(title): \(named.caption)")
}

extension Strip {
    /// The frames before and after one in its strip; none where no strip has it.
    static func neighbours(of named: NamedState) -> (before: NamedState?, after: NamedState?) {
        for strip in named.content.map(Strip.showing) ?? all {
            let frames = (strip.phones + strip.tablets).map { $0.state }
            guard let at = frames.firstIndex(where: { $0.name == named.name }) else { continue }
            return (at > 0 ? frames[at - 1] : nil, at + 1 < frames.count ? frames[at + 1] : nil)
        }
        return (nil, nil)
    }
}
