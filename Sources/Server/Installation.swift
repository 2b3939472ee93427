import Glibc

/// Where this copy of Wingbar keeps its parts.
public struct Installation: Equatable, Sendable {
    /// The repository's root: the folder with Package.swift.
    public var root: String

    /// Takes the root as it is.
    public init(root: String) { self.root = root }

    /// Finds the root: `WINGBAR_ROOT`, else the folder with Package.swift above the running program.
    public static func find() -> Installation? {
        if let named = getenv("WINGBAR_ROOT") { return Installation(root: String(cString: named)) }
        var buffer = [UInt8](repeating: 0, count: 4096)
        let count = buffer.withUnsafeMutableBytes { bytes -> Int in
            guard let name = bytes.bindMemory(to: CChar.self).baseAddress else { return -1 }
            return readlink("/proc/self/exe", name, bytes.count)
        }
        guard count > 0 else { return nil }
        var folder = String(decoding: buffer[..<count], as: UTF8.self)[...]
        while let slash = folder.lastIndex(of: "/") {
            folder = folder[..<slash]
            if access("\(folder)/Package.swift", R_OK) == 0 { return Installation(root: String(folder)) }
        }
        return nil
    }

    /// The page's own files.
    public var web: String { "\(root)/Web" }
    /// What set-up installed or derived.
    public var derived: String { "\(root)/.wingbar" }
    /// The taxonomy and the gazetteer.
    public var tables: String { "\(derived)/tables" }
    /// The world's species, as set-up derived them.
    public var taxonomy: String { "\(tables)/taxonomy.tsv" }
    /// The towns of the world.
    public var gazetteer: String { "\(tables)/places.db" }
    /// The basemap.
    public var basemap: String { "\(derived)/basemap/base.pmtiles" }
    /// The licences of everything installed.
    public var licences: String { "\(derived)/licences.json" }
    /// Where a person's data lives unless they say otherwise.
    public var home: String { "\(root)/data" }
}
