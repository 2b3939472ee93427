import Birds
import Glibc
import Import
import Store
import TestKit

/// A folder that is there for one test, with a store in it.
final class Desk {
    private let folder = TemporaryFolder()
    var path: String { folder.path }

    /// Writes a file and gives its path.
    func file(_ bytes: [UInt8], name: String = "sightings") -> String { folder.write(name, bytes) }

    func store() throws -> Store { try Store(home: path) }

    /// Imports some text into a fresh store.
    func load(_ text: String) throws -> ImportReport { try load(Array(text.utf8)) }

    /// Imports some bytes into the store.
    func load(_ bytes: [UInt8]) throws -> ImportReport {
        try importFile(path: file(bytes), into: store(), taxonomy: birds)
    }
}

extension ImportReport {
    /// What must be true of every report.
    var addsUp: Bool { rows == kept + known + skipped.reduce(0) { $0 + $1.count } }

    /// How many rows were skipped for a reason.
    func count(_ reason: String) -> Int { skipped.first { $0.reason == reason }?.count ?? 0 }
}

/// A few birds of the world.
let birds: Taxonomy = {
    let table = """
        code\tname\tscientificName\tcategory\tsequence\tfamily\tfamilyName\treportAs
        cangoo\tCanada Goose\tBranta canadensis\tspecies\t10\tAnatidae\tDucks, Geese, and Waterfowl\t
        mallar3\tMallard\tAnas platyrhynchos\tspecies\t20\tAnatidae\tDucks, Geese, and Waterfowl\t
        gadwal\tGadwall\tMareca strepera\tspecies\t21\tAnatidae\tDucks, Geese, and Waterfowl\t
        rocpig\tRock Pigeon\tColumba livia\tspecies\t30\tColumbidae\tPigeons and Doves\t
        wesgul\tWestern Gull\tLarus occidentalis\tspecies\t40\tLaridae\tGulls, Terns, and Skimmers\t
        glwgul\tGlaucous-winged Gull\tLarus glaucescens\tspecies\t41\tLaridae\tGulls, Terns, and Skimmers\t
        canjay\tCanada Jay\tPerisoreus canadensis\tspecies\t50\tCorvidae\tCrows, Jays, and Magpies\t
        daejun\tDark-eyed Junco\tJunco hyemalis\tspecies\t60\tPasserellidae\tNew World Sparrows\t
        orejun\tDark-eyed Junco (Oregon)\tJunco hyemalis [oreganus Group]\tissf\t61\tPasserellidae\tNew World Sparrows\tdaejun
        yerwar\tYellow-rumped Warbler\tSetophaga coronata\tspecies\t70\tParulidae\tNew World Warblers\t
        """
    return (try? Taxonomy(table: Array(table.utf8))) ?? Taxonomy()
}()

/// The folder of real files beside the checkout, or nil where there is none.
let sharedData: String? = {
    if let named = getenv("WINGBAR_SHARED") { return String(cString: named) }
    var folder = #filePath
    for _ in 0..<8 {
        guard let slash = folder.lastIndex(of: "/") else { return nil }
        folder = String(folder[..<slash])
        for guess in ["\(folder)/../shared/data", "\(folder)/../../shared/data"] where access(guess, R_OK) == 0 {
            return guess
        }
    }
    return nil
}()
