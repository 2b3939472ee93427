import Birds
import Lists
import Testing

@Suite struct LifeCodesTests {
    @Test func nothingIsNewWithoutPastLists() {
        #expect(!LifeCodes().isNew("cangoo", .species))
        #expect(LifeCodes("mallar3 comloo").isNew("cangoo", .species))
        #expect(!LifeCodes("mallar3 comloo").isNew("comloo", .species))
        #expect(!LifeCodes("mallar3").isNew("x-gull", .spuh), "what is no species is never new")
    }

    @Test func aFinishedListsSpeciesAreNewOnce() {
        var list = BirdList(
            id: "5-1", startedAt: 0, offset: 0, place: "", coordinate: Coordinate(latitude: 0, longitude: 0))
        list.entries = [
            ListEntry(bird: ListedBird(code: "cangoo", name: "Canada Goose"), count: 1),
            ListEntry(bird: ListedBird(code: "x-gull", name: "gull sp.", category: .spuh), count: 1),
        ]
        var life = LifeCodes("mallar3")
        #expect(life.add(list) && life == LifeCodes("mallar3 cangoo"))
        #expect(!life.add(list) && !life.isNew("cangoo", .species))
        var none = LifeCodes()
        #expect(!none.add(list) && none == LifeCodes(), "what lies before is not known")
    }
}
