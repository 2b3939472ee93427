import TestKit
import Testing
import Wire

@Suite struct ByteReaderTests {
    /// Many numbers at once are read as one by one, and fail where those do.
    @Test func numbersAtOnceAreThoseOneByOne() {
        var dice = Seeded(state: 11)
        for round in 0..<2000 {
            let count = Int.random(in: 0...40, using: &dice)
            var writer = ByteWriter()
            for _ in 0..<count {
                let most: UInt64 = [127, 128, 600, 16_383, 16_384, 3_000_000][Int.random(in: 0...5, using: &dice)]
                writer.number(UInt64.random(in: 0...most, using: &dice))
            }
            var bytes = writer.bytes
            if round % 3 == 0, !bytes.isEmpty {
                bytes[Int.random(in: 0..<bytes.count, using: &dice)] = UInt8.random(in: 0...255, using: &dice)
            }
            if round % 5 == 0 { bytes = Array(bytes.dropLast()) }
            let limit = [128, 600, 16_384, 4_000_000][Int.random(in: 0...3, using: &dice)]
            var one = ByteReader(bytes)
            var expected: [Int32]? = []
            for _ in 0..<count {
                guard let number = try? one.number(below: limit) else {
                    expected = nil
                    break
                }
                expected?.append(number)
            }
            var all = ByteReader(bytes)
            let found = try? all.numbers(count, below: limit)
            #expect(found == expected, "round \(round)")
            if expected != nil { #expect(all.left == one.left) }
        }
        var short = ByteReader([1, 2, 3])
        #expect(throws: WireError.self) { _ = try short.numbers(Int.max, below: 10) }
    }
}
