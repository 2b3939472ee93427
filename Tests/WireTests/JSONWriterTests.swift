import Foundation
import Testing
import Wire

@Suite struct JSONWriterTests {
    func written(_ body: (inout JSONWriter) -> Void) -> String {
        var json = JSONWriter()
        body(&json)
        return json.text
    }

    @Test func objectsAndListsGetTheirCommas() {
        let text = written { json in
            json.object { json in
                json.field("a", 1)
                json.key("b")
                json.array { json in
                    json.integer(-2)
                    json.string("{")
                    json.null()
                    json.object { _ in }
                    json.array { _ in }
                    json.bool(false)
                }
                json.field("c", true)
            }
        }
        #expect(text == #"{"a":1,"b":[-2,"{",null,{},[],false],"c":true}"#)
    }

    @Test(arguments: [
        ("plain", #""plain""#), ("a\"b\\c", #""a\"b\\c""#), ("\n\r\t\u{0}\u{1f}", #""\n\r\t\u0000\u001f""#),
        ("</script><!--", #""\u003c/script>\u003c!--""#), ("Ōkārito é 🐦", #""Ōkārito é 🐦""#), ("", #""""#),
    ])
    func textsAreEscaped(_ pair: (String, String)) throws {
        let text = written { $0.string(pair.0) }
        #expect(text == pair.1)
        let back = try JSONSerialization.jsonObject(with: Data("[\(text)]".utf8)) as? [String]
        #expect(back == [pair.0])
    }

    @Test(arguments: [
        (49.3, 6, "49.3"), (-123.14, 2, "-123.14"), (0.05, 2, "0.05"), (-0.004, 2, "0"), (2.5, 0, "3"), (7, 3, "7"),
        (1e9, 0, "1000000000"), (1e10, 0, "null"), (Double.nan, 2, "null"), (-Double.infinity, 2, "null"),
        (0.999_999_9, 6, "1"), (-0.5, 1, "-0.5"),
    ])
    func numbersAreRounded(_ row: (Double, Int, String)) {
        #expect(written { $0.number(row.0, decimals: row.1) } == row.2)
    }

    @Test func wholeNumbersOfEverySize() {
        for value in [0, 9, 10, -1, .min, .max] as [Int64] { #expect(written { $0.integer(value) } == "\(value)") }
    }
}
