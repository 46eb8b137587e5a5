import Domain
import Foundation
import Service
import ServiceAPI
import TestSupport
import Testing

/// Returns a body with one change that always has the same identifier.
func recordChanges(of kind: String) -> String {
    """
    {"changes":[{"id":"6F9619FF-8B86-D011-B42D-00CF4FC964FF","counter":1,\
    "device":"0D1F8A4E-2A64-4C4B-9C0F-5E3F3B0C7A11","wall":1795338000000,"kind":"\(kind)",\
    "record":"3F9619FF-8B86-D011-B42D-00CF4FC964FF","values":{"amount":5}}]}
    """
}

@Suite(.eachDatabase) struct `Changes of records` {
    private let fixture: ServiceFixture
    private let device = UUID()
    private let record = UUID()

    init() async throws {
        fixture = try await ServiceFixture()
    }

    private func change(
        _ counter: Int64, _ values: [String: ArchivedRecord.Value?], isDeleted: Bool? = nil
    ) -> RecordChange {
        RecordChange(
            counter: counter, device: device, wall: 5, kind: "fee", record: record, values: values,
            isDeleted: isDeleted)
    }

    private func put(_ changes: [RecordChange], as user: String? = nil) async throws -> Int {
        let data = try JSONEncoder().encode(RecordChangesBody(changes: changes))
        return await fixture.send(
            "PUT /api/changes", String(decoding: data, as: UTF8.self), as: user ?? fixture.ana
        ).status
    }

    private func page(since version: String = "0", of user: String? = nil) async throws
        -> ChangesResponse
    {
        let response = await fixture.send(
            "GET /api/changes/\(version)", as: user ?? fixture.ana)
        return try JSONDecoder().decode(ChangesResponse.self, from: Data(response.body))
    }

    /// Returns the stored changes, without those of players.
    private func records(of user: String? = nil) async throws -> [RecordChange] {
        try await page(of: user).records.filter { $0.kind != "player" }
    }

    @Test func `are returned to the other devices of the account only`() async throws {
        let version = try await page().version
        let changes = [
            change(1, ["amount": .integer(5), "player": .player(PlayerID(1))]),
            change(2, ["reason": .text("\0\"\\손흥민 ⚽️"), "amount": nil], isDeleted: true),
        ]
        #expect(try await put(changes) == 204)
        #expect(try await page(since: version).records == changes)
        #expect(try await records(of: fixture.bo) == [])
    }

    @Test func `are stored once`() async throws {
        let first = change(1, ["amount": .integer(5)])
        #expect(try await put([first]) == 204)
        let version = try await page().version
        #expect(try await put([first]) == 204)
        #expect(try await page().version == version)
        // Two accounts can have a change with the same identifier, as after an import of a backup.
        #expect(try await put([first], as: fixture.bo) == 204)
        let other = RecordChange(
            id: first.id, counter: 1, device: device, wall: 5, kind: "fee", record: record,
            values: ["amount": .integer(6)])
        #expect(try await put([change(2, [:]), other]) == 409)
        #expect(try await records() == [first])
        #expect(try await records(of: fixture.bo) == [first])
    }

    @Test func `are forgotten when many later ones have replaced them`() async throws {
        let changes = (1...60).map { change(Int64($0), ["amount": .integer(Int64($0))]) }
        // In any order of arrival.
        for change in changes.shuffled() { #expect(try await put([change]) == 204) }
        let stored = try await records()
        #expect(stored.sorted() == Array(changes.suffix(21)))
        let count = try await fixture.database.write(for: nil) { connection throws(StorageError) in
            try connection.integer("SELECT change_count FROM users WHERE number = 1", [])
        }
        #expect(count == 21)
    }

    @Test func `are refused above the limit, and none of the request is stored`() async throws {
        _ = try await fixture.database.write(for: 1) { connection throws(StorageError) in
            try connection.run("UPDATE users SET change_count = 99999 WHERE number = 1", []) { _ in
            }
        }
        let changes = [change(1, ["a": .integer(1)]), change(2, ["b": .integer(1)])]
        #expect(try await put(changes) == 422)
        #expect(try await records() == [])
        #expect(try await put([changes[0]]) == 204)
    }

    @Test func `are erased also at the limit`() async throws {
        #expect(try await put([change(1, ["a": .integer(1)])]) == 204)
        _ = try await fixture.database.write(for: 1) { connection throws(StorageError) in
            try connection.run("UPDATE users SET change_count = 100000 WHERE number = 1", []) { _ in
            }
        }
        let first = change(1, [:])
        let erasure = RecordChange(
            counter: 2, device: UUID(), wall: 0, kind: first.kind, record: first.record,
            values: ["a": nil], isDeleted: true)
        #expect(try await put([change(2, ["a": .integer(2)])]) == 422)
        #expect(try await put([erasure]) == 204)
        #expect(try await records() == [erasure])
        // An edit after the erasure leaves nothing.
        #expect(try await put([change(3, ["a": .integer(3)])]) == 204)
        #expect(try await records() == [erasure])
    }

    @Test func `have limits of number and size`() async throws {
        #expect(try await put([]) == 422)
        #expect(try await put((1...201).map { change($0, [:]) }) == 422)
        #expect(try await put([change(1, [:]), change(1, [:])]) == 204)
        #expect(try await put([change(1_000_000_001, [:])]) == 422)
        let long = String(repeating: "a", count: 8_193)
        #expect(try await put([change(1, ["a": .text(long)])]) == 422)
        #expect(try await put([change(1, ["a": .text(String(long.dropLast()))])]) == 204)
    }

    @Test func `have names that a table can have`() async throws {
        for kind in ["feeCopy", "Fee", "fee; DROP", ""] {
            let body = recordChanges(of: kind)
            let response = await fixture.send("PUT /api/changes", body, as: fixture.ana)
            #expect(response.status == 422)
        }
        #expect(try await put([change(1, ["rowid": .integer(1)])]) == 422)
        #expect(try await put([change(-1, ["a": .integer(1)])]) == 422)
    }

    @Test func `end with the account`() async throws {
        #expect(try await put([change(1, [:])]) == 204)
        #expect(await fixture.send("DELETE /api/users", as: fixture.ana).status == 204)
        let count = try await fixture.database.write(for: nil) { connection throws(StorageError) in
            try connection.integer("SELECT count(*) FROM record_changes", [])
        }
        #expect(count == 0)
    }

    @Test func `have a limited number of fields in a record`() async throws {
        func fields(_ numbers: Range<Int>) -> [String: ArchivedRecord.Value?] {
            let values = numbers.map { ("f\($0)", ArchivedRecord.Value?.some(.integer(1))) }
            return Dictionary(uniqueKeysWithValues: values)
        }
        #expect(try await put([change(1, fields(0..<100))]) == 204)
        #expect(try await put([change(2, fields(50..<100))]) == 204)
        let version = try await page().version
        #expect(try await put([change(3, ["f1": nil]), change(4, fields(100..<101))]) == 422)
        #expect(try await page().version == version)
    }
}
