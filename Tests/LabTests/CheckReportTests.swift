import BarRules
import Lab
import Testing
import Wire

@Suite struct CheckReportTests {
    private let text = contentText(
        modes: #"""
            [{"id": "a", "label": "Create new document", "icon": "plus"}, {"id": "b", "label": "Home", "icon": "house"},
             {"id": "c", "label": "Inbox", "icon": "inbox", "badge": 3, "badgeLabel": "3 letters"}]
            """#)

    @Test func aPersonReadsWhereWhatAndWhatToDo() {
        let report = CheckReport(Array(text.utf8), style: .appetite)
        #expect(
            report.text == """
                error: modes[0].label: “Create new document” is 128.1 px wide and has 112 px: it would be cut off.
                    Shorten it to about 16 characters, or show fewer destinations. [label.fits; Appetite UI: Navigation, How many tabs can Navigation hold?]
                error: modes[2].badge: The badge counts 3; Appetite UI has only a dot.
                    Use "dot", and show the count inside. [badge.dot; Appetite UI: Navigation, Active and badge]
                warning: modes[0].label: “Create new document” reads as an action (“create”).
                    Name the place that it leads to, a noun such as Home, Search or Inbox; put the action on a button inside. [label.place; Appetite UI: Navigation, Guidelines]
                note: bar.style: Inactive label has 3.26:1 in light mode, 4.5:1 is the least; the style's document names it as a choice.
                    Keep labels short and let the icons say the rest. [contrast.exempt; Appetite UI: Navigation, Tokens]

                """)
        #expect(report.summary == "2 errors and 1 warning")
    }

    @Test func aProgramReadsTheSame() throws {
        let report = CheckReport(Array(text.utf8), style: .appetite, width: 360)
        let json = try JSON(report.json(file: "x.json").bytes)
        #expect(json["style"]?.string == "appetite")
        #expect(json["width"]?.integer == 360)
        #expect(json["errors"]?.integer == 2)
        #expect(json["findings"]?.array?.first?["place"]?.string == "modes[0].label")
        #expect(json["findings"]?.array?.first?["source"]?["section"]?.string != nil)
    }

    @Test func aFileThatCannotBeReadHasErrorsAndNoFindings() {
        let report = CheckReport(Array("[".utf8))
        #expect(report.errorCount == 1)
        #expect(report.text == "error: Line 1, column 1: The bracket that opens here is never closed.\n")
    }
}
