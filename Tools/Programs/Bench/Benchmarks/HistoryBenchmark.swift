import Domain
import Persistence
import SystemTime
import ToolSupport
import UnicodeText

/// The time of reading parts of many past matches from the storage.
enum HistoryBenchmark {
    private static let runs = 101
    private static let rows = 257

    /// - Parameter directory: A data directory with past matches, whose user is signed in.
    static func run(_ directory: String) async throws -> BenchmarkTable {
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
        table.add("first page", first, goal: .init("median ≤ 5 ms", isMet: first.median <= 5))
        table.add("page in the middle", try await time(of: count / 2, MatchQuery(), matches))
        table.add(
            "first page of a search",
            try await time(of: 0, MatchQuery(searchKey: "player 00001"), matches))
        await storage.close()
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
