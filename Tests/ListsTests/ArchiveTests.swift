import Birds
import Lists
import TestKit
import Testing
import Wire

@Suite struct ArchiveTests {
    static func archive(_ dice: inout Dice, lists: Int) -> Archive {
        var archive = Archive()
        for number in 0..<lists {
            var list = BirdList(
                id: "S\(number)", startedAt: Int64(dice.roll(20_000)) * 86_400 + 3600, offset: 0,
                place: "Place \(dice.roll(5))", coordinate: Coordinate(latitude: 49, longitude: Double(dice.roll(3))))
            list.isFinished = true
            list.seconds = dice.roll(2) == 0 ? nil : Int64(dice.roll(500)) * 60
            list.comments = dice.roll(3) == 0 ? "windy" : ""
            for bird in 0..<dice.roll(6) {
                let kind: Birds.Category = bird == 5 ? .spuh : .species
                list.entries.append(
                    ListEntry(
                        bird: ListedBird(code: "b\(bird)", name: "Bird \(bird)", category: kind),
                        count: Int64(dice.roll(4)) - 1 == 0 ? 1 : -1, note: dice.roll(4) == 0 ? "n\(bird)" : ""))
            }
            archive.append(list)
        }
        return archive
    }

    @Test func bytesAreReversed() throws {
        var dice = Dice(state: 7)
        let archive = Self.archive(&dice, lists: 300)
        #expect(try Archive.decode(archive.encode()) == archive)
        for index in archive.lists.indices {
            var other = Archive()
            other.append(archive.birdList(index))
            #expect(other.birdList(0) == archive.birdList(index))
        }
    }

    @Test func damagedBytesGiveAnErrorAndNothingElse() {
        var dice = Dice(state: 3)
        let bytes = Self.archive(&dice, lists: 12).encode()
        for length in 0..<bytes.count {
            #expect(throws: WireError.self) { try Archive.decode(Array(bytes[..<length])) }
        }
        for _ in 0..<3000 {
            var broken = bytes
            broken[dice.roll(bytes.count)] = UInt8(dice.roll(256))
            guard let read = try? Archive.decode(broken) else { continue }
            // What is still an archive can be worked with.
            let history = History(read)
            for index in read.lists.indices { _ = read.birdList(index) }
            _ = (history.years(), history.places())
        }
    }

    @Test func historyIsWhatTheListsCameTo() {
        var dice = Dice(state: 11)
        let archive = Self.archive(&dice, lists: 400)
        let history = History(archive)
        let lists = history.order.map { archive.birdList(Int($0)) }
        #expect(zip(lists, lists.dropFirst()).allSatisfy { $0.time >= $1.time })
        var firsts: [String: (time: LocalTime, lists: Int32)] = [:]
        for list in lists.reversed() {
            for entry in list.entries where entry.bird.category == .species {
                firsts[entry.bird.code, default: (list.time, 0)].lists += 1
            }
        }
        #expect(history.life.count == firsts.count)
        for bird in history.life {
            let code = archive.birds[Int(bird.bird)].code
            #expect(history.firstTime(bird) == firsts[code]?.time && bird.lists == firsts[code]?.lists)
            #expect(history.life(of: code) == bird)
        }
        #expect(history.life(of: "b5") == nil, "a spuh is no species")
        #expect(
            zip(history.life, history.life.dropFirst()).allSatisfy { history.firstTime($0) >= history.firstTime($1) })
        let years = history.years()
        #expect(years.map { Int($0.lists) }.reduce(0, +) == 400)
        #expect(years.map { Int($0.firsts) }.reduce(0, +) == history.life.count)
        for year in years { #expect(history.birds(of: year.year).count == Int(year.species)) }
        #expect(history.places().map { Int($0.lists) }.reduce(0, +) == 400)
    }
}
