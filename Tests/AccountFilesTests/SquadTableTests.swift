import Domain
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
        let issues = try await Fixture().issues(start + "Bo,0\(end)")
        #expect(issues == ["Line 4: age “0” is not 1 to 120."])
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

    @Test func `every invalid line is reported with its number`() async throws {
        let long = String(repeating: "x", count: 101)
        let issues = try await Fixture().issues(
            """
            name,age,skill,position,team
            ,31
            "Ana
            Maria",old
            Bo,0
            Cy,,expert
            Di,,,referee
            Ed,,,,\(long)
            \(long)
            Flo,1,amateur,GK,Real,extra
            """)
        #expect(
            issues == [
                "Line 2: the name is missing.",
                "Line 3: age “old” is not 1 to 120.",
                "Line 5: age “0” is not 1 to 120.",
                "Line 6: unknown skill “expert”.",
                "Line 7: unknown position “referee”.",
                "Line 8: team above 100 characters.",
                "Line 9: name above 100 characters.",
                "Line 10: more values than columns.",
            ])
    }

    @Test(arguments: [
        ("Ana,1\n\"Bo\n\n", "Line 2: a quotation mark is not closed."),
        ("Ana\n\"Bo\"by\n", "Line 2: text follows a quotation mark."),
        ("name,team,Team\nAna,a,b", "Line 1: two columns “favouriteTeam”."),
    ])
    func `a file with invalid structure is reported once`(
        _ text: String, _ issue: String
    ) async throws {
        #expect(try await Fixture().issues(text) == [issue])
    }

    @Test(arguments: ["", "\n\n", "name,age\n", "\u{FEFF}"])
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

    @Test(arguments: [[0x41, 0xFF], [0xFF, 0xFE, 0x41], [0xFE, 0xFF, 0xD8, 0x00]])
    func `another encoding is rejected`(_ bytes: [UInt8]) async throws {
        let fixture = try Fixture()
        await #expect(throws: AccountFileError.unknownEncoding) { try await fixture.read(bytes) }
    }
}
