import Domain
import FoundationEssentials
import Records
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

/// The guarantees of `MatchRepository` about parts of the finished matches, for the database and
/// for its double.
@Suite struct `Parts of the finished matches` {
    enum Kind: CaseIterable { case database, double }

    private static let day: Int64 = 86_400_000

    private let fixture: MatchFixture

    init() async throws {
        fixture = try await MatchFixture()
    }

    /// Plays matches of Anna against Berta that start on days after 1970-01-01, with as many goals.
    private func repository(_ kind: Kind, days: [Int]) async throws -> any MatchRepository {
        let matches: any MatchRepository =
            switch kind {
            case .database: fixture.matches
            case .double: InMemoryMatches()
            }
        for day in days { try await play(fixture.lineUp, day: day, in: matches) }
        return matches
    }

    private func play(_ lineUp: LineUp, day: Int, in matches: any MatchRepository) async throws {
        let moment = Moment(wall: Int64(day) * Self.day, uptime: 0, boot: "")
        let start = MatchStart(lineUp: lineUp, score: try #require(Score(a: day, b: 0)))
        let match = try await matches.start(start, startsClock: false, at: moment)
        _ = try await matches.append(match.log.next(.ended, at: moment), to: match)
    }

    private func days(_ page: MatchPage) -> [Int] { page.items.map(\.score.a) }

    private func days(
        _ matches: any MatchRepository, searchKey: String = "", dates: [Range<Int64>] = []
    ) async throws -> [Int] {
        let query = MatchQuery(searchKey: searchKey, dates: dates)
        let page = try await matches.page(0..<99, of: query, containing: nil)
        #expect(page.count == page.items.count)
        return days(page)
    }

    @Test(arguments: Kind.allCases)
    func `deleted matches are in pages of their own`(_ kind: Kind) async throws {
        let matches = try await repository(kind, days: [1, 2, 3, 4])
        let none = try await matches.page(0..<9, of: MatchQuery(isDeleted: true), containing: nil)
        #expect(none.items == [] && none.isRepositoryEmpty)
        let all = try await matches.page(0..<9, of: MatchQuery(), containing: nil).items
        for id in [all[0].id, all[2].id] {
            let match = try await matches.match(id)
            let deletion = match.log.next(.deleted, at: match.startedAt)
            _ = try await matches.append(deletion, to: match)
        }
        #expect(try await days(matches) == [3, 1])
        let deleted = try await matches.page(
            0..<9, of: MatchQuery(isDeleted: true), containing: all[2].id)
        #expect(days(deleted) == [4, 2])
        #expect(deleted.count == 2 && !deleted.isRepositoryEmpty)
        for query in [
            MatchQuery(searchKey: "anna", isDeleted: true),
            MatchQuery(dates: [2 * Self.day..<5 * Self.day], isDeleted: true),
        ] {
            let found = try await matches.page(0..<9, of: query, containing: nil)
            #expect(days(found) == [4, 2])
        }
        let match = try await matches.match(all[0].id)
        _ = try await matches.append(
            match.log.next(.voided(try #require(match.log.undoable).id), at: match.startedAt),
            to: match)
        #expect(try await days(matches) == [4, 3, 1])
    }

    @Test(arguments: Kind.allCases)
    func `a page has the matches at its positions, the newest first`(_ kind: Kind) async throws {
        let matches = try await repository(kind, days: [3, 1, 5, 2, 4])
        let page = try await matches.page(1..<3, of: MatchQuery(), containing: nil)
        #expect(days(page) == [4, 3])
        #expect(page.range == 1..<3)
        #expect(page.count == 5)
        #expect(!page.isRepositoryEmpty)
        let last = try await matches.page(4..<6, of: MatchQuery(), containing: nil)
        #expect(days(last) == [2, 1])
        #expect(last.start == 3)
    }

    @Test(arguments: Kind.allCases)
    func `a match outside the range is in the middle of the page`(_ kind: Kind) async throws {
        let matches = try await repository(kind, days: Array(1...20))
        let id = try await matches.page(15..<16, of: MatchQuery(), containing: nil).items[0].id
        let page = try await matches.page(0..<5, of: MatchQuery(), containing: id)
        #expect(page.range == 13..<18)
        #expect(page.position(of: id) == 15)
        let unknown = try await matches.page(2..<4, of: MatchQuery(), containing: UUID())
        #expect(unknown.range == 2..<4)
    }

    @Test(arguments: Kind.allCases)
    func `a page without matches tells whether there are others`(_ kind: Kind) async throws {
        let matches = try await repository(kind, days: [])
        let empty = try await matches.page(0..<9, of: MatchQuery(), containing: nil)
        #expect(empty.isRepositoryEmpty)
        #expect(empty.range == 0..<0)
        try await play(fixture.lineUp, day: 1, in: matches)
        let none = try await matches.page(0..<9, of: MatchQuery(searchKey: "x"), containing: nil)
        #expect(!none.isRepositoryEmpty)
        #expect(none.count == 0)
    }

    @Test(arguments: Kind.allCases)
    func `a match in progress is not on a page`(_ kind: Kind) async throws {
        let matches = try await repository(kind, days: [1])
        _ = try await matches.start(
            MatchStart(lineUp: fixture.lineUp), startsClock: false, at: fixture.time.now())
        #expect(try await days(matches) == [1])
    }

    @Test(arguments: Kind.allCases)
    func `dates are the ranges of the start`(_ kind: Kind) async throws {
        let matches = try await repository(kind, days: [1, 2, 3, 4])
        #expect(try await days(matches, dates: [2 * Self.day..<3 * Self.day]) == [2])
        #expect(
            try await days(matches, dates: [Self.day..<Self.day + 1, 3 * Self.day..<5 * Self.day])
                == [4, 3, 1])
        #expect(try await days(matches, dates: [0..<Self.day]) == [])
    }

    @Test(arguments: Kind.allCases)
    func `a search finds names of players, and dates besides`(_ kind: Kind) async throws {
        let matches = try await repository(kind, days: [1, 2])
        let carla = LineUpEntry(
            playerID: nil, name: #"Carla "\ O'Neill"#, position: nil, team: .a)
        let lineUp = try #require(LineUp([carla, .init(fixture.berta, team: .b)]))
        try await play(lineUp, day: 3, in: matches)
        #expect(try await days(matches, searchKey: "ann") == [2, 1])
        #expect(try await days(matches, searchKey: "berta") == [3, 2, 1])
        #expect(try await days(matches, searchKey: #"a "\ o'n"#) == [3])
        #expect(try await days(matches, searchKey: "%") == [])
        #expect(
            try await days(matches, searchKey: "carla", dates: [Self.day..<Self.day + 1])
                == [3, 1])
    }

    @Test(arguments: Kind.allCases)
    func `a search finds the initial consonants of a guest`(_ kind: Kind) async throws {
        let matches = try await repository(kind, days: [1])
        // 하나 in the parts of which a search key consists.
        let guest = LineUpEntry(
            playerID: nil, name: "\u{1112}\u{1161}\u{1102}\u{1161}", position: nil, team: .a)
        let lineUp = try #require(LineUp([guest, .init(fixture.berta, team: .b)]))
        try await play(lineUp, day: 2, in: matches)
        #expect(try await days(matches, searchKey: "\u{1112}\u{1102}") == [2])
        #expect(try await days(matches, searchKey: "\u{1102}\u{1112}") == [])
    }

    @Test func `a search finds the same matches of rare and of frequent players`() async throws {
        let matches = try await repository(.database, days: [1, 2])
        let guest = LineUpEntry(playerID: nil, name: "Nanni", position: nil, team: .a)
        try await play(
            try #require(LineUp([guest, .init(fixture.berta, team: .b)])), day: 3, in: matches)
        let base = fixture.base
        for (key, found) in [("ann", [3, 2, 1]), ("anna", [2, 1]), ("berta", [3, 2, 1])] {
            for rareLimit in [0, 100] {
                let reader = try MatchReader(
                    base.raw(), user: 1, query: MatchQuery(searchKey: key),
                    folding: LowercaseFolding())
                let page = try reader.read(0..<9, containing: nil, rareLimit: rareLimit)
                #expect(days(page) == found)
            }
        }
    }

    @Test func `a search that finds very many shows those that started last before it counts all`()
        async throws
    {
        _ = try await repository(.database, days: [5, 3, 9, 1, 7])
        let players = MatchQuery(searchKey: "anna")
        let dates = MatchQuery(searchKey: "-", dates: [Self.day..<9 * Self.day])
        let base = fixture.base
        func read(
            _ query: MatchQuery, _ range: Range<Int>, containing match: Match.ID? = nil
        ) throws -> MatchPage {
            try MatchReader(base.raw(), user: 1, query: query, folding: LowercaseFolding())
                .read(range, containing: match, newestCount: 3)
        }
        let all = try read(players, 0..<9)
        #expect(days(all) == [9, 7, 5, 3, 1] && all.count == 5 && !all.hasMore)
        for match in [nil, all.items[2].id, UUID()] {
            let newest = try read(players, 0..<2, containing: match)
            #expect(days(newest) == [9, 7, 5] && newest.count == 3 && newest.hasMore)
        }
        // An older match needs its position, and a later page the number of all.
        let older = try read(players, 0..<2, containing: all.items[3].id)
        #expect(days(older) == [5, 3] && older.count == 5 && !older.hasMore)
        #expect(days(try read(players, 3..<5)) == [3, 1])
        // Two of the newest are not enough for a page with three.
        #expect(days(try read(dates, 0..<2)) == [7, 5])
        #expect(days(try read(dates, 0..<3)) == [7, 5, 3])
        #expect(try read(dates, 0..<3).count == 4)
        #expect(days(try read(MatchQuery(), 0..<2)) == [9, 7])
        #expect(try read(MatchQuery(searchKey: "nobody"), 0..<2).items == [])
    }

    @Test func `a search among the newest finds guests`() async throws {
        let matches = try await repository(.database, days: [1])
        let guest = LineUpEntry(playerID: nil, name: "Nanni", position: nil, team: .a)
        for day in 2...3 {
            try await play(
                try #require(LineUp([guest, .init(fixture.berta, team: .b)])), day: day,
                in: matches)
        }
        let page = try MatchReader(
            fixture.base.raw(), user: 1, query: MatchQuery(searchKey: "nan"),
            folding: LowercaseFolding()
        ).read(0..<2, containing: nil, newestCount: 2)
        #expect(days(page) == [3, 2] && page.hasMore)
    }

    @Test(arguments: Kind.allCases)
    func `a finished match on a page is read by its identifier`(_ kind: Kind) async throws {
        let matches = try await repository(kind, days: [1, 2])
        let page = try await matches.page(0..<1, of: MatchQuery(), containing: nil)
        let match = try await matches.match(page.items[0].id)
        #expect(match.finished?.score.a == 2)
        await #expect(throws: StorageError.notFound) { try await matches.match(UUID()) }
    }

    @Test(arguments: Kind.allCases)
    func `the matches of a player are those that started last`(_ kind: Kind) async throws {
        let matches = try await repository(kind, days: [0, 3, 1])
        let carla = LineUpEntry(playerID: nil, name: "Carla", position: nil, team: .a)
        try await play(
            try #require(LineUp([carla, .init(fixture.berta, team: .b)])), day: 2, in: matches)
        let anna = try await matches.finished(of: fixture.anna.id, limit: 9)
        #expect(anna.map(\.match.score.a) == [3, 1, 0])
        #expect(anna.map(\.outcome) == [.won, .won, .drawn])
        let berta = try await matches.finished(of: fixture.berta.id, limit: 2)
        #expect(berta.map(\.match.score.a) == [3, 2])
        #expect(berta.map(\.outcome) == [.lost, .lost])
        #expect(try await matches.finished(of: PlayerID(99), limit: 9) == [])
    }

    @Test func `the matches of a player with many are those that started last`() async throws {
        _ = try await repository(.database, days: [3, 1])
        try fixture.base.raw().script(
            """
            WITH RECURSIVE numbers (n) AS
                (SELECT 10 UNION ALL SELECT n + 1 FROM numbers WHERE n < 1200)
            INSERT INTO matches SELECT n, randomblob(16), user, n, 0, '', n, 0, '', 7, 0,
                'Team A', 'stopped', 600000, NULL, NULL, NULL, NULL, 0
                FROM numbers, matches WHERE number = 1;
            INSERT INTO line_up_entries SELECT number, 0, \(fixture.anna.id.number), 'A', NULL, 'b'
                FROM matches WHERE number >= 10;
            """)
        let found = try await fixture.matches.finished(of: fixture.anna.id, limit: 3)
        #expect(found.map(\.match.score.a) == [3, 1, 7])
        #expect(found.map(\.outcome) == [.won, .won, .lost])
    }

    @Test func `a search finds players by their present names, and deleted ones by the old`()
        async throws
    {
        let matches = try await repository(.database, days: [1])
        _ = try await fixture.players.update(
            PlayerChange(\.name, playerName("Ada")), of: fixture.anna.id)
        #expect(try await days(matches, searchKey: "anna") == [])
        #expect(try await days(matches, searchKey: "ada") == [1])
        try await fixture.players.delete(fixture.anna.id)
        #expect(try await days(matches, searchKey: "anna") == [1])
    }

    @Test func `matches of other users are not found`() async throws {
        _ = try await repository(.database, days: [1])
        let other = fixture.base.storage.matches(of: try await fixture.base.signUp("zoe"))
        #expect(try await days(other) == [])
        #expect(try await days(other, searchKey: "anna", dates: [0..<9 * Self.day]) == [])
    }

    @Test func `imported matches are sorted by their dates`() async throws {
        _ = try await repository(.database, days: [1, 3, 5])
        let exported = try await fixture.base.storage.archives(of: fixture.session).archive()
        let other = try await MatchFixture()
        try await play(other.lineUp, day: 4, in: other.matches)
        _ = try await other.base.storage.archives(of: other.session)
            .add(exported.archive)
        #expect(try await days(other.matches) == [5, 4, 3, 1])
    }

    @Test func `a damaged match is marked and keeps its position`() async throws {
        let matches = try await repository(.database, days: [1, 2, 3])
        try fixture.base.raw().script(
            "PRAGMA ignore_check_constraints = ON; UPDATE matches SET score_a = 100 WHERE number = 2"
        )
        let page = try await matches.page(0..<9, of: MatchQuery(), containing: nil)
        #expect(days(page) == [3, 0, 1])
        #expect(page.damaged == [page.items[1].id])
    }

    @Test func `a wrong number of matches is found, and does not change a page`() async throws {
        let matches = try await repository(.database, days: [1, 2, 3])
        for size in [0, 2, -1, 7] {
            try fixture.base.raw().script("UPDATE history_sizes SET size = \(size)")
            #expect(
                try await fixture.base.storage.findings() == [
                    "The size of the history of user 1 is wrong."
                ])
            // A number that is too small hides matches until the check.
            guard size < 0 || size > 3 else { continue }
            #expect(try await days(matches) == [3, 2, 1])
        }
        try await matches.removeDamaged()
    }

    @Test func `the number of matches follows each change`() async throws {
        let matches = try await repository(.database, days: [1, 2, 3])
        func check(_ count: Int) async throws {
            #expect(try await days(matches).count == count)
            #expect(try await fixture.base.storage.findings() == [])
        }
        try await check(3)
        let match = try await fixture.start()
        try await check(3)
        let over = try await fixture.append(.ended, to: match)
        try await check(4)
        let deleted = try await fixture.append(.deleted, to: over)
        try await check(3)
        let deletion = try #require(deleted.log.undoable)
        let restored = try await fixture.append(.voided(deletion.id), to: deleted)
        try await check(4)
        _ = try await fixture.append(.deleted, to: restored)
        try fixture.base.raw().script(
            """
            PRAGMA ignore_check_constraints = ON;
            DELETE FROM match_events WHERE match_number > 2;
            UPDATE matches SET score_a = 100 WHERE number = 3;
            """)
        try await matches.removeDamaged()
        try await check(2)
    }
}
