#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

extension PastState {
    /// The lists that go out: the named one; else all, or for eBird those that it does not have yet. The oldest first.
    /// eBird has no use for a list that still runs or that is another person's.
    func outgoing(_ format: ListFormat, list id: String?, again: Bool) -> [Int32] {
        if let id { return history.archive.list(id).map { [Int32($0)] } ?? [] }
        let all = Array(history.order.reversed())
        if format != .eBird { return all }
        return all.filter { history.archive.lists[Int($0)].counts && (again || !isHandedOver[Int($0)]) }
    }

    /// The person wants a file. eBird does not notice a list that it has already, so what it was handed once is only
    /// handed again after a question.
    mutating func export(_ format: ListFormat, list id: String?, again: Bool, in view: Int) -> [PastEffect] {
        let lists = outgoing(format, list: id, again: again)
        if format == .eBird, !again, lists.isEmpty || id != nil && isHandedOver[Int(lists[0])] {
            views[view].asks = true
            return [.announce(askedAgain)]
        }
        views[view].asks = false
        var effects: [PastEffect] = []
        if format == .eBird {
            var marks: [String] = []
            for at in lists where !isHandedOver[Int(at)] {
                let past = history.archive.lists[Int(at)]
                if var journal = journal(past.id) {
                    let line = journal.write(.exported("ebird"), writer: writer, utc: utc).text
                    merge(journal)
                    effects.append(.append(list: past.id, [line]))
                } else {
                    marks.append(past.id)
                }
            }
            if !marks.isEmpty { effects.append(.mark(marks)) }
            handed = lists
        }
        return [.save(format, list: id)] + effects + [.announce("The file is in your downloads")]
    }

    /// Writes the files that a `save` asks for, piece by piece: each `part` is the next bytes, `end` closes a file under
    /// its name.
    public func write(_ format: ListFormat, list id: String?, part: ([UInt8]) -> Void, end: (String) -> Void) {
        let lists = format == .eBird ? handed : outgoing(format, list: id, again: true)
        let archive = history.archive
        if format == .eBird {
            let files = EBirdRecord.files(lists.map { archive.birdList(Int($0)) })
            for (index, file) in files.enumerated() {
                part(file)
                end(files.count == 1 ? "wingbar-ebird.csv" : "wingbar-ebird-\(index + 1).csv")
            }
            return
        }
        part(Array(format.frame.start.utf8))
        var piece: [UInt8] = []
        for (index, at) in lists.enumerated() {
            if index > 0 { piece += Array(format.frame.between.utf8) }
            let list = journal(archive.lists[Int(at)].id)?.list ?? archive.birdList(Int(at))
            piece += format.bytes(list, journal: journal(list.id))
            if piece.count > 1 << 20 {
                part(piece)
                piece.removeAll(keepingCapacity: true)
            }
        }
        part(piece + Array(format.frame.end.utf8))
        end("wingbar-lists.\(format.ending)")
    }
}

let askedAgain = "eBird was handed this already, and would keep it twice."
