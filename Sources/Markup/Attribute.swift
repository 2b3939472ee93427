/// An attribute's name of any family in one byte, as the patch carries it: plain names from 0, `aria-` from 64,
/// `data-` from 128.
struct AttributeCode: Equatable {
    static let aria: UInt8 = 64
    static let data: UInt8 = 128

    let byte: UInt8

    init(_ name: AttrName) { byte = name.rawValue }
    init(_ name: AriaName) { byte = name.rawValue + Self.aria }
    init(_ name: DataName) { byte = name.rawValue + Self.data }

    /// `aria-`, `data-` or nothing.
    var prefix: StaticString {
        byte >= Self.data ? "data-" : byte >= Self.aria ? "aria-" : ""
    }

    /// The name after the prefix.
    var suffix: StaticString {
        if byte >= Self.data { return DataName(rawValue: byte - Self.data)?.text ?? "" }
        if byte >= Self.aria { return AriaName(rawValue: byte - Self.aria)?.text ?? "" }
        return AttrName(rawValue: byte)?.text ?? ""
    }

    /// Whether values come from a small vocabulary, so that the browser's side is worth teaching each of them once.
    var isVocabulary: Bool {
        byte == AttrName.class.rawValue || byte == AttrName.type.rawValue || byte == AttrName.role.rawValue
            || byte == AttrName.tabindex.rawValue || byte >= Self.aria && byte < Self.data && byte != Self.aria
    }
}

/// One attribute of an element; a flag that is set has the empty value.
struct Attribute {
    let code: AttributeCode
    var value: String
}
