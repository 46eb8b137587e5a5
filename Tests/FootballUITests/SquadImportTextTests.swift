import FootballUI
import TestSupport
import Testing

@testable import Domain

@Suite struct `Texts of proposed imports` {
    private func list(_ rows: String..., issues: [ImportIssue] = []) -> SquadList {
        SquadList(
            format: .contacts(encoding: "UTF-8"),
            rows: rows.enumerated().map { index, row in
                SquadList.Row(
                    line: index + 1,
                    values: row.split(separator: ",", omittingEmptySubsequences: false)
                        .map(String.init))
            },
            issues: issues)
    }

    private func propose(_ list: SquadList, into squad: [Player] = []) -> SquadImport {
        SquadImport(
            list, into: squad, folding: LowercaseFolding(),
            today: LocalTime(secondsSince1970: 1_795_600_000))
    }

    @Test func `rows that are left out are listed with their reasons and values`() {
        let squad = propose(list("FC Example", "name,age", ",31", "Ana,31"))
        #expect(
            squad.rejections.map(\.text) == [
                "Line 1: above the headings. Values: FC Example",
                "Line 3: the name is missing. Values: 31",
            ])
    }

    @Test func `lines without values are listed by their numbers`() {
        let list = list(issues: [
            ImportIssue(.line(9), .unclosedQuote), ImportIssue(.path("a"), .textAfterQuote),
        ])
        #expect(
            propose(list).rejections.map(\.text) == [
                "Line 9: a quotation mark is not closed.", "Line 0: text follows a quotation mark.",
            ])
    }

    @Test func `the message of a doubtful row has all reasons`() {
        let squad = propose(list("name,position", "C,CB/ST/x"))
        #expect(
            squad.entries[0].message
                == "Line 2: further position “ST” is not stored; unknown position “x”")
    }

    @Test func `the remark on a known player names values beyond the stored ones`() throws {
        let ana = Player(
            id: PlayerID(7), name: try #require(PlayerName("Ana")), age: Age(30), skill: .amateur)
        var squad = propose(
            list("name,age,position,team,skill", "Ana,31,GK,Real,amateur", "Bo,,,,"), into: [ana])
        let entry = squad.entries[0]
        #expect(
            squad.remark(on: entry)
                == "not stored: goalkeeper, Real; different in the list: age 31")
        #expect(squad.remark(on: squad.entries[1]) == nil)
        squad.fillsIn = true
        #expect(squad.remark(on: entry)?.hasPrefix("filled in: goalkeeper") == true)
    }

    @Test(arguments: [
        (SquadList.Format.contacts(encoding: "UTF-8"), "Contacts in UTF-8."),
        (.text(encoding: "CP949", separator: ";"), "Text in CP949, separated by semicolons."),
        (.text(encoding: "UTF-8", separator: "\t"), "Text in UTF-8, separated by tabs."),
        (.text(encoding: "UTF-8", separator: "|"), "Text in UTF-8, separated by bars."),
        (.spreadsheet(table: "A", otherTables: []), "Spreadsheet, table “A”."),
        (
            .spreadsheet(table: "A", otherTables: ["B", "C"]),
            "Spreadsheet, table “A”. Not read: B, C."
        ),
    ])
    func `the kind of the file is a sentence`(_ format: SquadList.Format, _ text: String) {
        #expect(format.text == text)
    }
}
