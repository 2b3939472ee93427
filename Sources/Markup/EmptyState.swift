/// What a list without rows says, and what can be done in one tap.
public func emptyState(
    _ symbol: String?, _ title: String, _ sentence: String, @Children _ offers: () -> [Node] = { [] }
) -> Node {
    empty(symbol, title, sentence, offers())
}

/// Around nodes that are made already: around a closure it would be compiled once for each use.
@inline(never) private func empty(_ symbol: String?, _ title: String, _ sentence: String, _ offers: [Node]) -> Node {
    div {
        if let symbol { div { icon(symbol) }.class("empty-symbol") }
        p { title }.class("empty-title")
        if !sentence.utf8.isEmpty { p { sentence }.class("empty-text") }
        div { offers }.class("offers")
    }
    .class("empty")
}
