import Measuring
import TerminalUI

/// What one key costs in a long list, until the frame that follows from it is finished.
@MainActor enum KeysBenchmark {
    private static let keys = 2_000
    private static let limit = 2.0
    /// The squad that the goal is about.
    private static let squad = 10_000
    private static let sizes = [Size(columns: 80, rows: 24), Size(columns: 200, rows: 60)]

    static func run() async throws -> Table {
        var table = Table("keys, computing time of one key and its frame", unit: "ms", digits: 3)
        for players in [10, 1_000, squad, 100_000] {
            let stage = try await ListStage(players: players)
            for size in sizes {
                let samples = moves(in: stage.workspace, size: size, rows: players)
                table.add(
                    "↓ of \(Number.grouped(players)), \(size.columns)×\(size.rows)", samples,
                    goal: goal(samples, players))
            }
        }
        for players in [10, 1_000, squad, 100_000] {
            let samples = typing(in: try await ListStage(players: players).workspace)
            table.add(
                "search in \(Number.grouped(players)), \(sizes[0].columns)×\(sizes[0].rows)",
                samples,
                goal: goal(samples, players))
        }
        let whole = try KeysFromOutside.run(players: squad)
        table.add(
            "↓ of \(Number.grouped(squad)), whole process", whole, goal: goal(whole, squad))
        table.remark("\(Number.grouped(keys)) keys each; the whole process draws by ncurses, too")
        return table
    }

    private static func goal(_ samples: Samples, _ players: Int) -> Table.Goal? {
        players == squad ? .below(limit, samples.p99, "p99", "ms") : nil
    }

    /// Down the list, and from its end or after a while back to the top.
    private static func moves(in workspace: Workspace, size: Size, rows: Int) -> Samples {
        workspace.handle(.key(.home))
        var samples = Samples()
        for number in 0..<keys {
            let isAtEnd = number % 500 == 499 || number % rows == rows - 1
            samples.add(time(of: isAtEnd ? .home : .down, in: workspace, size: size))
        }
        return samples
    }

    /// A word letter by letter, and back.
    private static func typing(in workspace: Workspace) -> Samples {
        workspace.handle(.key(.character("/")))
        let letters = "player 0004".map { Key.character($0) }
        let word = letters + letters.map { _ in Key.backspace }
        var samples = Samples()
        for number in 0..<keys {
            samples.add(time(of: word[number % word.count], in: workspace, size: sizes[0]))
        }
        return samples
    }

    private static func time(of key: Key, in workspace: Workspace, size: Size) -> Double {
        let started = Stopwatch.threadTime
        workspace.handle(.key(key))
        let frame = workspace.frame(size: size)
        let time = Stopwatch.threadTime - started
        precondition(frame.size == size)
        return Double(time) / 1e6
    }
}
