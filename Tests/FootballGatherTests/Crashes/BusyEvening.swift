import Testing

/// Somebody who says one thing after the other and remembers what was shown as done.
final class BusyEvening {
    private let sandbox: Sandbox
    /// All that was confirmed.
    private(set) var truth = Truth()
    /// The same with what was said last and not answered: it may be there or not.
    private var perhaps: Truth?
    private var confirmed = 0
    private var unanswered = 0

    init(in sandbox: Sandbox) {
        self.sandbox = sandbox
    }

    var summary: String {
        "\(confirmed) confirmed, \(unanswered) cut off, \(truth.names.count) players"
    }

    /// Something to say, what shows that it is done, and what is true then.
    private struct Wish {
        let lines: [String]
        let answer: String
        let after: Truth
    }

    /// Goes on until it is time.
    func goOn(
        with program: ChildProcess, until end: ContinuousClock.Instant,
        _ random: inout SeededRandom
    ) async {
        var place = 0
        var current = Wish(lines: [], answer: "== Players ==", after: truth)
        if truth.match != nil {
            let answer = "== Gather in progress ==\nScore"
            current = Wish(lines: ["Resume"], answer: answer, after: truth)
        }
        while true {
            perhaps = current.after
            for line in current.lines { program.say(line) }
            guard await isAnswered(current.answer, by: program, after: place, until: end) else {
                if current.after != truth { unanswered += 1 }
                return
            }
            if current.after != truth { confirmed += 1 }
            truth = current.after
            perhaps = nil
            place = program.output.count
            current = next(&random)
        }
    }

    private func isAnswered(
        _ answer: String, by program: ChildProcess, after place: Int,
        until end: ContinuousClock.Instant
    ) async -> Bool {
        let wanted = Array(answer.utf8)
        while ContinuousClock.now < end {
            if Array(program.output.dropFirst(place)).contains(wanted) { return true }
            try? await Task.sleep(for: .milliseconds(1))
        }
        return false
    }

    private func next(_ random: inout SeededRandom) -> Wish {
        var after = truth
        guard var match = truth.match else {
            if truth.names.count >= 2, Int.random(in: 0..<3, using: &random) == 0 {
                after.match = Truth.Match()
                let pair = Array(truth.names.suffix(2))
                return Wish(
                    lines: Script.make { $0.startGather(pair) }.lines,
                    answer: "Score: Team A 0 : 0 Team B", after: after)
            }
            let name = "Guest \(truth.names.count + 1) 손"
            after.names.append(name)
            return Wish(
                lines: Script.make { $0.add(name) }.lines, answer: "] \(name), Position: -",
                after: after)
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            after.match = nil
            after.finished += 1
            return Wish(
                lines: ["End gather", "Yes"],
                answer: "Last gather: \(match.scoreA)-\(match.scoreB),", after: after)
        case 1, 2:
            let isRunning = match.clock == "running"
            match.clock = isRunning ? "paused" : "running"
            after.match = match
            let words = ["stopped": "Start", "paused": "Resume", "running": "Pause"]
            let word = words[truth.match?.clock ?? ""] ?? ""
            return Wish(
                lines: [word], answer: isRunning ? ", Paused" : ", Running", after: after)
        case 3, 4:
            match.scoreB += 1
            after.match = match
            return Wish(
                lines: ["Team B +"], answer: "\(match.scoreA) : \(match.scoreB) Team B",
                after: after)
        default:
            match.scoreA += 1
            after.match = match
            return Wish(
                lines: ["Team A +"], answer: "\(match.scoreA) : \(match.scoreB) Team B",
                after: after)
        }
    }

    /// Expects all that was confirmed, and takes over what was not and is there all the same.
    func check(_ database: SQLiteShell, round: Int) async throws {
        let found = try await Truth(in: database)
        #expect(
            found == truth || found == perhaps, "after kill \(round); perhaps: \(perhaps as Any)")
        let lineUp = try await database.value("SELECT count(*) FROM line_up_entries")
        #expect(lineUp == "\(2 * (found.finished + (found.match == nil ? 0 : 1)))")
        truth = found
        perhaps = nil
    }
}
