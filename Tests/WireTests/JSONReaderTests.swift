import Foundation
import TestKit
import Testing
import Wire

@Suite struct JSONReaderTests {
    @Test func everyKindOfValueKeepsItsOrderAndDigits() throws {
        let read = try JSON(text: #" {"b":[1,-2.50e+3,true,false,null,""],"a":{"é":"\u00e9\n\/\ud83d\ude00"}} "#)
        #expect(
            read
                == .object([
                    .init(
                        "b", .array([.digits("1"), .digits("-2.50e+3"), .bool(true), .bool(false), .null, .string("")])),
                    .init("a", .object([.init("é", .string("é\n/\u{1F600}"))])),
                ]))
        #expect(read["a"]?["é"]?.string == "é\n/\u{1F600}")
        #expect(read["c"] == nil)
    }

    @Test(
        arguments: [
            ("0", 0, 0), ("-0", 0, 0), ("9223372036854775807", Int64.max, 9.223372036854775807e18),
            ("-9223372036854775808", Int64.min, -9.223372036854775808e18),
            ("9223372036854775808", nil, 9.223372036854775808e18),
            ("1.5", nil, 1.5), ("-123.140", nil, -123.14), ("1e3", nil, 1000), ("25E-2", nil, 0.25),
            ("1e999", nil, nil),
            ("0e999", nil, 0), ("1e-999", nil, 0), ("0.000000000000000000000001", nil, 1e-24),
        ] as [(String, Int64?, Double?)])
    func numbers(_ row: (String, Int64?, Double?)) throws {
        let read = try JSON(text: row.0)
        #expect(read.integer == row.1)
        guard let wanted = row.2 else { return #expect(read.number == nil) }
        let number = try #require(read.number)
        #expect(abs(number - wanted) <= abs(wanted) * 1e-15)
    }

    @Test(arguments: [
        ("", 1, 1), ("  \n ", 2, 2), ("{\"a\":1,}", 1, 8), ("[1,2", 1, 1), ("[1 2]", 1, 4), ("{a:1}", 1, 2),
        ("{\"a\" 1}", 1, 6), ("{\"a\":1,\n \"a\":2}", 2, 2), ("\"x", 1, 1), ("\"a\nb\"", 1, 3), ("\"\\x\"", 1, 2),
        ("\"\\ud83d\"", 1, 2), ("\"\\udc00\"", 1, 2), ("\"\\u12g4\"", 1, 2), ("01", 1, 1), ("-", 1, 2), ("1.", 1, 3),
        ("1e", 1, 3),
        ("tru", 1, 1), ("// x\n1", 1, 1), ("'a'", 1, 1), ("1 1", 1, 3), ("NaN", 1, 1), ("{\"a\":}", 1, 6),
    ])
    func whatIsNoJSONIsRefusedWithItsPlace(_ row: (String, Int, Int)) {
        do {
            _ = try JSON(text: row.0)
            Issue.record("was read")
        } catch {
            #expect(error.line == row.1)
            #expect(error.column == row.2)
            #expect(error.reason.hasSuffix("."))
        }
    }

    @Test func bytesThatAreNotUTF8AreRefusedWithTheirPlace() {
        let problem = #expect(throws: JSONProblem.self) { try JSON([0x22, 0x61, 0xFF, 0x22]) }
        #expect(problem?.sentence == "Line 1, column 3: This byte is not UTF-8; save the file as UTF-8.")
    }

    @Test func aMarkAtTheStartIsPassedOver() throws {
        #expect(try JSON([0xEF, 0xBB, 0xBF] + Array("[]".utf8)) == .array([]))
    }

    @Test func deepNestingIsRefusedAndDoesNotUseUpTheStack() throws {
        let deep = String(repeating: "[", count: 200_000)
        #expect(throws: JSONProblem.self) { try JSON(text: deep) }
        let allowed = String(repeating: "[", count: JSON.deepest) + String(repeating: "]", count: JSON.deepest)
        #expect(try JSON(text: allowed).array?.count == 1)
    }

    @Test func whatTheWriterWritesIsReadBack() throws {
        var json = JSONWriter()
        json.object { json in
            json.field("text", "</script> \u{0} \\ \" é 鳥")
            json.field("n", Int64.min)
            json.key("list")
            json.array { json in
                json.bool(true)
                json.null()
            }
        }
        let read = try JSON(json.bytes)
        #expect(read["text"]?.string == "</script> \u{0} \\ \" é 鳥")
        #expect(read["n"]?.integer == .min)
        #expect(read["list"] == .array([.bool(true), .null]))
    }

    /// What Foundation's reader takes, ours takes too with the same texts, and the other way round; changed at random.
    @Test func agreesWithFoundationOnDamagedTexts() throws {
        let whole = Array(#"{"modes":[{"id":"a","n":-1.5e2},"\u00e9\"x",null,true],"k":{"z":[]}}"#.utf8)
        var seeded = Seeded(state: 7)
        func random(_ below: Int) -> Int { .random(in: 0..<below, using: &seeded) }
        for _ in 0..<4000 {
            var bytes = whole
            for _ in 0...random(3) {
                let at = random(bytes.count)
                switch random(3) {
                case 0: bytes[at] = UInt8(random(256))
                case 1: bytes.remove(at: at)
                default: bytes.insert(whole[random(whole.count)], at: at)
                }
            }
            let ours = try? JSON(bytes)
            let theirs = try? JSONSerialization.jsonObject(with: Data(bytes), options: .fragmentsAllowed)
            // Foundation passes over a key that stands twice; ours refuses it, so only what ours takes is compared.
            if ours != nil { #expect(theirs != nil, "\(String(decoding: bytes, as: UTF8.self))") }
        }
    }
}
