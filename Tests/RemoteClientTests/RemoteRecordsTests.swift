import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@testable import RemoteClient

/// A record of a feature for tests.
private struct Note: Record {
    var id: RecordID<Self>
    var player: PlayerID
    var text: ShortText
    var place: ShortText?

    static let kind = Kind(
        "note", Note.init(id:player:text:place:), Field("player", \.player) { _ in PlayerID(0) },
        Field("text", \.text) { _ in .unknown }, Field("place", \.place))
}

extension ShortText {
    fileprivate static var unknown: Self {
        guard let text = Self("?") else { preconditionFailure("A text of one character is valid.") }
        return text
    }
}

extension TestDevice {
    fileprivate var notes: any RecordRepository<Note> { data.records.repository(of: Note.self) }
}

@Suite struct `Records of an account of a server` {
    private let time = ImmediateTime()
    private let server: TestServer
    private let devices: [TestDevice]
    private let player: PlayerID

    init() async throws {
        server = try await TestServer(time: time)
        devices = [try await TestDevice(server, time), try await TestDevice(server, time)]
        player = try await devices[0].add("Ada").id
        try await devices[0].exchange()
        for device in devices { _ = try await device.squad() }
    }

    private func exchange() async throws {
        for device in devices + devices { try await device.exchange() }
    }

    private func add(_ text: String) async throws -> Note {
        let note = Note(
            id: RecordID(), player: player, text: try #require(ShortText(text)), place: nil)
        try await devices[0].notes.save(note)
        try await exchange()
        return note
    }

    @Test func `are on all devices`() async throws {
        let note = try await add("손흥민 ⚽️")
        #expect(try await devices[1].notes.all() == StoredRecords([note]))
        let versions = try await devices[1].notes.versions(of: note.id)
        #expect(versions.map(\.isOwn) == [false] && versions.map(\.record) == [note])
    }

    @Test func `keep changes of different fields without a connection`() async throws {
        var note = try await add("pitch")
        server.connection = .down
        note.text = try #require(ShortText("ball"))
        note.place = ShortText("home")
        _ = try await devices[0].notes.update(FieldChange(\.text, note.text), of: note.id)
        _ = try await devices[1].notes.update(FieldChange(\.place, note.place), of: note.id)
        server.connection = .up
        try await exchange()
        for device in devices {
            #expect(try await device.notes.all() == StoredRecords([note]))
            #expect(try await device.counts == (0, 0))
        }
    }

    @Test func `have the same value of a field that both have changed`() async throws {
        let note = try await add("pitch")
        server.connection = .down
        for (device, text) in zip(devices, ["ball", "bibs"]) {
            _ = try await device.notes.update(
                FieldChange(\.text, try #require(ShortText(text))), of: note.id)
        }
        server.connection = .up
        try await exchange()
        let texts = try await devices[0].notes.all().records.map(\.text.text)
        #expect(["ball", "bibs"].contains(texts[0]))
        #expect(try await devices[1].notes.all().records.map(\.text.text) == texts)
        // The other value can be taken back.
        let values = try await devices[0].notes.versions(of: note.id).map(\.record.text.text)
        #expect(Set(values) == ["pitch", "ball", "bibs"])
    }

    @Test func `stay deleted although another device edits them, and are restored with the edit`()
        async throws
    {
        var note = try await add("pitch")
        server.connection = .down
        try await devices[0].notes.delete(note.id)
        note.place = ShortText("home")
        _ = try await devices[1].notes.update(FieldChange(\.place, note.place), of: note.id)
        server.connection = .up
        try await exchange()
        for device in devices {
            #expect(try await device.notes.all().records.isEmpty)
            #expect(try await device.notes.deleted() == [note])
        }
        try await devices[0].notes.restore(note.id)
        try await exchange()
        for device in devices {
            #expect(try await device.notes.all() == StoredRecords([note]))
        }
    }

    @Test func `follow a player whom another device deletes`() async throws {
        let note = try await add("pitch")
        try await devices[0].data.players.delete(player)
        // A record of the deleted player, of a device that does not know the deletion.
        let late = Note(id: RecordID(), player: player, text: note.text, place: nil)
        try await devices[1].notes.save(late)
        try await exchange()
        let fresh = try await TestDevice(server, time)
        for device in devices + [fresh] {
            #expect(try await device.notes.all().records.isEmpty)
        }
    }

    @Test func `that the server refuses stay on the device`() async throws {
        let note = try await add("pitch")
        let long = ArchivedRecord(
            id: UUID(), kind: "essay",
            values: ["text": .text(String(repeating: "a", count: 9_000))])
        _ = try await devices[0].data.archives.add(
            AccountArchive(players: [], matches: [], records: [long]))
        try await devices[0].exchange()
        for _ in 0..<2 {
            #expect(try await devices[0].counts == (0, 1))
            let refusals = await devices[0].data.account.refusals()
            #expect(refusals.map(\.subject) == [.record(kind: "essay", long.id)])
            #expect(refusals.map(\.reason) == ["The texts of a change have too many bytes."])
            await devices[0].data.account.retry()
        }
        // Others are sent.
        _ = try await devices[0].notes.update(FieldChange(\.place, ShortText("home")), of: note.id)
        try await exchange()
        #expect(try await devices[1].notes.all().records.map(\.place) == [ShortText("home")])
        let archive = try await devices[0].data.archives.archive().archive
        #expect(archive.records.contains(long))
    }

    @Test func `have the same order on all devices`() async throws {
        var notes: [Note] = []
        for number in 0..<12 {
            let text = try #require(ShortText("\(number)"))
            notes.append(Note(id: RecordID(), player: player, text: text, place: nil))
            try await devices[0].notes.save(notes[number])
        }
        try await exchange()
        #expect(try await devices[1].notes.all() == StoredRecords(notes))
    }

    @Test func `are sent after a change of another record with a large counter`() async throws {
        let note = try await add("pitch")
        let text = """
            {"changes":[{"id":"\(UUID())","counter":1000000000,"device":"\(UUID())","wall":0,\
            "kind":"note","record":"\(UUID())","values":{"text":"far"}}]}
            """
        let response = try await server.send(
            ServerRequest(
                method: "PUT", path: "/api/changes",
                authorization: "Bearer \(devices[0].session.token.text)", body: Array(text.utf8)))
        #expect(response.status == 204)
        try await exchange()
        _ = try await devices[0].notes.update(FieldChange(\.place, ShortText("home")), of: note.id)
        try await exchange()
        #expect(try await devices[0].counts == (0, 0))
        #expect(
            try await devices[1].notes.all().records.first { $0.id == note.id }?.place?.text
                == "home")
    }

    @Test func `that follow a deleted player are sent soon`() async throws {
        let note = try await add("pitch")
        let statuses = await devices[0].data.account.statuses()
        try await devices[0].data.players.delete(player)
        for await _ in statuses { if try await devices[0].counts == (0, 0) { break } }
        try await devices[1].exchange()
        #expect(try await devices[1].notes.deleted().map(\.id) == [note.id])
    }
}
