#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif
#if canImport(Markup)
import Markup
#endif
#if canImport(Past)
import Past
#endif
#if canImport(Wire)
import Wire
#endif

/// The loop of the second program: what happens changes the state, and every open page is drawn into its own place.
final class PastProgram {
    var state = PastState()
    private var patchers: [(number: Int32, patcher: Patcher)] = []
    /// The journals on their way, until all has come.
    private var journals: [(id: String, text: String)] = []
    private var species: [Taxon] = []
    private var toldLife = ""

    /// A journal that the device keeps: before `loaded` one of all, afterwards one that has changed.
    func take(journal id: String, text: String) {
        if state.status == .ready { state.take(journal: id, text: text) } else { journals.append((id, text)) }
    }

    /// All that the device keeps has come, the lists from files last; none is no bytes. Later: another page has brought
    /// something in.
    func loaded(_ bytes: [UInt8], marks: String) {
        let imported = archive(bytes)
        if state.status == .ready { return state.take(imported: imported) }
        state.take(journals: journals, imported: imported, marks: lines(marks))
        journals = []
    }

    /// What is kept from files, at the moment at which what a person brings in is put to it.
    func merge(into bytes: [UInt8]) { perform(state.merge(into: archive(bytes))) }

    /// The lists from files; none where they are damaged, which the host is told, so that it puts the bytes aside.
    func archive(_ bytes: [UInt8]) -> Archive {
        if bytes.isEmpty { return Archive() }
        do throws(WireError) {
            return try Archive.decode(bytes)
        } catch {
            state.isDamaged = true
            tell("damaged")
            return Archive()
        }
    }

    /// Who writes, and when it is.
    func now(_ utc: Int64, writer: Int64) {
        state.utc = utc
        state.writer = writer
    }

    /// A file was chosen: its name, and once they are there its bytes.
    func take(file: String, _ bytes: [UInt8]?) {
        guard let bytes else { return state.reading(file) }
        // The page is drawn in the midst of it: patches reach it while the worker goes on.
        let effects = state.take(file: file, bytes, species: species) { draw($0) }
        perform(effects)
    }

    /// The bytes of a link that somebody shared.
    func take(shared bytes: [UInt8]) -> Bool { state.take(shared: bytes) }

    /// A file could not be read: a sentence.
    func readingFailed(_ sentence: String) { state.readingFailed(sentence) }

    /// The world's species, by which a file of eBird's names its birds.
    func take(species bytes: [UInt8]) {
        if let species = try? SpeciesList.decode(bytes) { self.species = species }
    }

    /// What was to be kept is on the disk, or why it is not.
    func kept(failure: String) { perform(state.kept(failure: failure)) }

    /// What the device keeps could not be read.
    func fail(_ sentence: String) { state.fail(sentence) }

    /// A page was opened, or closed where it has no path.
    func open(_ number: Int32, path: String?) {
        patchers.removeAll { $0.number == number }
        guard let path else { return state.close(number) }
        state.open(number, path: path)
        patchers.append((number, Patcher()))
    }

    /// A person did something in a page.
    func act(_ text: String, in number: Int32) {
        guard let action = PastAction(text: text) else { return send("no action: " + text, host_log) }
        perform(state.reduce(action, in: number))
    }

    /// Draws what has changed: the host hears the place's number before the place's patch.
    func draw() {
        if !same(toldLife, state.lifeCodes) {
            toldLife = state.lifeCodes
            tell("life " + toldLife)
        }
        draw(state)
    }

    private func draw(_ state: PastState) {
        for (number, patcher) in patchers {
            guard let view = state.views.first(where: { $0.number == number }) else { continue }
            patcher.render(pastScreen(state, view))
            tell("place \(number)")
            flush(patcher)
        }
    }

    /// Asks the host for what the state asks for: a line each, and bytes by where they lie, which holds during the call.
    func perform(_ effects: [PastEffect]) {
        for effect in effects {
            switch effect {
            case .announce(let words): tell("announce " + words)
            case .share(let title, let text): tell("share \(title)\u{1F}\(text)")
            case .link(let title, let bytes): tell("link " + title, bytes)
            case .merge: tell("merge")
            case .keep(let bytes): tell("keep", bytes)
            case .append(let list, let lines): tell("append \(list)", Array(lines.joined(separator: "\n").utf8))
            case .copy(let text): tell("copy " + text)
            case .carry(let work): perform(work)
            case .mark(let ids): tell("mark", Array(ids.joined(separator: "\n").utf8))
            case .save(let format, let list):
                state.write(format, list: list, part: { tell("part", $0) }, end: { tell("save \(format.type) \($0)") })
            }
        }
    }

    func tell(_ words: String) { send(words, host_effects) }

    func tell(_ words: String, _ bytes: [UInt8]) {
        bytes.withUnsafeBufferPointer {
            tell("\(Int(bitPattern: $0.baseAddress)) \($0.count) " + words)
        }
    }
}

/// The lines of a text that hold something.
private func lines(_ text: String) -> [String] {
    text.utf8.split(separator: 0x0A).map { String(Substring($0)) }
}
