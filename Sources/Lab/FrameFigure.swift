import App
import Markup
import Navigation

/// A frame of the lab: the app's own page of a named state, drawn small, with its caption. A tap opens it big and live.
///
/// The page lies in an `iframe`, because only that has a window of its own: lengths of the screen, fixed bars and the
/// styles of large windows then are what they are in the app, and the ids of forty screens do not meet. It is a picture
/// here, so it is inert; the link over it is what a person reaches.
func frameFigure(_ frame: LabFrame, _ settings: LabSettings, isLazy: Bool = true) -> Node {
    let named = frame.state
    let settings = frame.pinned(settings)
    let size = named.screen.device
    let words = frame.caption
    let live = settings.address("/lab/live", state: named.name)
    return figure {
        div {
            iframe()
                .attr(.src, settings.address("/lab/frame", state: named.name)).attr(.title, words)
                .attr(.width, "\(Int(size.width))").attr(.height, "\(Int(size.height))").attr(
                    .loading, isLazy ? "lazy" : "eager"
                )
                .flag(.inert, true).tabindex(-1)
            a().class("lab-open").href(live).label("Open live: " + words)
        }
        .class("lab-screen")
        figcaption {
            span { words }
            a { "Link to this state" }.class("lab-link").href(live).label("Link to this state: " + words)
        }
    }
    .class("lab-figure").id(frame.id).data(.size, named.screen == .phone ? "phone" : "tablet")
}

/// Frames side by side, scrolled sideways by hand or by the arrow keys.
func strip(_ title: String, _ frames: [Node]) -> Node {
    div { for frame in frames { frame } }.class("lab-strip").role("group").label(title).tabindex(0)
}
