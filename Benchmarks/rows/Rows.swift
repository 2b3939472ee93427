// The rows benchmark's client: the same page as vanilla.js, rendered by the product's Markup and applied by its host.

struct Item: Equatable {
    let id: Int64
    var label: String
    var selected = false
}

/// The rows, made by the same small generator in both programs.
struct Rows {
    var items: [Item] = []
    private var nextID: Int64 = 1
    private var random: UInt32 = 12345

    private static let sizes = ["pretty", "large", "big", "small", "tall", "short", "long", "handsome"]
    private static let colours = ["red", "yellow", "blue", "green", "pink", "brown", "purple", "white"]
    private static let things = ["goose", "duck", "heron", "eagle", "sparrow", "finch", "wren", "gull"]

    private mutating func pick(_ words: [String]) -> String {
        random = random &* 1_664_525 &+ 1_013_904_223
        return words[Int(random >> 8) % words.count]
    }

    mutating func append(_ count: Int) {
        for _ in 0..<count {
            let label = pick(Self.sizes) + " " + pick(Self.colours) + " " + pick(Self.things)
            items.append(Item(id: nextID, label: label))
            nextID += 1
        }
    }

    mutating func updateEveryTenth() {
        for i in stride(from: 0, to: items.count, by: 10) { items[i].label += " !!!" }
    }

    mutating func swap() {
        if items.count > 998 { items.swapAt(1, 998) }
    }
}

func row(_ item: Item) -> Node {
    li {
        span { "\(item.id)" }.class("number")
        button { item.label }.class("name").act("bird \(item.id)")
        button { span().class("mark").aria(.hidden, "true") }.class("seen").act("tick \(item.id)")
        span().class("rest")
    }.class("row").class("on", when: item.selected)
}

final class Bench {
    var rows = Rows()
    let patcher = Patcher()

    func render() {
        let page = ul {
            each(rows.items, key: { $0.id }) { item in memo(item) { row($0) } }
        }.class("rows")
        patcher.render(page)
        flush(patcher)
    }
}

nonisolated(unsafe) let bench = Bench()

@_expose(wasm, "bench_start") @_cdecl("bench_start") func benchStart() {
    sendNames()
    bench.render()
}

/// 0 create `count`, 1 append `count`, 2 update every tenth, 3 swap, 4 clear.
@_expose(wasm, "bench_op") @_cdecl("bench_op") func benchOp(_ op: Int32, _ count: Int32) {
    switch op {
    case 0:
        bench.rows.items = []
        bench.rows.append(Int(count))
    case 1: bench.rows.append(Int(count))
    case 2: bench.rows.updateEveryTenth()
    case 3: bench.rows.swap()
    default: bench.rows.items = []
    }
    bench.render()
}
