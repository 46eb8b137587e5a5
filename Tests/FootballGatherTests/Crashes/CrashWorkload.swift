import Processes
import TestSupport
import Testing

/// Random commands in plain mode, and the state that the app has confirmed.
struct CrashWorkload {
    /// The state after the last command that the app has confirmed.
    private(set) var confirmed = StoredState()
    /// The state after a command that the app has not confirmed before it was killed. The app may
    /// have stored it or not.
    private var unconfirmed: StoredState?
    private var unconfirmedInput = ContinuousClock.now
    private var clock = ClockBounds()

    private struct Step {
        let lines: [String]
        /// The output that confirms the step.
        let confirmation: String
        let result: StoredState
    }

    /// Waits for the confirmation of some commands, and sends one more without waiting.
    mutating func run(
        _ count: Int, in process: ChildProcess, _ random: inout SeededGenerator
    ) async throws {
        var step = Step(lines: [], confirmation: "== Players ==", result: confirmed)
        if confirmed.match != nil {
            step = Step(
                lines: ["Resume"], confirmation: "== Gather in progress ==\nScore",
                result: confirmed)
        }
        var offset = 0
        for _ in 0...count {
            let input = ContinuousClock.now
            for line in step.lines { process.enter(line) }
            let output = try await process.output(containing: step.confirmation, after: offset)
            offset = process.outputBytes.count
            if step.lines == ["Resume"], let time = output.matches(of: #/Time: (\d+):(\d+)/#).last,
                let minutes = Int(time.output.1), let seconds = Int(time.output.2)
            {
                checkClock(shown: .seconds(60 * minutes + seconds), input ... .now)
            }
            follow(to: step.result, input ... .now)
            step = nextStep(&random)
        }
        unconfirmedInput = .now
        for line in step.lines { process.enter(line) }
        unconfirmed = step.result
    }

    private mutating func follow(
        to next: StoredState, _ moment: ClosedRange<ContinuousClock.Instant>
    ) {
        if confirmed.match == nil || next.match == nil {
            clock = ClockBounds()
        } else if confirmed.match?.clock != next.match?.clock {
            clock.toggle(moment)
        }
        confirmed = next
    }

    private func checkClock(
        shown: Duration, _ moment: ClosedRange<ContinuousClock.Instant>
    ) {
        let elapsed = clock.elapsed(moment)
        let allowed = elapsed.lowerBound - .seconds(1)...elapsed.upperBound + .seconds(1)
        #expect(allowed.contains(.seconds(600) - shown))
    }

    private func nextStep(_ random: inout SeededGenerator) -> Step {
        var result = confirmed
        guard var match = confirmed.match else {
            if confirmed.names.count >= 2, random.chance(33) {
                result.match = StoredState.Match()
                result.add("started")
                // The selection begins with the players of the last match, the same two.
                let pair = Array(confirmed.names.prefix(2))
                let isFirst = confirmed.finished == 0
                return Step(
                    lines: PlainScript { $0.startMatch(pair, selecting: isFirst) }.lines,
                    confirmation: "Score: Team A 0 : 0 Team B", result: result)
            }
            let name = "Guest \(confirmed.names.count + 1) 손"
            result.names.append(name)
            return Step(
                lines: PlainScript { $0.add(name) }.lines,
                confirmation: "] \(name), Position: -", result: result)
        }
        switch Int.random(in: 0..<8, using: &random) {
        case 0:
            result.match = nil
            result.add("ended")
            result.finished += 1
            return Step(
                lines: ["End gather", "Yes", "Back to squad"],
                confirmation: "Last gather: \(match.scoreA)-\(match.scoreB),", result: result)
        case 1, 2:
            let actions = ["stopped": "Start", "paused": "Resume", "running": "Pause"]
            let action = actions[match.clock] ?? ""
            match.clock = match.clock == "running" ? "paused" : "running"
            result.match = match
            result.add(match.clock == "running" ? "clockStarted" : "clockPaused")
            let caption = match.clock == "running" ? ", Running" : ", Paused"
            return Step(lines: [action], confirmation: caption, result: result)
        case 3 where confirmed.events.last?.hasSuffix("goal a") == true:
            match.scoreA -= 1
            result.match = match
            result.add("voided")
            return Step(
                lines: ["Undo"],
                confirmation: "Undone: goal for Team A, \(match.scoreA)-\(match.scoreB)",
                result: result)
        case 3, 4: match.scoreB += 1
        default: match.scoreA += 1
        }
        let isA = match.scoreA != confirmed.match?.scoreA
        result.match = match
        result.add("goal \(isA ? "a" : "b")")
        return Step(
            lines: ["Team \(isA ? "A" : "B") +"],
            confirmation: "\(match.scoreA) : \(match.scoreB) Team B", result: result)
    }

    /// Expects the confirmed state, or the one after the command that was cut off, and continues
    /// from the state that was found.
    mutating func check(_ database: SQLiteShell, _ comment: Comment) async throws {
        #expect(try await database.isSound(), comment)
        let found = try await StoredState(in: database)
        #expect(found == confirmed || found == unconfirmed, comment)
        let lineUp = try await database.value("SELECT count(*) FROM line_up_entries")
        #expect(lineUp == "\(2 * (found.finished + (found.match == nil ? 0 : 1)))", comment)
        follow(to: found, unconfirmedInput ... .now)
        unconfirmed = nil
    }
}
