import Foundation

/// The repository's root, for tests of files that ship.
public let repository = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
    .deletingLastPathComponent()

/// A file of the repository, by its path below the root.
public func bytes(_ path: String) throws -> [UInt8] { Array(try Data(contentsOf: repository.appending(path: path))) }
