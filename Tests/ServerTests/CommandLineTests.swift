import Import
import Testing

@testable import wingbar_cli

@Suite struct CommandLineTests {
    private let options = [
        Option(name: "--lat", value: "N", help: ""), Option(name: "--json", value: nil, help: ""),
    ]

    private func read(_ words: String...) throws(Failure) -> Arguments { try Arguments(words, options: options) }

    @Test func optionsTakeTheirValuesEitherWay() throws {
        #expect(try read("--lat", "-123.14")["--lat"] == "-123.14")
        #expect(try read("--lat=-1")["--lat"] == "-1")
        #expect(try read("--lat=")["--lat"] == "")
        #expect(try read("--lat", "--json").has("--json") == false)
        let all = try read("a", "--json", "b", "--", "--lat")
        #expect(all.operands == ["a", "b", "--lat"] && all.has("--json"))
        #expect(try read("-").operands == ["-"])
    }

    static let wrong = [["--nope"], ["-x"], ["--lat"], ["--json=1"], ["--lat", "1", "--lat", "2"], ["--la", "1"]]

    @Test(arguments: wrong) func wrongLinesSayHowItIsUsed(words: [String]) {
        #expect {
            try Arguments(words, options: options)
        } throws: { error in
            if case Failure.usage = error { true } else { false }
        }
    }

    @Test func theExitStatusTellsWhoseFaultItIs() {
        #expect(run(["--help"]) == 0)
        #expect(run(["--version"]) == 0)
        #expect(run([]) == 2)
        #expect(run(["nope"]) == 2)
        for command in commands {
            #expect(run([command.name, "--help"]) == 0)
            #expect(run([command.name, "--nope"]) == 2)
        }
        #expect(run(["nearby", "--lat", "91", "--lon", "0"]) == 1)
        #expect(run(["nearby", "--lat", "0", "--lon", "0", "--km", "0"]) == 1)
        #expect(run(["nearby", "--lat", "0"]) == 2)
        #expect(run(["serve", "--port", "99999"]) == 1)
        #expect(run(["serve", "--token-file", "/nowhere/at/all"]) == 1)
        #expect(run(["species"]) == 2)
        #expect(run(["import"]) == 2)
        #expect(run(["status", "extra"]) == 2)
        #expect(run(["lab"]) == 2)
        #expect(run(["lab", "--check", "/nowhere/at/all"]) == 1)
        #expect(run(["lab", "--check", "x", "--style", "android"]) == 1)
    }

    @Test func everyCommandIsHelpful() {
        #expect(Set(commands.map(\.name)).count == commands.count)
        for command in commands {
            #expect(command.help.hasPrefix("usage: wingbar \(command.name)"))
            for option in command.allOptions { #expect(command.help.contains(option.name) && !option.help.isEmpty) }
            #expect(programHelp(commands).contains("  \(command.name) "))
        }
    }

    @Test func controlCharactersDoNotReachTheTerminal() {
        #expect(plain("a\u{1b}[31mb\u{9b}c") == "a\u{fffd}[31mb\u{fffd}c")
        for turn in ["\u{202a}", "\u{202e}", "\u{2066}", "\u{2069}", "\u{2028}", "\u{2029}"] {
            #expect(plain("a\(turn)é") == "a\u{fffd}é")
        }
        #expect(plainJSON("{\"a\u{9b}\u{202e}\":\"é\"}\n") == "{\"a\\u009b\\u202e\":\"é\"}\n")
    }
}
