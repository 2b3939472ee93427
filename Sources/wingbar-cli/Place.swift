import Glibc
import Server

/// Where a command finds the program's parts and the person's data.
struct Place {
    /// This copy of Wingbar.
    var installation: Installation
    /// The folder of the store.
    var home: String

    /// Finds both.
    init(_ arguments: Arguments) throws(Failure) {
        installation = try Place.found()
        home = arguments["--home"] ?? installation.home
        guard !home.isEmpty else { throw .problem("--home needs the path of a folder.") }
    }

    /// Finds this copy of Wingbar.
    static func found() throws(Failure) -> Installation {
        guard let found = Installation.find() else {
            throw .problem("The files of Wingbar were not found; set WINGBAR_ROOT to the folder with Package.swift.")
        }
        return found
    }

    /// Opens the store.
    func world() throws(Failure) -> World { try attempt { try World(installation, home: home) } }
}
