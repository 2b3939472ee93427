import Birds
import Glibc
import Store

/// Called with how many bytes of a file are done and how many there are; only for files over 5 MB.
public typealias ImportProgress = (_ done: Int, _ total: Int) -> Void

/// Imports one file into a store, in one transaction: what it is is found out from its content.
///
/// Throws where the file cannot be read or is nothing that is known; the store is then as before. A file that is cut
/// off or broken in places loads the rest, and the report says what was skipped and why. `now` is the moment in UTC,
/// seconds since 1970: what is dated more than a day later is skipped (a day, for the zones that are ahead of UTC).
public func importFile(
    path: String, into store: Store, taxonomy: Taxonomy, now: Int64 = Int64(time(nil)),
    progress: ImportProgress? = nil
) throws(ImportError) -> ImportReport {
    let began = seconds()
    let file = try OpenedFile(path: path)
    let parts = try findParts(in: file)
    var tally = Tally()
    var notes: [ImportProblem] = []
    var faults = 0
    let name = path.split(separator: "/").last.map(String.init) ?? path
    let lastDay = floorDivide(now, 86_400) + 1
    let meter = file.size > progressFrom ? progress : nil
    let result: LoadResult
    do {
        result = try store.load(source: name, isSample: false) { loader in
            for part in parts {
                var own = Tally()
                if !part.note.isEmpty { notes.append(ImportProblem(line: 0, reason: part.note)) }
                if let fault = load(
                    part, of: file, RowSink(taxonomy: taxonomy, lastDay: lastDay), into: &loader, &own, meter)
                {
                    faults += 1
                    if faults <= Tally.problemsKept {
                        notes.append(ImportProblem(line: 0, reason: part.prefix + fault))
                    }
                }
                own.problems.forEach { tally.note($0) }
                own.problems = []
                tally.add(own)
            }
        }
    } catch {
        throw ImportError(sentence: (error as? StoreError)?.sentence ?? "\(path): the import failed (\(error)).")
    }
    if faults > Tally.problemsKept {
        let more = faults - Tally.problemsKept
        notes.append(ImportProblem(line: 0, reason: "\(more) more files in the zip file are damaged or cut off"))
    }
    var skipped: [SkippedRows] = []
    for reason in SkipReason.allCases where tally.skipped[reason.rawValue] > 0 {
        skipped.append(SkippedRows(reason: reason.text, count: tally.skipped[reason.rawValue]))
    }
    meter?(file.size, file.size)
    return ImportReport(
        file: path, format: parts[0].format, rows: tally.rows, kept: result.kept, known: result.known,
        skipped: skipped, problems: tally.problems + notes, seconds: seconds() - began,
        unknownNames: tally.unknownNames.count, removedSample: result.removedSample)
}

/// Files up to this size, in bytes, are done before a progress bar could be read.
private let progressFrom = 5_000_000

/// From this size on, in bytes, a plain file is parsed by two threads.
private let stripesFrom = 4 * StripeParser<EBDReader>.length

/// Loads one part; gives what was wrong with it as a whole.
private func load(
    _ part: FilePart, of file: OpenedFile, _ empty: RowSink, into loader: inout Loader, _ tally: inout Tally,
    _ progress: ImportProgress?
) -> String? {
    guard let recognised = part.open() else { return "it could not be opened again, so nothing of it was read" }
    let rows = recognised.rows
    var sink = empty
    sink.prefix = part.prefix
    let reader = recognised.reader
    var sources: [BatchSource] = []
    if part.isPlainFile, rows.dialect.quote == nil, file.size > stripesFrom {
        tally.lines = rows.lines
        for first in 0..<stripes {
            sources.append(
                makeStripe(
                    reader, sink, rows.dialect, file.descriptor, from: recognised.bodyStart, to: file.size,
                    first: first))
        }
    } else {
        sources = [makeParser(reader, rows, sink)]
    }
    feed(sources, into: &loader, &tally, threaded: file.size > threadsFrom) { done in
        progress?(min(done, file.size), file.size)
    }
    if sources.contains(where: { $0.hasLatin1 }) {
        tally.note(ImportProblem(line: 0, reason: part.prefix + "text that is not UTF-8 was read as Windows-1252"))
    }
    for source in sources { if let fault = source.fault { return fault } }
    return nil
}

/// How many threads parse a large plain file.
private let stripes = 2

/// How many batches of a parser may wait for the store.
private let batchesWaiting = 3

/// From this size on, in bytes, parsing has a thread of its own.
private let threadsFrom = 1 << 20

private func makeParser(_ reader: some RowReader, _ rows: Rows, _ sink: RowSink) -> BatchSource {
    Parser(reader, rows, sink)
}

private func makeStripe(
    _ reader: some RowReader, _ sink: RowSink, _ dialect: Rows.Dialect, _ descriptor: Int32, from: Int, to: Int,
    first: Int
) -> BatchSource {
    StripeParser(
        reader, sink, dialect: dialect, descriptor: descriptor, from: from, to: to, first: first, step: stripes)
}

/// Takes the batches of all sources in turn to the store.
private func feed(
    _ sources: [BatchSource], into loader: inout Loader, _ tally: inout Tally, threaded: Bool,
    progress: (Int) -> Void
) {
    var feeders = sources.map { _ in Feeder() }
    let queues = threaded ? sources.map { source in Handover(longest: batchesWaiting) { source.next() } } : []
    // Where the system has no thread to give, a source is parsed here.
    let threads = queues.map { WorkThread(filling: $0) }
    var turn = 0
    let next = { turn in threaded && threads[turn] != nil ? queues[turn].take() : sources[turn].next() }
    while loader.failure == nil, let batch = next(turn) {
        feeders[turn].feed(batch, to: &loader, &tally)
        progress(batch.position)
        turn = (turn + 1) % sources.count
    }
    for queue in queues { queue.cancel() }
    for thread in threads { thread?.join() }
}

/// Seconds on a clock that only goes forward.
private func seconds() -> Double {
    var now = timespec()
    clock_gettime(CLOCK_MONOTONIC, &now)
    return Double(now.tv_sec) + Double(now.tv_nsec) / 1e9
}
