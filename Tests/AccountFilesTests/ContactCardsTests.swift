import Domain
import Testing

@testable import AccountFiles

@Suite struct `Contact cards` {
    @Test(arguments: ["\r\n", "\n", "\r"], 1...9)
    func `a line can be continued inside a letter`(_ end: String, _ offset: Int) async throws {
        let text = "BEGIN:VCARD\(end)VERSION:3.0\(end)FN:손흥민\(end)END:VCARD\(end)"
        var bytes = Array(text.utf8)
        let name = try #require(bytes.firstRange(of: Array("FN:".utf8)))
        bytes.insert(contentsOf: Array("\(end) ".utf8), at: name.upperBound + offset)
        let squad = try await Fixture().squad(bytes)
        #expect(squad.addedPlayers.map(\.name.text) == ["손흥민"])
        #expect(squad.entries.map(\.remarks) == [[]])
        #expect(squad.list.format == .contacts(encoding: "UTF-8"))
    }

    @Test func `contacts in UTF-16 are unfolded too`() async throws {
        let text = "BEGIN:VCARD\r\nFN:손흥\r\n 민\r\nEND:VCARD\r\n"
        let units = text.utf16.flatMap { [UInt8($0 & 0xFF), UInt8($0 >> 8)] }
        let bytes: [UInt8] = [0xFF, 0xFE] + units
        let squad = try await Fixture().squad(bytes)
        #expect(squad.addedPlayers.map(\.name.text) == ["손흥민"])
        #expect(squad.list.format == .contacts(encoding: "UTF-16"))
    }

    @Test(arguments: [
        "KIND:group", "X-ADDRESSBOOKSERVER-KIND:group", "item1.KIND:Group", "KIND:org",
    ])
    func `a card of a group is listed and is no player`(_ kind: String) async throws {
        let squad = try await Fixture().squad(
            """
            BEGIN:VCARD
            FN:Friends
            \(kind)
            MEMBER:urn:uuid:1
            NOTE:Secret
            END:VCARD
            BEGIN:VCARD
            FN:Ana
            KIND:individual
            END:VCARD

            """)
        #expect(squad.addedPlayers.map(\.name.text) == ["Ana"])
        #expect(squad.columns.compactMap(\.heading) == ["Name"])
        #expect(squad.list.issues == [ImportIssue(.line(1), .noPerson("Friends"))])
    }

    @Test func `a first line with spaces is no continuation`() async throws {
        let squad = try await Fixture().squad(" BEGIN:VCARD\nFN:Ana\nEND:VCARD\n")
        #expect(squad.addedPlayers.map(\.name.text) == ["Ana"])
    }
}
