@inline(never) private func element(_ tag: Tag, _ children: [Node]) -> Node {
    Node(kind: .element, tag: tag, children: children)
}

/// A `div` element.
public func div(@Children _ content: () -> [Node] = { [] }) -> Node { element(.div, content()) }
/// A `span` element.
public func span(@Children _ content: () -> [Node] = { [] }) -> Node { element(.span, content()) }
/// A `p` element.
public func p(@Children _ content: () -> [Node] = { [] }) -> Node { element(.p, content()) }
/// A link: give it `href`, and `act` where the app can do better than load a page.
public func a(@Children _ content: () -> [Node] = { [] }) -> Node { element(.a, content()) }
/// A `h1` element.
public func h1(@Children _ content: () -> [Node] = { [] }) -> Node { element(.h1, content()) }
/// A `h2` element.
public func h2(@Children _ content: () -> [Node] = { [] }) -> Node { element(.h2, content()) }
/// A `h3` element.
public func h3(@Children _ content: () -> [Node] = { [] }) -> Node { element(.h3, content()) }
/// An `ul` element.
public func ul(@Children _ content: () -> [Node] = { [] }) -> Node { element(.ul, content()) }
/// An `ol` element.
public func ol(@Children _ content: () -> [Node] = { [] }) -> Node { element(.ol, content()) }
/// A `li` element.
public func li(@Children _ content: () -> [Node] = { [] }) -> Node { element(.li, content()) }
/// A `section` element.
public func section(@Children _ content: () -> [Node] = { [] }) -> Node { element(.section, content()) }
/// A `header` element.
public func header(@Children _ content: () -> [Node] = { [] }) -> Node { element(.header, content()) }
/// A `footer` element.
public func footer(@Children _ content: () -> [Node] = { [] }) -> Node { element(.footer, content()) }
/// A `nav` landmark.
public func nav(@Children _ content: () -> [Node] = { [] }) -> Node { element(.nav, content()) }
/// The `main` landmark.
public func main(@Children _ content: () -> [Node] = { [] }) -> Node { element(.main, content()) }
/// A `button` element.
public func button(@Children _ content: () -> [Node] = { [] }) -> Node { element(.button, content()) }
/// An `input` field; it has no children.
public func input(@Children _ content: () -> [Node] = { [] }) -> Node { element(.input, content()) }
/// A `textarea` field; its text is its child.
public func textarea(@Children _ content: () -> [Node] = { [] }) -> Node { element(.textarea, content()) }
/// A `noscript` element: what browsers show that run no scripts.
public func noscript(@Children _ content: () -> [Node] = { [] }) -> Node { element(.noscript, content()) }
/// An `iframe`: another page within this one.
public func iframe(@Children _ content: () -> [Node] = { [] }) -> Node { element(.iframe, content()) }
/// A `label` element.
public func label(@Children _ content: () -> [Node] = { [] }) -> Node { element(.label, content()) }
/// A `form` element.
public func form(@Children _ content: () -> [Node] = { [] }) -> Node { element(.form, content()) }
/// A `small` element.
public func small(@Children _ content: () -> [Node] = { [] }) -> Node { element(.small, content()) }
/// A `strong` element.
public func strong(@Children _ content: () -> [Node] = { [] }) -> Node { element(.strong, content()) }
/// An `em` element.
public func em(@Children _ content: () -> [Node] = { [] }) -> Node { element(.em, content()) }
/// An `img`; it has no children.
public func img(@Children _ content: () -> [Node] = { [] }) -> Node { element(.img, content()) }
/// A `dl` element.
public func dl(@Children _ content: () -> [Node] = { [] }) -> Node { element(.dl, content()) }
/// A `dt` element.
public func dt(@Children _ content: () -> [Node] = { [] }) -> Node { element(.dt, content()) }
/// A `dd` element.
public func dd(@Children _ content: () -> [Node] = { [] }) -> Node { element(.dd, content()) }
/// A `table` element.
public func table(@Children _ content: () -> [Node] = { [] }) -> Node { element(.table, content()) }
/// A `thead` element.
public func thead(@Children _ content: () -> [Node] = { [] }) -> Node { element(.thead, content()) }
/// A `tbody` element.
public func tbody(@Children _ content: () -> [Node] = { [] }) -> Node { element(.tbody, content()) }
/// A `tr` element.
public func tr(@Children _ content: () -> [Node] = { [] }) -> Node { element(.tr, content()) }
/// A `th` element.
public func th(@Children _ content: () -> [Node] = { [] }) -> Node { element(.th, content()) }
/// A `td` element.
public func td(@Children _ content: () -> [Node] = { [] }) -> Node { element(.td, content()) }
/// A `figure` element.
public func figure(@Children _ content: () -> [Node] = { [] }) -> Node { element(.figure, content()) }
/// A `figcaption` element.
public func figcaption(@Children _ content: () -> [Node] = { [] }) -> Node { element(.figcaption, content()) }
/// An inline SVG drawing.
public func svg(@Children _ content: () -> [Node] = { [] }) -> Node { element(.svg, content()) }
/// An SVG `use`, drawing a symbol of the sprite.
public func use(@Children _ content: () -> [Node] = { [] }) -> Node { element(.use, content()) }
/// A shape in an SVG drawing, by its `d`.
public func path() -> Node { element(.path, []) }
/// A line break.
public func br(@Children _ content: () -> [Node] = { [] }) -> Node { element(.br, content()) }
/// A symbol of the app's icon sprite, which the page holds, decorative: the control around it carries the name.
public func icon(_ name: String) -> Node {
    svg { use().href("#icon-" + name) }.class("icon").aria(.hidden, "true")
}
