import Birds
import Glibc
import Store

/// The store with what gives its birds and places their names: all that answers are made of.
public final class World: Sendable {
    /// The person's sightings.
    public let store: Store
    /// What devices leave for each other.
    let mailboxes: Mailboxes
    /// The towns of the world.
    public let gazetteer: Gazetteer
    /// The file of the store.
    public var storePath: String { store.path }
    /// The folder of the store.
    public var home: String { store.home }
    private let table: String
    private let birds = Guarded<Taxonomy?>(nil)

    /// Opens the store of a folder, making it where it is missing. Nothing heavy is read until it is asked for.
    public init(_ installation: Installation, home: String) throws(StoreError) {
        store = try Store(home: home)
        mailboxes = Mailboxes(home: home)
        gazetteer = Gazetteer(path: installation.gazetteer)
        table = installation.taxonomy
    }

    /// The list of the world's birds, read when it is first asked for; throws where set-up has not made it.
    public func taxonomy() throws(AnswerError) -> Taxonomy {
        // Read under the lock, so that requests which come together read it once.
        let known: Result<Taxonomy, AnswerError> = birds.with { birds in
            if let birds { return .success(birds) }
            let read = readTaxonomy()
            birds = try? read.get()
            return read
        }
        return try known.get()
    }

    private func readTaxonomy() -> Result<Taxonomy, AnswerError> {
        guard let bytes = OpenFile(path: table)?.bytes() else {
            return .failure(.failure("The list of the world's birds is missing (\(table)). Run ./wingbar to make it."))
        }
        do throws(TaxonomyError) {
            return .success(try Taxonomy(table: bytes))
        } catch {
            return .failure(.failure(error.sentence))
        }
    }

    /// A position with its names and clock now, or at another local time.
    public func spot(_ centre: Coordinate, at moment: LocalTime? = nil) throws(StoreError) -> Spot {
        var spot = try store.spot(at: centre, utc: Int64(time(nil)), gazetteer)
        if let moment { spot.now = moment }
        return spot
    }

    /// Notes that the person does not want the sample, so that `serve` does not bring it back.
    public func refuseSample() throws(AnswerError) {
        let file = open("\(home)/sample-removed", O_WRONLY | O_CREAT | O_CLOEXEC, 0o600)
        guard file >= 0 else { throw .failure("\(home): nothing can be written there (\(lastError())).") }
        close(file)
    }
}
