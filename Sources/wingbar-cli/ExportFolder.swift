import Glibc
import Server

/// The folder that the lab is written into: a new or empty one, or one that an earlier export made.
///
/// An export writes over files by name, so it never goes into a folder in which a person keeps something else.
struct ExportFolder {
    /// The file by which an export recognises the folder of an earlier one.
    static let marker = ".wingbar-lab"
    /// What the marker tells a person who finds it.
    static let markerText = "The navigation lab of Wingbar. ./wingbar lab --export to this folder writes over it.\n"

    /// As the person named it.
    let path: String

    /// The folder of that name; a sentence where an export must not write there.
    init(_ path: String) throws(Failure) {
        guard !path.isEmpty else { throw .usage("--export needs the name of a folder.") }
        self.path = path
        guard let stream = opendir(path) else {
            if errno == ENOENT { return }
            throw .problem("\(path) cannot be used as a folder (\(lastError())).")
        }
        defer { closedir(stream) }
        // Hidden files are somebody's too.
        var count = 0
        while readdir(stream) != nil { count += 1 }
        let ownEntries = 2  // "." and ".."
        guard count > ownEntries, access("\(path)/\(ExportFolder.marker)", F_OK) != 0 else { return }
        throw .problem(
            "\(path) holds files that no earlier export made, and was left as it is. Name a new folder or an empty one."
        )
    }
}
