import Cryptography
import Domain
import Persistence
import SystemTime
import ToolSupport
import UnicodeText

/// The time of reading parts of many past matches from the storage, and of adding an event to a
/// match.
enum HistoryBenchmark {
    private static let runs = 101
    private static let rows = 257

    /// - Parameter directory: A data directory with past matches, whose user is signed in.
    static func run(_ directory: String) async throws -> [BenchmarkTable] {
        let storage = try await Storage.open(
            directory: directory, folding: UTF8ProcFolding(), time: SystemTimeSource(),
            passwordCost: .minimum)
        guard let token = try await storage.credentialStore.savedToken(),
            let session = try await storage.accounts.session(for: token)
        else { throw ToolError(.software, "No user is signed in in \(directory).") }
        let matches = storage.matches(of: session)
        let count = try await matches.page(0..<1, of: MatchQuery(), containing: nil).count
        var table = BenchmarkTable(
            "pages of \(Number.grouped(count)) past matches", unit: "ms", digits: 2)
        let first = try await time(of: 0, MatchQuery(), matches)
        table.add("first page", first, goal: .median(of: first, atMost: 5, "ms"))
        table.add("page in the middle", try await time(of: count / 2, MatchQuery(), matches))
        let searches: [(text: String, query: MatchQuery, limit: Int?)] = [
            ("few names", MatchQuery(searchKey: "player 00001"), nil),
            ("no names", MatchQuery(searchKey: "nothing"), nil),
            ("all names", MatchQuery(searchKey: "player"), 16),
            ("all dates", MatchQuery(searchKey: "2", dates: [0..<Int64.max]), 16),
        ]
        for search in searches {
            let samples = try await time(of: 0, search.query, matches)
            table.add(
                "first page of a search that finds \(search.text)", samples,
                goal: search.limit.map { .median(of: samples, atMost: $0, "ms") })
        }
        let appends = try await appends(to: matches)
        await storage.close()
        return [table, appends]
    }

    /// Adds events to a match in progress.
    private static func appends(to matches: any MatchRepository) async throws -> BenchmarkTable {
        let time = SystemTimeSource()
        let past = try await matches.finished(limit: 1)
        guard let lineUp = past.first?.lineUp else {
            throw ToolError(.software, "There is no past match.")
        }
        var match = try await matches.start(
            MatchStart(lineUp: lineUp), startsClock: true, at: time.now())
        var (few, many) = (Samples(), Samples())
        while match.log.events.count < 500 + runs {
            let event = match.log.next(.goal(Goal(.a)), at: time.now())
            let start = MeasurementClock.monotonicTime
            match = try await matches.append(event, to: match)
            let milliseconds = Double(MeasurementClock.monotonicTime - start) / 1_000_000
            if (5..<5 + runs).contains(match.log.events.count) { few.add(milliseconds) }
            if match.log.events.count >= 500 { many.add(milliseconds) }
        }
        var table = BenchmarkTable("an event of a match", unit: "ms", digits: 2)
        table.add("after 5 to \(4 + runs) events", few)
        table.add(
            "after 500 events or more", many,
            goal: .init(text: "5 events + 1 ms", isMet: many.median <= few.median + 1))
        return table
    }

    private static func time(
        of position: Int, _ query: MatchQuery, _ matches: any MatchRepository
    ) async throws -> Samples {
        var samples = Samples()
        for _ in 0..<runs {
            let start = MeasurementClock.monotonicTime
            let page = try await matches.page(
                position..<position + rows, of: query, containing: nil)
            samples.add(Double(MeasurementClock.monotonicTime - start) / 1_000_000)
            precondition(page.query == query)
        }
        return samples
    }
}
