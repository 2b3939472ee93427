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

/// The loop of the second program: what happens changes the state, and every open page is drawn into its own place.
final class PastProgram {
    private var state = PastState()
    private var patchers: [(number: Int32, patcher: Patcher)] = []
    /// The journals on their way, until all has come.
    private var journals: [(id: String, text: String)] = []

    /// A journal that the device keeps: before `loaded` one of all, afterwards one that has changed.
    func take(journal id: String, text: String) {
        if state.status == .ready { state.take(journal: id, text: text) } else { journals.append((id, text)) }
    }

    /// All that the device keeps has come, the lists from files last; none is no bytes.
    func loaded(_ bytes: [UInt8]) {
        var imported = Archive()
        if !bytes.isEmpty {
            do throws(WireError) {
                imported = try Archive.decode(bytes)
            } catch {
                return state.fail("What was brought in from files is damaged. Bring the files in again.")
            }
        }
        state.take(journals: journals, imported: imported)
        journals = []
    }

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
        state.reduce(action, in: number)
    }

    /// Draws what has changed: the host hears the place's number before the place's patch.
    func draw() {
        for (number, patcher) in patchers {
            guard let view = state.views.first(where: { $0.number == number }) else { continue }
            patcher.render(pastScreen(state, view))
            send("place \(number)\n", host_effects)
            flush(patcher)
        }
    }
}
