import Navigation
import TerminalUI
import ToolSupport

/// The processor time from a key to the frame that shows its effect, in player lists.
@MainActor enum KeysBenchmark {
    private static let keys = 2_000
    private static let squads = [10, 1_000, squadWithGoal, 100_000]
    private static let squadWithGoal = 10_000
    private static let sizes = [Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)]

    static func run() async throws -> BenchmarkTable {
        var table = BenchmarkTable("one key, from key to frame", unit: "ms", digits: 3)
        for players in squads {
            let workspace = try await PlayerListHarness(players: players).workspace
            for size in sizes {
                add(
                    "↓ of \(Number.grouped(players)), \(size.columns)×\(size.rows)",
                    await moves(in: workspace, size: size, rows: players), players, to: &table)
            }
        }
        for players in squads {
            let workspace = try await PlayerListHarness(players: players).workspace
            add(
                "search in \(Number.grouped(players)), \(sizes[0].columns)×\(sizes[0].rows)",
                await typing(in: workspace), players, to: &table)
        }
        return table
    }

    /// The goal of each key.
    nonisolated static func goal(_ samples: Samples) -> BenchmarkTable.Goal {
        .init("p99 < 2 ms", isMet: samples.p99 < 2)
    }

    private static func add(
        _ title: String, _ samples: Samples, _ players: Int, to table: inout BenchmarkTable
    ) {
        table.add(title, samples, goal: players == squadWithGoal ? goal(samples) : nil)
    }

    /// Returns the times of moving down, with a return to the top after 500 rows or the last one.
    private static func moves(
        in workspace: Workspace, size: Size, rows: Int
    ) async -> Samples {
        workspace.handle(.key(.home))
        var samples = Samples()
        for number in 0..<keys {
            let isAtEnd = number % 500 == 499 || number % rows == rows - 1
            samples.add(await time(of: isAtEnd ? .home : .down, in: workspace, size: size))
        }
        return samples
    }

    /// Returns the times of typing a word into the search field and deleting it again.
    private static func typing(in workspace: Workspace) async -> Samples {
        workspace.handle(.key(.character("/")))
        let letters = "player 0004".map { Key.character($0) }
        let word = letters + letters.map { _ in Key.backspace }
        var samples = Samples()
        for number in 0..<keys {
            samples.add(await time(of: word[number % word.count], in: workspace, size: sizes[0]))
        }
        return samples
    }

    private static func time(
        of key: Key, in workspace: Workspace, size: Size
    ) async -> Double {
        let start = MeasurementClock.processorTime
        workspace.handle(.key(key))
        await workspace.navigator.activity.waitUntilIdle()
        let frame = workspace.frame(size: size)
        let time = MeasurementClock.processorTime - start
        precondition(frame.size == size)
        return Double(time) / 1e6
    }
}
