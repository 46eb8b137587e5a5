import Domain
import Foundation
import TestSupport
import Testing

@testable import AccountFiles

@Suite struct `Spreadsheets` {
    private static let zip: [UInt8] = [0x50, 0x4B, 0x03, 0x04]
    private static let compoundFile: [UInt8] = [0xD0, 0xCF, 0x11, 0xE0]

    private static func list(_ name: String) -> URL {
        URL(filePath: #filePath).deletingLastPathComponent().appending(path: "Lists/\(name)")
    }

    @Test(arguments: [zip, compoundFile], [0, 3_000])
    func `a damaged file is reported`(_ beginning: [UInt8], _ count: Int) async throws {
        let fixture = try Fixture()
        await #expect(throws: AccountFileError.unreadableSpreadsheet) {
            try await fixture.read(beginning + Array(repeating: 7, count: count))
        }
    }

    @Test(arguments: [10, 40, 80])
    func `another table does not replace one that is damaged`(offset: Int) async throws {
        let fixture = try Fixture()
        var bytes = Array(try Data(contentsOf: Self.list("23-club-workbook.xlsx")))
        let name = try #require(bytes.firstRange(of: Array("xl/worksheets/sheet1.xml".utf8)))
        bytes[name.upperBound + offset] ^= 1
        await #expect(throws: AccountFileError.unreadableSpreadsheet) {
            try await fixture.read(bytes)
        }
    }

    /// Changes the place of the first table in the workbook.
    @Test(arguments: 1_491...1_494)
    func `a table of a binary workbook that cannot be read is reported`(
        offset: Int
    ) async throws {
        let fixture = try Fixture()
        var bytes = Array(try Data(contentsOf: Self.list("25-workbook-97.xls")))
        bytes[offset] ^= 1
        await #expect(throws: AccountFileError.unreadableSpreadsheet) {
            try await fixture.read(bytes)
        }
    }

    /// Values for which a version of the library accesses memory that is not its own. Another
    /// version may read the table or refuse it.
    @Test(arguments: [UInt8]([78, 83, 89, 95, 101, 107, 169, 244, 253]))
    func `a binary workbook that crashes the library does not end the program`(
        value: UInt8
    ) async throws {
        let fixture = try Fixture()
        var bytes = Array(try Data(contentsOf: Self.list("25-workbook-97.xls")))
        bytes[1_794] = value
        do {
            _ = try await fixture.read(bytes)
        } catch {
            #expect(error as? AccountFileError == .unreadableSpreadsheet)
        }
    }

    @Test func `apostrophes before formulas are removed, as in other tables`() {
        var table = SpreadsheetTable("Squad")
        table.append([(0, "'=Ana"), (1, "''-Bo"), (2, "'n Boer"), (3, "-5")], line: 1)
        #expect(table.rows.map(\.values) == [["=Ana", "'-Bo", "'n Boer", "-5"]])
    }

    /// A process that is made while another thread opens a converter has a lock that nobody
    /// releases.
    @Test func `binary workbooks are read while other files are converted`() async throws {
        let files = LocalAccountFiles()
        try await withThrowingTaskGroup { group in
            for _ in 0..<40 {
                for name in ["25-workbook-97.xls", "06-korean-cp949.csv"] {
                    group.addTask { _ = try await files.read(Self.list(name).path) }
                }
            }
            try await group.waitForAll()
        }
    }

    /// The memory of the app counts for the limit of the process that reads the file first.
    @Test func `a binary workbook is read by an app with much memory`() async throws {
        let length = 4 << 30
        let memory = mmap(
            nil, length, PROT_READ | PROT_WRITE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0)
        try #require(memory != MAP_FAILED)
        defer { munmap(memory, length) }
        _ = try await LocalAccountFiles().read(Self.list("25-workbook-97.xls").path)
    }

    @Test func `the user can choose the table`() async throws {
        let fixture = try Fixture()
        let path = Self.list("23-club-workbook.xlsx").path
        guard case .squad(let first) = try await fixture.files.read(path),
            case .spreadsheet(let table, let others) = first.format, let other = others.first
        else {
            Issue.record("no other table")
            return
        }
        guard
            case .squad(let second) = try await fixture.files.read(
                path, ReadingChoices(table: other))
        else { return }
        #expect(
            second.format == .spreadsheet(table: other, otherTables: [table] + others.dropFirst()))
        #expect(second.rows != first.rows)
    }

    @Test func `an archive of something else is reported`() async throws {
        // An archive without files.
        let fixture = try Fixture()
        let end: [UInt8] = [0x50, 0x4B, 0x05, 0x06] + Array(repeating: 0, count: 18)
        await #expect(throws: AccountFileError.unreadableSpreadsheet) {
            try await fixture.read(Self.zip + end)
        }
    }

    @Test(arguments: [
        "<!DOCTYPE a [<!ENTITY b \"c\">]><a>&b;</a>", "<a>", "", "text",
        String(repeating: "<a>", count: 200) + String(repeating: "</a>", count: 200),
    ])
    func `XML with entities, errors or deep elements is rejected`(_ text: String) {
        #expect(XMLElement.root(of: Array(text.utf8)) == nil)
    }

    @Test func `names in XML have no prefixes, and texts can be replaced`() throws {
        let text = "<x:a b:c=\"1\" d:c=\"2\">e<f>g</f>&lt;<x:h/></x:a>"
        let root = try #require(XMLElement.root(of: Array(text.utf8)))
        #expect(root.name == "a")
        #expect(root["c"] == "1")
        #expect(root.text { $0.name == "f" ? "!" : nil } == "e!<")
        #expect(root.first("h")?.text() == "")
        #expect(root.first("missing") == nil)
    }

    @Test(arguments: [
        (35_859.0, false, "1998-03-05"), (34_397.0, true, "1998-03-05"), (1e300, false, "1e+300"),
    ])
    func `a date is a number of days`(_ days: Double, _ since1904: Bool, _ text: String) {
        #expect(SpreadsheetTable.date(days, since1904: since1904) == text)
    }

    @Test func `a table has the filled part of its first columns`() {
        var table = SpreadsheetTable("A")
        table.append([(column: 1, value: " x "), (column: 3, value: " ")], line: 4)
        table.append([(column: -1, value: "y"), (column: 200, value: "z")], line: 5)
        #expect(table.rows == [SquadList.Row(line: 4, values: ["", "x"])])
    }

    @Test(arguments: [(31.0, "31"), (4.5, "4.5"), (-1.0, "-1")])
    func `a number has a fraction only if it needs one`(_ number: Double, _ text: String) {
        #expect(SpreadsheetTable.text(of: number) == text)
    }
}
