import App
import Birds
import Store
import Wire

/// What `/api/status` and `wingbar status` answer.
public struct StatusAnswer: Equatable, Sendable {
    /// What the store holds.
    public var store: StoreStatus
    /// The basemap's size in bytes, or nil where there is none yet.
    public var basemap: Int64?
    /// True where the list of the world's birds is there.
    public var hasTaxonomy: Bool
    /// True where the towns of the world are there.
    public var hasGazetteer: Bool

    /// The status as JSON; `path` says where the store lives.
    public func json(store path: String) -> JSONWriter {
        var json = JSONWriter()
        json.object { json in
            json.field("version", wingbarVersion)
            json.field("store", path)
            json.field("sightings", store.sightings)
            json.field("species", store.species)
            json.field("places", store.places)
            json.field("files", store.files)
            json.key("newest")
            if let newest = store.newest { json.string(newest.iso) } else { json.null() }
            json.field("sample", store.hasSample)
            json.key("basemap")
            if let basemap {
                json.object { json in json.field("bytes", basemap) }
            } else {
                json.null()
            }
            json.field("taxonomy", hasTaxonomy)
            json.field("gazetteer", hasGazetteer)
            json.key("feeds")
            json.array { _ in }
        }
        return json
    }
}

extension World {
    /// What there is.
    public func status(_ installation: Installation) throws(StoreError) -> StatusAnswer {
        StatusAnswer(
            store: try store.status(), basemap: OpenFile(path: installation.basemap)?.size,
            hasTaxonomy: OpenFile(path: installation.taxonomy) != nil, hasGazetteer: !gazetteer.isEmpty)
    }
}
