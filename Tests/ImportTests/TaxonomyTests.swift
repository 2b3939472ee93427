import Birds
import TestKit
import Testing

@Suite struct TaxonomyTests {
    @Test(arguments: [
        ("Branta canadensis", "cangoo", false), (" branta  canadensis ", "cangoo", false),
        ("BRANTA CANADENSIS", "cangoo", false), ("Branta canadensis (Linnaeus, 1758)", "cangoo", true),
        ("Branta canadensis Linnaeus", "cangoo", false), ("Branta canadensis moffitti", "cangoo", true),
        ("Columba livia (Feral Pigeon)", "rocpig", true), ("Junco hyemalis [oreganus Group]", "daejun", true),
        ("Junco hyemalis hyemalis/carolinensis", "daejun", true),
        ("Anas platyrhynchos (Domestic type)", "mallar3", true),
        ("Setophaga coronata coronata x auduboni", "yerwar", true), ("Dendroica coronata", "yerwar", false),
        ("Anas strepera Linnaeus, 1758", "gadwal", false), ("Larus (Larus) occidentalis", "wesgul", false),
    ])
    func filesUnderSpecies(name: String, code: String, part: Bool) {
        let match = birds.match(scientificName: name)
        #expect(match.taxon.code == code)
        #expect(match.taxon.category == .species)
        if part { #expect(match.isPart) }
    }

    @Test(arguments: [
        ("Larus occidentalis x glaucescens", Category.hybrid, "Laridae", Int32(81)),
        ("Anas platyrhynchos × Mareca strepera", .hybrid, "Anatidae", 41),
        ("Larus occidentalis/glaucescens", .slash, "Laridae", 81),
        ("Larus occidentalis / glaucescens", .slash, "Laridae", 81), ("Larus sp.", .spuh, "Laridae", 81),
        ("Larinae sp.", .spuh, "Laridae", 81), ("Anatidae sp.", .spuh, "Anatidae", 21),
        ("Branta Scopoli, 1769", .spuh, "Anatidae", 21), ("Aves sp.", .spuh, "", 1_000_000_000),
        ("Anas obsoleta", .unknown, "Anatidae", 41), ("Nomen dubium", .unknown, "", 1_000_000_000),
    ])
    func keepsOwnName(name: String, category: Category, family: String, sequence: Int32) {
        let taxon = birds.resolve(scientificName: name)
        #expect(taxon.category == category)
        #expect(taxon.family == family)
        #expect(taxon.sequence == sequence)
        #expect(taxon.code.hasPrefix("x-"))
        #expect(taxon == birds.resolve(scientificName: name))
    }

    @Test func codesOfOutsideNamesNeverChange() {
        #expect(birds.resolve(scientificName: "Larus occidentalis x glaucescens").code == "x-kq05400869am3")
    }

    @Test func commonNamesAreOnlyAFallback() {
        #expect(birds.resolve(scientificName: "Branta canadensis", commonName: "Mallard").code == "cangoo")
        #expect(birds.resolve(scientificName: "", commonName: "Canada goose").code == "cangoo")
        #expect(birds.resolve(scientificName: "Larus dubius", commonName: "Western Gull").code == "wesgul")
        #expect(birds.resolve(scientificName: "", commonName: "Rock Pigeon (Feral Pigeon)").code == "rocpig")
        let gone = birds.resolve(scientificName: "Columba nemo", commonName: "Ringeltaube")
        #expect(gone.name == "Ringeltaube" && gone.category == .unknown && gone.family == "Columbidae")
        #expect(birds.resolve(scientificName: "Larinae sp.", commonName: "Mallard").category == .spuh)
    }

    @Test func eBirdsOwnWordDecides() {
        #expect(birds.resolve(scientificName: "Larus occidentalis", category: "hybrid").category == .species)
        #expect(birds.resolve(scientificName: "Larus occidentalis nemo", category: "hybrid").category == .hybrid)
        #expect(birds.resolve(scientificName: "Aves sp.", commonName: "bird sp.", category: "spuh").name == "bird sp.")
        #expect(birds.resolve(scientificName: "", code: "orejun").code == "daejun")
    }

    @Test func brokenTablesAreRefusedWithASentence() {
        #expect(throws: TaxonomyError.self) { try Taxonomy(table: Array("code\tname\n".utf8)) }
        #expect(throws: TaxonomyError.self) { try Taxonomy(table: []) }
        let short = "code\tname\tscientificName\tcategory\tsequence\tfamily\tfamilyName\treportAs\nx\ty\n"
        let error = #expect(throws: TaxonomyError.self) { try Taxonomy(table: Array(short.utf8)) }
        #expect(error?.sentence.contains("Line 2") == true)
    }

    @Test func anyBytesAreSomeName() {
        let pieces = ["Larus ", "x", " x ", "/", "sp.", "(", ")", "[", "×", " ", "canadensis", "Branta", "é", "\u{0}"]
        var random = Seeded(state: 7)
        for _ in 0..<20_000 {
            var text = ""
            for _ in 0..<Int.random(in: 0..<12, using: &random) { text += pieces.randomElement(using: &random) ?? "" }
            let match = birds.match(scientificName: text, commonName: String(text.reversed()), category: text)
            #expect(!match.taxon.code.isEmpty)
        }
    }
}
