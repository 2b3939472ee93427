extension Patcher {
    /// Children of one element: by position where their number is the same (a view's braces), else by key.
    func diffChildren(_ old: [Node], _ new: [Node], parent: Int32) {
        guard old.count == new.count else {
            _ = diffList(old, new, parent: parent, next: 0, alone: true)
            return
        }
        if let was = old.first, let list = new.first,
            new.count == 1 && list.kind == .list && was.kind == .list
                && was.key == list.key
        {
            _ = diffList(was.children, list.children, parent: parent, next: 0, alone: true)
            return
        }
        var next: Int32 = 0
        var i = new.count
        while i > 0 {
            i -= 1
            next = diff(old[i], new[i], parent: parent, next: next)
        }
    }

    /// Keyed lists: equal ends are matched first, then the middle by key, moving as few nodes as possible (those outside
    /// a longest increasing subsequence of the old places). `alone`: the list is all that the parent holds.
    func diffList(_ old: [Node], _ new: [Node], parent: Int32, next: Int32, alone: Bool) -> Int32 {
        var next = next
        if new.isEmpty {
            if alone && !old.isEmpty { clear(old, parent: parent) } else { for node in old { remove(node) } }
            return next
        }
        var oldEnd = old.count
        var newEnd = new.count
        while oldEnd > 0 && newEnd > 0 && old[oldEnd - 1].key == new[newEnd - 1].key {
            oldEnd -= 1
            newEnd -= 1
            next = diff(old[oldEnd], new[newEnd], parent: parent, next: next)
        }
        var start = 0
        while start < oldEnd && start < newEnd && old[start].key == new[start].key { start += 1 }
        if start == oldEnd {
            while newEnd > start {
                newEnd -= 1
                next = create(new[newEnd], parent: parent, next: next)
            }
        } else if start == newEnd {
            for node in old[start..<oldEnd] { remove(node) }
        } else {
            next = diffMiddle(old[start..<oldEnd], new[start..<newEnd], parent: parent, next: next)
        }
        while start > 0 {
            start -= 1
            next = diff(old[start], new[start], parent: parent, next: next)
        }
        return next
    }

    private func diffMiddle(_ old: ArraySlice<Node>, _ new: ArraySlice<Node>, parent: Int32, next: Int32) -> Int32 {
        let first = new.startIndex
        var places: [Int64: Int32] = [:]
        places.reserveCapacity(new.count)
        for i in new.indices { places[new[i].key] = Int32(i - first) }
        var source = [Int32](repeating: -1, count: new.count)
        var moved = false
        var last: Int32 = -1
        for i in old.indices {
            // A key that comes twice keeps its first node; the others are made anew.
            guard let place = places[old[i].key], source[Int(place)] < 0 else {
                remove(old[i])
                continue
            }
            source[Int(place)] = Int32(i)
            if place < last { moved = true } else { last = place }
        }
        let staying = moved ? increasing(source) : []
        var stay = staying.count - 1
        var next = next
        for place in stride(from: new.count - 1, through: 0, by: -1) {
            let node = new[first + place]
            guard source[place] >= 0 else {
                next = create(node, parent: parent, next: next)
                continue
            }
            let after = next
            next = diff(old[Int(source[place])], node, parent: parent, next: next)
            guard moved else { continue }
            if stay >= 0 && staying[stay] == Int32(place) { stay -= 1 } else { move(node, parent: parent, next: after) }
        }
        return next
    }
}

/// The places of a longest increasing subsequence of `values`, negative ones left out: patience sorting, O(n log n).
func increasing(_ values: [Int32]) -> [Int32] {
    var tails: [Int32] = []
    var previous = [Int32](repeating: -1, count: values.count)
    for i in values.indices where values[i] >= 0 {
        var low = 0
        var high = tails.count
        while low < high {
            let middle = (low + high) / 2
            if values[Int(tails[middle])] < values[i] { low = middle + 1 } else { high = middle }
        }
        if low > 0 { previous[i] = tails[low - 1] }
        if low == tails.count { tails.append(Int32(i)) } else { tails[low] = Int32(i) }
    }
    var result = tails
    var place = tails.last ?? -1
    for i in stride(from: tails.count - 1, through: 0, by: -1) {
        result[i] = place
        place = previous[Int(place)]
    }
    return result
}
