import Domain
import FoundationEssentials
import Persistence
import Records
import SQLite
import TestSupport
import Testing

/// The history of a player, in the database and in its double.
@Suite struct `The history of a player` {
    enum Kind: CaseIterable { case database, double }

    private let fixture: MatchFixture

    init() async throws {
        fixture = try await MatchFixture()
    }

    private func repository(_ kind: Kind) -> any PlayerRepository {
        switch kind {
        case .database: fixture.players
        case .double: InMemoryPlayers()
        }
    }

    /// Applies changes of another device to Anna.
    private func apply(
        _ changes: [(counter: Int64, values: [String: ArchivedRecord.Value?])]
    ) async throws {
        var update = AccountUpdate()
        update.records = changes.map { counter, values in
            RecordChange(
                counter: counter, device: UUID(), wall: 1_700_000_000_000, kind: Player.kind.name,
                record: fixture.anna.id.uuid, values: values)
        }
        try await fixture.base.storage.accountReplicas.apply(update, to: fixture.session)
    }

    @Test(arguments: Kind.allCases)
    func `has a version for each change`(_ kind: Kind) async throws {
        let players = repository(kind)
        let added = try await players.add(playerName("Dora"))
        let older = try await players.update(PlayerChange(\.age, Age(30)), of: added.id)
        #expect(try await players.update(PlayerChange(\.age, Age(30)), of: added.id) == older)
        try await players.delete(added.id)
        try await players.restore(added.id)
        let versions = try await players.versions(of: added.id)
        #expect(versions.map(\.record) == [added, older, older, older])
        #expect(versions.map(\.isDeleted) == [false, false, true, false])
        #expect(
            versions.map(\.changedFields)
                == [[PlayerField(\.name)], [PlayerField(\.age)], [], []])
        #expect(versions.allSatisfy { $0.isOwn && $0.wall != nil })
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `has the edits of other devices in their order`() async throws {
        let id = fixture.anna.id
        _ = try await fixture.players.update(PlayerChange(\.age, Age(30)), of: id)
        // The second change was made before the last one of this device.
        try await apply([(counter: 90, ["age": nil]), (counter: 3, ["nickname": .text("An")])])
        let versions = try await fixture.players.versions(of: id)
        #expect(versions.map(\.record.age) == [nil, nil, nil, Age(30), nil])
        #expect(versions.map { $0.record.nickname?.text } == [nil, nil, "An", "An", "An"])
        #expect(versions.map(\.isOwn) == [true, true, false, true, false])
        let shown = try await fixture.players.players([id])
        #expect(versions.last?.record == shown.first)
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `begins with the values of a player who is older than the changes`() async throws {
        let anna = fixture.anna
        try fixture.base.raw().script("DELETE FROM changes")
        var versions = try await fixture.players.versions(of: anna.id)
        #expect(versions.map(\.record) == [anna] && versions.map(\.wall) == [nil])
        let older = try await fixture.players.update(PlayerChange(\.age, Age(30)), of: anna.id)
        versions = try await fixture.players.versions(of: anna.id)
        #expect(versions.map(\.record) == [anna, older])
        #expect(versions.map { $0.wall == nil } == [true, false])
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test(arguments: Kind.allCases)
    func `is empty for an unknown player, who cannot be restored`(_ kind: Kind) async throws {
        let players = repository(kind)
        let added = try await players.add(playerName("Dora"))
        #expect(try await players.versions(of: PlayerID(99)).isEmpty)
        for id in [added.id, PlayerID(99)] {
            await #expect(throws: StorageError.notFound) { try await players.restore(id) }
        }
    }
}

@Suite struct `Deleted players` {
    private let fixture: MatchFixture

    init() async throws {
        fixture = try await MatchFixture()
    }

    @Test(arguments: [false, true])
    func `are restored with all values and in the line-ups`(isOlder: Bool) async throws {
        let (players, anna) = (fixture.players, fixture.anna)
        try await fixture.play()
        let match = try await fixture.play(try #require(Score(a: 2, b: 1)))
        if isOlder { try fixture.base.raw().script("DELETE FROM changes") }
        try await players.delete(anna.id)
        #expect(try await players.deleted() == [anna])
        #expect(try await fixture.matches.finished(of: anna.id, limit: 9).isEmpty)
        try await players.restore(anna.id)
        #expect(try await players.squad().players == [anna, fixture.berta])
        #expect(try await players.deleted().isEmpty)
        let matches = try await fixture.matches.finished(of: anna.id, limit: 9)
        #expect(matches.count == 2 && matches.map(\.match.id).contains(match.id))
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `are erased with their history, and stay in the line-ups`() async throws {
        let (players, anna) = (fixture.players, fixture.anna)
        let match = try await fixture.play()
        await #expect(throws: StorageError.notFound) { try await players.erase(anna.id) }
        _ = try await players.update(PlayerChange(\.age, Age(30)), of: anna.id)
        try await players.delete(anna.id)
        try await players.erase(anna.id)
        #expect(try await players.deleted().isEmpty)
        #expect(try await players.versions(of: anna.id).isEmpty)
        await #expect(throws: StorageError.notFound) { try await players.restore(anna.id) }
        #expect(
            try fixture.base.number("SELECT count(*) FROM changes WHERE fields LIKE '%name%'") == 2)
        let names = try await fixture.matches.match(match.id).lineUp.entries.map(\.name)
        #expect(names.contains(anna.name.text))
        #expect(try await fixture.base.storage.findings() == [])
    }

    @Test func `are restored in the line-ups of gathers that they joined`() async throws {
        let carla = try await fixture.players.add(playerName("Carla"))
        let entries = [
            LineUpEntry(carla, team: .a),
            LineUpEntry(playerID: nil, name: "Guest", position: nil, team: .b),
        ]
        var matches: [Match.ID] = []
        for (index, entry) in entries.enumerated() {
            var match = try await fixture.append(.joined(entry), to: fixture.start())
            if index == 1 {
                let guest = match.state.participants[2].id
                match = try await fixture.append(.guestIdentified(guest, as: carla.id), to: match)
            }
            matches.insert(try await fixture.append(.ended, to: match).id, at: 0)
        }
        try await fixture.play()
        // A gather with a damaged event is left out.
        try fixture.base.raw().script(
            """
            UPDATE line_up_entries SET player_id = NULL WHERE match_number = 3;
            UPDATE match_events SET change = '{"player"' WHERE match_number = 3 AND sequence = 1;
            """)
        try await fixture.players.delete(carla.id)
        #expect(try await fixture.matches.finished(of: carla.id, limit: 9).isEmpty)
        try await fixture.players.restore(carla.id)
        let found = try await fixture.matches.finished(of: carla.id, limit: 9)
        #expect(found.map(\.match.id) == matches)
    }

    @Test func `are in the order of their deletion, without those of other users`() async throws {
        let other = fixture.base.storage.players(of: try await fixture.base.signUp("bea"))
        let ids = [fixture.berta.id, fixture.anna.id]
        for id in ids { try await fixture.players.delete(id) }
        #expect(try await fixture.players.deleted().map(\.id) == ids.reversed())
        try await fixture.players.restore(fixture.berta.id)
        try await fixture.players.delete(fixture.berta.id)
        #expect(try await fixture.players.deleted().map(\.id) == ids)
        #expect(try await other.deleted().isEmpty)
        await #expect(throws: StorageError.notFound) { try await other.restore(ids[0]) }
        #expect(try await other.versions(of: ids[0]).isEmpty)
        #expect(try await fixture.base.storage.findings() == [])
    }
}
