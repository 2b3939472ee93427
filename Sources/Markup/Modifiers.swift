/// Attributes, chained after the element: `button { "Close" }.class("close").act("close")`.
/// The last value given to an attribute wins; classes add up.
extension Node {
    @inline(never) @discardableResult final func set(_ code: AttributeCode, _ value: String) -> Node {
        if let at = attributes.firstIndex(where: { $0.code == code }) {
            attributes[at].value = value
        } else {
            attributes.append(Attribute(code: code, value: value))
        }
        return self
    }

    /// Adds classes, separated by spaces.
    @discardableResult public final func `class`(_ names: String) -> Node {
        if names.utf8.isEmpty { return self }
        let code = AttributeCode(AttrName.class)
        guard let at = attributes.firstIndex(where: { $0.code == code }) else { return set(code, names) }
        attributes[at].value += " " + names
        return self
    }
    /// Adds classes where `condition` holds.
    @discardableResult public final func `class`(_ names: String, when condition: Bool) -> Node {
        condition ? `class`(names) : self
    }
    /// What tells this node from its siblings between renders; another key means another node, made anew.
    @discardableResult public final func key(_ key: Int64) -> Node {
        self.key = key
        return self
    }
    /// The text of the action that a click or tap performs.
    @discardableResult public final func act(_ action: String) -> Node { set(.init(DataName.act), action) }
    /// The action that typing performs: the host sends `action VALUE`.
    @discardableResult public final func actInput(_ action: String) -> Node { set(.init(DataName.actInput), action) }
    /// The action that a field performs once a person has left it, or has typed nothing for a while: the host sends
    /// `action VALUE`.
    @discardableResult public final func actChange(_ action: String) -> Node { set(.init(DataName.actChange), action) }
    /// The action that submitting a form performs.
    @discardableResult public final func actSubmit(_ action: String) -> Node { set(.init(DataName.actSubmit), action) }
    /// The action that a key pressed on the element performs: the host sends `action KEY`.
    @discardableResult public final func actKeydown(_ action: String) -> Node {
        set(.init(DataName.actKeydown), action)
    }
    /// The address of a link; an address with a scheme other than http, https or mailto becomes `#`.
    @discardableResult public final func href(_ url: String) -> Node { attr(.href, url) }
    /// The `id`.
    @discardableResult public final func id(_ id: String) -> Node { attr(.id, id) }
    /// The `type` of a button or field.
    @discardableResult public final func type(_ type: String) -> Node { attr(.type, type) }
    /// The `name` of a field.
    @discardableResult public final func name(_ name: String) -> Node { attr(.name, name) }
    /// The value of a field.
    @discardableResult public final func value(_ value: String) -> Node { attr(.value, value) }
    /// What an empty field shows.
    @discardableResult public final func placeholder(_ text: String) -> Node { attr(.placeholder, text) }
    /// The name that assistive technology says, `aria-label`.
    @discardableResult public final func label(_ name: String) -> Node { aria(.label, name) }
    /// The ARIA role.
    @discardableResult public final func role(_ role: String) -> Node { attr(.role, role) }
    /// The place in the tab order: 0 in it, -1 only by program.
    @discardableResult public final func tabindex(_ index: Int) -> Node { attr(.tabindex, "\(index)") }
    /// Any plain attribute.
    @discardableResult public final func attr(_ name: AttrName, _ value: String) -> Node {
        set(.init(name), name.isURL ? safeURL(value) : value)
    }
    /// An attribute that is there or not: `hidden`, `disabled`, `inert`, `checked` …
    @discardableResult public final func flag(_ name: AttrName, _ on: Bool) -> Node {
        let code = AttributeCode(name)
        if on { return set(code, "") }
        attributes.removeAll { $0.code == code }
        return self
    }
    /// An `aria-` attribute.
    @discardableResult public final func aria(_ name: AriaName, _ value: String) -> Node { set(.init(name), value) }
    /// A `data-` attribute.
    @discardableResult public final func data(_ name: DataName, _ value: String) -> Node { set(.init(name), value) }
    /// CSS custom properties known only at run time, `--x:12px;--y:3px`; the host sets them through the CSSOM.
    @discardableResult public final func vars(_ declarations: String) -> Node {
        set(.init(DataName.vars), declarations)
    }
}
