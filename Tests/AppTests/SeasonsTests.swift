import App
import Birds
import Testing

@Suite struct SeasonsTests {
    private let address = "/api/seasons.tsv?bird=annhum&lat=49.3&lon=-123.14"
    private var known: Seasons {
        var seasons = Seasons()
        for quarter in 0..<48 { seasons.add(quarter: quarter, all: 20, with: 5) }
        return seasons
    }

    private func asks(_ effects: [Effect]) -> Int { effects.count { $0 == .fetch(.seasons, address) } }

    @Test func aBirdsSeasonsAreAskedForOnce() {
        var state = Fixture.started()
        #expect(asks(reduce(&state, .bird("annhum"))) == 1)
        #expect(state.seasons?.answer == .asked)
        _ = receive(&state, .seasons, status: 200, Array(known.text.utf8))
        #expect(state.seasons?.answer == .known(known))
        #expect(asks(reduce(&state, .tick("annhum"))) == 0)
        _ = reduce(&state, .close)
        #expect(asks(reduce(&state, .bird("annhum"))) == 0)
        _ = reduce(&state, .bird("cangoo"))
        #expect(state.seasons?.code == "cangoo" && state.seasons?.answer == .asked)
    }

    @Test func withoutANetworkTheyComeLater() {
        var state = Fixture.started()
        _ = reduce(&state, .online(false))
        _ = reduce(&state, .bird("annhum"))
        _ = receive(&state, .seasons, status: 0, [])
        #expect(state.seasons?.answer == .offline)
        #expect(asks(reduce(&state, .tick("annhum"))) == 0)
        #expect(asks(reduce(&state, .online(true))) == 1)
    }

    @Test func whatFailedIsAskedForAnew() {
        var state = Fixture.started()
        _ = reduce(&state, .bird("annhum"))
        for (status, bytes) in [(500, []), (200, Array("<!doctype html>".utf8))] as [(Int32, [UInt8])] {
            _ = receive(&state, .seasons, status: status, bytes)
            #expect(state.seasons?.answer == .failed)
            #expect(asks(reduce(&state, .retry)) == 1)
        }
        _ = receive(&state, .seasons, status: 404, [])
        #expect(state.seasons?.answer == BirdSeasons.Answer.none)
    }

    @Test func anAddressAsksForThem() {
        var state = Fixture.started()
        state.seasons = nil
        _ = reduce(&state, .bird("annhum"))
        var opened = state
        opened.seasons = nil
        #expect(asks(start(&opened)) == 1)
    }
}
