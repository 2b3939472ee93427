/// The elements that a view may use. `text` is the name in HTML.
public enum Tag: UInt8, CaseIterable, Sendable {
    case div, span, p, a, h1, h2, h3, ul, ol, li, section, header, footer, nav, main, button, input, label, form
    case small, strong, em, img, dl, dt, dd, table, thead, tbody, tr, th, td, figure, figcaption, svg, use
    case br, textarea, noscript, iframe, path

    /// The element's name as written in HTML.
    public var text: StaticString {
        switch self {
        case .div: "div"
        case .span: "span"
        case .p: "p"
        case .a: "a"
        case .h1: "h1"
        case .h2: "h2"
        case .h3: "h3"
        case .ul: "ul"
        case .ol: "ol"
        case .li: "li"
        case .section: "section"
        case .header: "header"
        case .footer: "footer"
        case .nav: "nav"
        case .main: "main"
        case .button: "button"
        case .input: "input"
        case .label: "label"
        case .form: "form"
        case .small: "small"
        case .strong: "strong"
        case .em: "em"
        case .img: "img"
        case .dl: "dl"
        case .dt: "dt"
        case .dd: "dd"
        case .table: "table"
        case .thead: "thead"
        case .tbody: "tbody"
        case .tr: "tr"
        case .th: "th"
        case .td: "td"
        case .figure: "figure"
        case .figcaption: "figcaption"
        case .svg: "svg"
        case .use: "use"
        case .br: "br"
        case .textarea: "textarea"
        case .path: "path"
        case .noscript: "noscript"
        case .iframe: "iframe"
        }
    }

    /// Whether HTML forbids children and a closing tag.
    var isVoid: Bool { self == .input || self == .img || self == .br }
}

/// The plain attributes that a view may set. `style` is missing on purpose: the content security policy forbids it,
/// values known only at run time go through `vars`.
public enum AttrName: UInt8, CaseIterable, Sendable {
    case `class`, id, href, src, action, type, name, value, placeholder, role, tabindex, alt, title, lang, dir, `for`
    case width, height, hidden, disabled, inert, checked, selected, required, readonly, autofocus, open
    case autocomplete, autocapitalize, inputmode, enterkeyhint, spellcheck, maxlength, min, max, step
    case method, rel, target, download, accept, multiple, colspan, rowspan, scope, datetime, loading, decoding
    case viewBox, d, preserveAspectRatio

    /// The attribute's name as written in HTML.
    public var text: StaticString {
        switch self {
        case .class: "class"
        case .id: "id"
        case .href: "href"
        case .src: "src"
        case .action: "action"
        case .type: "type"
        case .name: "name"
        case .value: "value"
        case .placeholder: "placeholder"
        case .role: "role"
        case .tabindex: "tabindex"
        case .alt: "alt"
        case .title: "title"
        case .lang: "lang"
        case .dir: "dir"
        case .for: "for"
        case .width: "width"
        case .height: "height"
        case .hidden: "hidden"
        case .disabled: "disabled"
        case .inert: "inert"
        case .checked: "checked"
        case .selected: "selected"
        case .required: "required"
        case .readonly: "readonly"
        case .autofocus: "autofocus"
        case .open: "open"
        case .autocomplete: "autocomplete"
        case .autocapitalize: "autocapitalize"
        case .inputmode: "inputmode"
        case .enterkeyhint: "enterkeyhint"
        case .spellcheck: "spellcheck"
        case .maxlength: "maxlength"
        case .min: "min"
        case .max: "max"
        case .step: "step"
        case .method: "method"
        case .rel: "rel"
        case .target: "target"
        case .download: "download"
        case .accept: "accept"
        case .multiple: "multiple"
        case .colspan: "colspan"
        case .rowspan: "rowspan"
        case .scope: "scope"
        case .datetime: "datetime"
        case .loading: "loading"
        case .decoding: "decoding"
        case .viewBox: "viewBox"
        case .d: "d"
        case .preserveAspectRatio: "preserveAspectRatio"
        }
    }

    /// Whether a browser follows or loads the value, so that its scheme must be checked.
    var isURL: Bool { self == .href || self == .src || self == .action }
}

/// What follows `aria-` in an attribute's name.
public enum AriaName: UInt8, CaseIterable, Sendable {
    case label, labelledby, describedby, pressed, expanded, current, controls, haspopup, checked, live, hidden, selected
    case valuenow, valuetext, valuemin, valuemax, orientation, atomic, busy, level, disabled, roledescription, owns
    case activedescendant, keyshortcuts, modal, setsize, posinset

    /// The name without its prefix.
    public var text: StaticString {
        switch self {
        case .label: "label"
        case .labelledby: "labelledby"
        case .describedby: "describedby"
        case .pressed: "pressed"
        case .expanded: "expanded"
        case .current: "current"
        case .controls: "controls"
        case .haspopup: "haspopup"
        case .checked: "checked"
        case .live: "live"
        case .hidden: "hidden"
        case .selected: "selected"
        case .valuenow: "valuenow"
        case .valuetext: "valuetext"
        case .valuemin: "valuemin"
        case .valuemax: "valuemax"
        case .orientation: "orientation"
        case .atomic: "atomic"
        case .busy: "busy"
        case .level: "level"
        case .disabled: "disabled"
        case .roledescription: "roledescription"
        case .owns: "owns"
        case .activedescendant: "activedescendant"
        case .keyshortcuts: "keyshortcuts"
        case .modal: "modal"
        case .setsize: "setsize"
        case .posinset: "posinset"
        }
    }
}

/// What follows `data-` in an attribute's name: the closed set that styles and the host read.
public enum DataName: UInt8, CaseIterable, Sendable {
    case act, actInput, actChange, actSubmit, actKeydown, vars
    case detent, sheet, mode, theme, row, scroller, kind, layer, proposal, flavour, bar, size, state, count, drag, front
    case switcher, search, peek, past

    /// The name without its prefix.
    public var text: StaticString {
        switch self {
        case .act: "act"
        case .actInput: "act-input"
        case .actChange: "act-change"
        case .actSubmit: "act-submit"
        case .actKeydown: "act-keydown"
        case .vars: "vars"
        case .detent: "detent"
        case .sheet: "sheet"
        case .mode: "mode"
        case .theme: "theme"
        case .row: "row"
        case .scroller: "scroller"
        case .kind: "kind"
        case .layer: "layer"
        case .proposal: "proposal"
        case .flavour: "flavour"
        case .bar: "bar"
        case .size: "size"
        case .state: "state"
        case .count: "count"
        case .drag: "drag"
        case .front: "front"
        case .switcher: "switcher"
        case .search: "search"
        case .peek: "peek"
        case .past: "past"
        }
    }
}
