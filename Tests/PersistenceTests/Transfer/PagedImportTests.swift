import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

@Suite struct `Import of archives in pages` {
    /// An archive whose pages have a number of rows, and which can fail at its end.
    private struct Pages: PagedArchive {
        let archive: AccountArchive
        let size: Int
        var error: StorageError?

        var matchCount: Int { archive.matchCount }

        func forEachPage(
            _ body: (AccountArchive) throws(StorageError) -> Void
        ) throws(StorageError) {
            for start in stride(from: 0, to: archive.players.count, by: size) {
                let players = archive.players.dropFirst(start).prefix(size)
                try body(AccountArchive(players: Array(players), matches: []))
            }
            for match in archive.matches { try body(AccountArchive(players: [], matches: [match])) }
            for record in archive.records {
                try body(AccountArchive(players: [], matches: [], records: [record]))
            }
            if let error { throw error }
        }
    }

    /// An archive with a match and a record of the first and the last player.
    private func archive(_ count: Int) throws -> AccountArchive {
        let players = try (1...count).map { number in
            Player(
                id: PlayerID(Int64(number)), name: try playerName("Player \(10_000 + number)"),
                age: Age(1 + number % 100))
        }
        let lineUp = try #require(
            LineUp([.init(players[0], team: .a), .init(players[count - 1], team: .b)]))
        let start = Moment(wall: 5, uptime: 0, boot: "")
        let matches = (1...3).map { _ in
            var log = MatchLog(MatchStart(lineUp: lineUp), at: start, device: UUID())
            log.insert(log.next(.ended, at: start))
            return Match(id: UUID(), log: log)
        }
        return AccountArchive(
            players: players, matches: matches,
            records: [
                ArchivedRecord(
                    id: UUID(), kind: "note",
                    values: ["player": .player(PlayerID(Int64(count)))])
            ])
    }

    @Test(arguments: [(1_203, 500), (99, 1_000), (100, 7), (101, 1_000), (300, 100), (2, 1)])
    func `pages of any size are imported as the whole archive, and undone`(
        count: Int, size: Int
    ) async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        let archives = base.storage.archives(of: session)
        let archive = try archive(count)
        let pages = Pages(archive: archive, size: size)
        let preview = try await archives.preview(pages)
        #expect(preview.newPlayers == count && preview.newMatches == 3 && preview.newRecords == 1)
        let records = try await archives.add(pages)
        #expect(records.summary == preview)
        let stored = try await archives.archive().archive
        #expect(stored.players == archive.players && stored.records == archive.records)
        #expect(stored.matches.map(\.log.events) == archive.matches.map(\.log.events))
        #expect(try await archives.preview(pages).isEmpty)
        #expect(try await base.storage.findings() == [])
        #expect(try await archives.remove(records).isEmpty)
        #expect(try base.number("SELECT count(*) FROM players") == 0)
        #expect(try base.number("SELECT size FROM squad_sizes") == 0)
        #expect(try await base.storage.findings() == [])
    }

    @Test func `identifiers of deleted players are not assigned again`() async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        let archives = base.storage.archives(of: session)
        let first = try await archives.add(try archive(150))
        _ = try await archives.remove(first)
        let second = try await archives.add(try archive(150))
        #expect(second.players.map(\.id.number) == Array(151...300))
        let single = try await base.storage.players(of: session).add(playerName("Single"))
        #expect(single.id.number == 301)
    }

    @Test func `the undo of a large import keeps what was changed or used`() async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        let archives = base.storage.archives(of: session)
        let players = base.storage.players(of: session)
        let records = try await archives.add(
            Pages(
                archive: AccountArchive(players: try archive(1_203).players, matches: []), size: 500
            ))
        let ids = records.players.map(\.id)
        // Some programs change a value and change it back.
        for index in [0, 499, 500, 1_202] {
            _ = try await players.update(PlayerChange(\.nickname, ShortText("x")), of: ids[index])
        }
        _ = try await players.update(PlayerChange(\.nickname, nil), of: ids[500])
        try await players.delete(ids[700])
        let later = try await players.add(playerName("Later"))
        let kept = try await archives.remove(records)
        #expect(kept.players == 3)
        let left = try await players.squad().players.map(\.id)
        #expect(Set(left) == [ids[0], ids[499], ids[1_202], later.id])
        #expect(try await base.storage.findings() == [])
    }

    @Test func `an archive that fails at its end stores nothing`() async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        let archives = base.storage.archives(of: session)
        let pages = Pages(archive: try archive(1_203), size: 500, error: .fileChanged)
        await #expect(throws: StorageError.fileChanged) { try await archives.add(pages) }
        for table in ["players", "matches", "match_events", "squad_sizes"] {
            #expect(try base.number("SELECT count(*) FROM \(table)") == 0)
        }
        #expect(try await archives.add(try archive(2)).summary.newPlayers == 2)
    }

    @Test func `stored players with equal names are known once each, in their order`() async throws
    {
        let base = try await Fixture()
        let session = try await base.signUp()
        let archives = base.storage.archives(of: session)
        let players = base.storage.players(of: session)
        var stored: [PlayerID] = []
        for name in ["Ana", "Bo", "ANA", "ana"] {
            stored.append(try await players.add(playerName(name)).id)
        }
        let archived = try (1...5).map { number in
            Player(id: PlayerID(Int64(number)), name: try playerName("aNa"), age: Age(number))
        }
        for size in [1, 2, 5] {
            let pages = Pages(archive: AccountArchive(players: archived, matches: []), size: size)
            let records = try await archives.add(pages, fillingIn: true)
            #expect(records.summary.knownPlayers == 3 && records.summary.newPlayers == 2)
            let ages = try await players.squad().players.filter { stored.contains($0.id) }
                .sorted { $0.id.number < $1.id.number }.map(\.age?.years)
            #expect(ages == [1, nil, 2, 3])
            #expect(try await archives.remove(records).isEmpty)
        }
    }

    @Test func `known and new matches keep the order of the archive`() async throws {
        let base = try await Fixture()
        let session = try await base.signUp()
        let archives = base.storage.archives(of: session)
        let all = try archive(2)
        _ = try await archives.add(
            AccountArchive(players: all.players, matches: [all.matches[1]]))
        let records = try await archives.add(Pages(archive: all, size: 1))
        #expect(records.summary.newMatches == 2 && records.summary.knownMatches == 1)
        // Imported matches come before those that are stored.
        #expect(
            try await archives.archive().archive.matches.map(\.id)
                == [all.matches[0].id, all.matches[2].id, all.matches[1].id])
    }
}
