import Domain
import Foundation
import TestSupport
import Testing

@testable import AccountFiles

@Suite struct `Import of a squad in comma-separated values` {
    @Test func `values in the default order need no header`() async throws {
        let archive = try await Fixture().read(
            "Ana,31,professional,striker,Real\nBo\n\n\"O'Shea, John\",44,amateur,DEF,\n")
        #expect(
            rows(archive) == [
                "Ana | 31 | professional | striker | Real", "Bo | - | - | - | -",
                "O'Shea, John | 44 | amateur | defender | -",
            ])
    }

    @Test(arguments: [
        "team,Position,NAME,Skill\nReal,gk,Ana,Amateur\n",
        "Favourite team;preferredPosition;name;skill\r\nReal;goalkeeper;Ana;amateur\r\n",
        "favorite team\tpreferred position\tname\tskill\rReal\tGK\tAna\tamateur",
        "name,\"skill\",shoe size,position,team\nAna,amateur,43,GK,\"Real\"",
    ])
    func `a header names the columns in any order and form`(_ text: String) async throws {
        let archive = try await Fixture().read(text)
        #expect(rows(archive) == ["Ana | - | amateur | goalkeeper | Real"])
    }

    @Test func `quoted values contain separators, quotation marks and line ends`() async throws {
        let archive = try await Fixture().read(
            "name,team\n\"Tim \"\"The Wall\"\" Howard\" , \"A;\tB\" \n  손흥민  ,\"one\r\ntwo\"\n")
        #expect(
            rows(archive) == [
                "Tim \"The Wall\" Howard | - | - | - | A; B",
                "손흥민 | - | - | - | one two",
            ])
    }

    @Test(arguments: ["\r", "\n", "\r\n"])
    func `a line end in quotation marks is a space, and its line counts`(
        _ end: String
    ) async throws {
        let start = "name,age\(end)\"one\(end)two\",31\(end)"
        #expect(rows(try await Fixture().read(start)) == ["one two | 31 | - | - | -"])
        let squad = try await Fixture().squad(start + "Bo,0\(end)")
        #expect(squad.entries.map(\.line) == [2, 4])
    }

    @Test func `separators without values are ignored`() async throws {
        let archive = try await Fixture().read(
            ",,,\nname,age,\n , ,\nAna,31,\nBo,,,,,,\n,,,,\n\"\",\n")
        #expect(rows(archive) == ["Ana | 31 | - | - | -", "Bo | - | - | - | -"])
        #expect(rows(try await Fixture().read("Ana;31;;;;;\n;;;;\n")) == ["Ana | 31 | - | - | -"])
    }

    @Test func `equal names stay different players`() async throws {
        #expect(names(try await Fixture().read("Ana\nAna\n")) == ["Ana", "Ana"])
    }

    @Test func `an invalid row leaves the others, and a value that is not stored is reported`()
        async throws
    {
        let long = String(repeating: "x", count: 101)
        let squad = try await Fixture().squad(
            """
            name,age,skill,position,team
            ,31
            "Ana
            Maria",old
            Bo,0
            Cy,,wizard
            Di,,,referee
            Ed,,,,\(long)
            \(long)
            Flo,1,amateur,GK,Real,extra
            Gus,31,,,
            """)
        let remarks = squad.entries.map { entry in
            "\(entry.line) \(entry.standing)" + entry.remarks.map { " \($0)" }.joined()
        }
        #expect(
            remarks == [
                "2 invalid missingName",
                #"3 doubtful invalid(age, "old")"#,
                #"5 doubtful invalid(age, "0")"#,
                #"6 doubtful invalid(skill, "wizard")"#,
                #"7 doubtful invalid(preferredPosition, "referee")"#,
                #"8 doubtful invalid(favouriteTeam, "\#(long)")"#,
                #"9 invalid invalid(name, "\#(long)")"#,
                "10 invalid tooManyValues",
                "11 new",
            ])
        #expect(
            squad.addedPlayers.map(\.name.text) == ["Ana Maria", "Bo", "Cy", "Di", "Ed", "Gus"])
    }

    @Test(arguments: [
        ("name\nAna,1\n\"Bo\n\nCy", ImportIssue.Reason.unclosedQuote),
        ("name\nAna\n\"Bo\"by\nCy", .textAfterQuote),
    ])
    func `a line with invalid quotation marks leaves the others`(
        _ text: String, _ reason: ImportIssue.Reason
    ) async throws {
        let squad = try await Fixture().squad(text)
        #expect(squad.list.issues == [ImportIssue(.line(3), reason)])
        #expect(squad.addedPlayers.last?.name.text == "Cy")
    }

    @Test func `the second of two columns with one meaning is ignored`() async throws {
        let squad = try await Fixture().squad("name,team,Team\nAna,a,b")
        #expect(squad.columns.map(\.meaning) == [.name, .team, .ignored])
    }

    @Test(arguments: ["", "\n\n", ",,\n,\n", "\u{FEFF}"])
    func `a file without players throws empty`(_ text: String) async throws {
        let fixture = try Fixture()
        await #expect(throws: AccountFileError.empty) { try await fixture.read(text) }
    }

    @Test func `UTF-8 and UTF-16 are recognized, with and without a mark`() async throws {
        let text = "name,team\n손흥민,Łódź\n"
        let units = Array(text.utf16)
        let bigEndian = units.flatMap { [UInt8($0 >> 8), UInt8($0 & 0xFF)] }
        let littleEndian = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let encodings = [
            Array(text.utf8), [0xEF, 0xBB, 0xBF] + Array(text.utf8), bigEndian,
            [0xFE, 0xFF] + bigEndian, littleEndian, [0xFF, 0xFE] + littleEndian,
        ]
        for bytes in encodings {
            #expect(
                rows(try await Fixture().read(bytes)) == ["손흥민 | - | - | - | Łódź"],
                "\(bytes.prefix(4))")
        }
    }

    /// Replaces the first byte outside ASCII after the heading by one that is not valid there.
    private func damaged(_ bytes: [UInt8], by byte: UInt8) throws -> [UInt8] {
        var bytes = bytes
        bytes[try #require(bytes.lastIndex { $0 == 0x58 })] = byte
        return bytes
    }

    @Test(arguments: [[], [0xEF, 0xBB, 0xBF] as [UInt8]])
    func `one bad byte leaves the other names of a UTF-8 list as they are`(
        _ mark: [UInt8]
    ) async throws {
        let text = "name,age\nZoë,31\nJürgen,27\nBXo,28\n손흥민,29\n"
        let squad = try await Fixture().squad(try damaged(mark + Array(text.utf8), by: 0xFC))
        #expect(squad.list.format == .text(encoding: "UTF-8", separator: ","))
        #expect(
            squad.addedPlayers.map(\.name.text) == ["Zoë", "Jürgen", "B\u{FFFD}o", "손흥민"])
        #expect(squad.entries.map(\.standing) == [.new, .new, .doubtful, .new])
    }

    @Test func `one letter in UTF-8 is enough for one bad byte`() async throws {
        let text = "name,age\nAna,31\nBXo,27\nZoë,28\n"
        let squad = try await Fixture().squad(try damaged(Array(text.utf8), by: 0xFC))
        #expect(squad.addedPlayers.map(\.name.text) == ["Ana", "B\u{FFFD}o", "Zoë"])
    }

    @Test func `one bad byte leaves the other names of a list in CP949 as they are`() async throws {
        let path = URL(filePath: #filePath).deletingLastPathComponent()
            .appending(path: "Lists/06-korean-cp949.csv")
        let bytes = Array(try Data(contentsOf: path))
        let good = try await Fixture().squad(bytes)
        let bad = try await Fixture().squad(
            bytes + Array("\nBo\u{0}".utf8.dropLast()) + [0xFF, 0x0A])
        #expect(bad.list.format == good.list.format)
        #expect(bad.addedPlayers.prefix(good.addedPlayers.count) == good.addedPlayers[...])
        #expect(bad.entries.last?.remarks.contains(.unreadableCharacters) == true)
    }

    @Test func `one bad unit leaves the other names of a UTF-16 list as they are`() async throws {
        let units = Array("name\nZoë\nB".utf16) + [0xD800] + Array("o\n".utf16)
        let pairs = units.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let bytes: [UInt8] = [0xFF, 0xFE] + pairs
        for bytes in [bytes, bytes + [0x41]] {
            let squad = try await Fixture().squad(bytes)
            #expect(squad.addedPlayers.prefix(2).map(\.name.text) == ["Zoë", "B\u{FFFD}o"])
        }
    }

    @Test func `the user can choose the encoding`() async throws {
        let fixture = try Fixture()
        let text = "name\nZoë\n"
        try fixture.directory.write(Array(text.utf8), to: fixture.path("import"))
        for (encoding, name) in [("Windows-1252", "ZoÃ«"), ("UTF-8", "Zoë")] {
            guard
                case .squad(let list) = try await fixture.files.read(
                    fixture.path("import"), ReadingChoices(encoding: encoding))
            else { return }
            #expect(list.rows.last?.values == [name])
            #expect(list.format == .text(encoding: encoding, separator: ","))
            #expect(list.encodings.contains(encoding))
        }
        await #expect(throws: AccountFileError.unknownEncoding) {
            try await fixture.files.read(
                fixture.path("import"), ReadingChoices(encoding: "nothing"))
        }
    }

    @Test(arguments: TextEncoding.names)
    func `every encoding that can be chosen is known`(_ name: String) throws {
        #expect(try TextEncoding.decode([0x41, 0x00, 0x42, 0x00], as: name).text.isEmpty == false)
    }

    @Test(arguments: [[0x41, 0xFF, 0], [0xFF, 0xFE, 0x41], [0xFE, 0xFF, 0xD8, 0x00]])
    func `a text that is invalid in every encoding is rejected`(_ bytes: [UInt8]) async throws {
        let fixture = try Fixture()
        await #expect(throws: AccountFileError.unknownEncoding) { try await fixture.read(bytes) }
    }
}
