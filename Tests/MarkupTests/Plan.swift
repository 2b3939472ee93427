import TestKit

@testable import Markup

/// A description of a page, from which the same tree can be made as often as needed.
indirect enum Plan {
    case element(Tag, [(AttrName, String)], [Plan])
    case text(String)
    case list([(Int64, Plan)])
    case remembered(Int, Plan)
    case branch(Bool, Plan)
    case optional(Plan?)

    static let texts = ["", "a", "é", "e\u{301}", "\u{1F426}!", "<b>", "long enough not to be kept inline"]

    static func random(_ depth: Int, using random: inout Seeded) -> Plan {
        switch Int.random(in: 0..<(depth > 0 ? 9 : 2), using: &random) {
        case 0, 1: return .text(texts.randomElement(using: &random)!)
        case 2, 3, 4:
            let names: [AttrName] = [.class, .id, .title, .hidden]
            let attributes = names.shuffled(using: &random).prefix(Int.random(in: 0...4, using: &random))
            return .element(
                [.div, .p, .span].randomElement(using: &random)!,
                attributes.map { ($0, texts.randomElement(using: &random)!) }, several(depth, 4, using: &random))
        case 5, 6:
            // Keys from a small range, so that pages share many; sometimes twice in one list.
            return .list(several(depth, 9, using: &random).map { (Int64.random(in: 1...12, using: &random), $0) })
        case 7: return .remembered(Int.random(in: 0...2, using: &random), Plan.random(depth - 1, using: &random))
        default:
            return Bool.random(using: &random)
                ? .branch(Bool.random(using: &random), Plan.random(depth - 1, using: &random))
                : .optional(Bool.random(using: &random) ? Plan.random(depth - 1, using: &random) : nil)
        }
    }

    private static func several(_ depth: Int, _ most: Int, using random: inout Seeded) -> [Plan] {
        var plans: [Plan] = []
        for _ in 0..<Int.random(in: 0...most, using: &random) { plans.append(.random(depth - 1, using: &random)) }
        return plans
    }

    /// A page that differs a little: parts are kept, shuffled, dropped or made anew.
    func changed(_ depth: Int, using random: inout Seeded) -> Plan {
        if Int.random(in: 0..<8, using: &random) == 0 { return Plan.random(depth, using: &random) }
        switch self {
        case .text: return Bool.random(using: &random) ? self : .text(Plan.texts.randomElement(using: &random)!)
        case .element(let tag, let attributes, let children):
            let kept = attributes.filter { _ in Int.random(in: 0..<4, using: &random) > 0 }
            return .element(tag, kept.shuffled(using: &random), children.map { $0.changed(depth - 1, using: &random) })
        case .list(let rows):
            var next = rows.filter { _ in Int.random(in: 0..<5, using: &random) > 0 }
            if Bool.random(using: &random) { next.shuffle(using: &random) }
            next = next.map { ($0.0, $0.1.changed(depth - 1, using: &random)) }
            if Bool.random(using: &random) {
                let at = Int.random(in: 0...next.count, using: &random)
                next.insert((Int64.random(in: 1...12, using: &random), Plan.random(depth - 1, using: &random)), at: at)
            }
            return .list(next)
        case .remembered(let input, let inner):
            return Bool.random(using: &random) ? self : .remembered(input + 1, inner.changed(depth - 1, using: &random))
        case .branch(let first, let inner):
            let branch = Int.random(in: 0..<4, using: &random) > 0 ? first : !first
            return .branch(branch, inner.changed(depth - 1, using: &random))
        case .optional(let inner):
            return .optional(Bool.random(using: &random) ? inner?.changed(depth - 1, using: &random) : nil)
        }
    }

    /// A new tree. The memo's input stands for all below it, as a view's must.
    var node: Node { group { build() } }

    @Children private func build() -> [Node] {
        switch self {
        case .text(let string): string
        case .element(let tag, let attributes, let children): element(tag, attributes, children)
        case .list(let rows): each(rows, key: { $0.0 }) { $0.1.build() }
        case .remembered(let input, let inner): memo("\(input) " + html(inner.node)) { _ in inner.build() }
        case .branch(let first, let inner): if first { inner.build() } else { inner.build() }
        case .optional(let inner): if let inner { inner.build() }
        }
    }

    private func element(_ tag: Tag, _ attributes: [(AttrName, String)], _ children: [Plan]) -> Node {
        let node = Node(kind: .element, tag: tag, children: children.flatMap { $0.build() })
        for (name, value) in attributes { node.attr(name, value) }
        return node
    }
}
