#if canImport(Birds)
import Birds
#endif
#if canImport(Lists)
import Lists
#endif

/// How far the bringing in of a file has come. Nothing is stored before the person has seen what it would change.
public enum Bringing: Equatable, Sendable {
    /// No file was chosen.
    case nothing
    /// A file is being read: its name, and how much of it, in hundredths.
    case reading(String, Int)
    /// It could not be, or not be kept: why, and what to do.
    case failed(String)
    /// What the file would change, for the person to confirm.
    case preview(file: String, ImportPlan)
    /// It is being stored.
    case storing(ImportPlan)
    /// It is stored: what was changed.
    case done(String)
}

extension PastState {
    /// A file was chosen, and is being read by the host.
    public mutating func reading(_ file: String) { bringing = .reading(file, 0) }

    /// The host could not read it: a sentence.
    public mutating func readingFailed(_ sentence: String) { bringing = .failed(sentence) }

    /// Takes a file's bytes and works out what they would change; `species` are the world's, by which a file of eBird's
    /// names its birds. `progress` is handed the state whenever more of it has been read.
    public mutating func take(
        file: String, _ bytes: [UInt8], species: [Taxon], progress: (PastState) -> Void = { _ in }
    ) -> [PastEffect] {
        guard status == .ready else { return [] }
        var needsNames = false
        var reading = self
        let (found, sentence) = ListImport.read(
            bytes,
            taxonomy: {
                needsNames = species.isEmpty
                return Taxonomy(taxa: species)
            },
            progress: {
                reading.bringing = .reading(file, $0)
                progress(reading)
            })
        if needsNames {
            bringing = .failed(
                "The names of the world's birds could not be loaded. Connect to the network once and try again.")
        } else if let found {
            let plan = plan(found, imported: imported)
            bringing = .preview(file: file, plan)
            return [.announce(summary(plan))]
        } else {
            bringing = .failed(sentence)
            return [.announce(sentence)]
        }
        return []
    }

    /// The person wants what the preview shows: it is stored first, and shown once the disk has it.
    mutating func confirm() -> [PastEffect] {
        guard case .preview(_, let plan) = bringing, plan.adds + plan.changes > 0 else { return [] }
        bringing = .storing(plan)
        return [.merge]
    }

    /// Puts what a person brings in to the lists that are kept by now, which another page may have added to since the
    /// preview.
    public mutating func merge(into kept: Archive) -> [PastEffect] {
        guard case .storing(let plan) = bringing else { return [] }
        let now = self.plan(plan.found, imported: kept)
        bringing = .storing(now)
        imported = kept
        return now.found.journals.map { .append(list: $0.id, $0.operations.map { $0.text }) }
            + [.keep(merged(now, into: kept).encode())]
    }

    /// What was to be kept is on the disk; or it is not, and why.
    public mutating func kept(failure: String) -> [PastEffect] {
        guard case .storing(let plan) = bringing else { return [] }
        if !failure.utf8.isEmpty {
            bringing = .failed("This device could not store all of the lists (\(failure)). Make room and try again.")
            return [.announce("The lists could not be stored")]
        }
        let archive = merged(plan, into: imported)
        for one in plan.found.journals { merge(one) }
        take(imported: archive)
        isDamaged = false
        let said = "Added \(countText(Int64(plan.adds), "list", "lists")), changed \(grouped(Int64(plan.changes)))"
        bringing = .done(said + ".")
        return [.announce(said)]
    }

    /// Another page of this device has brought something in.
    public mutating func take(imported archive: Archive) {
        imported = archive
        sumUp()
    }
}

/// "Adds 412 lists, changes 0."
func summary(_ plan: ImportPlan) -> String {
    "Adds \(countText(Int64(plan.adds), "list", "lists")), changes \(grouped(Int64(plan.changes)))."
}
