import Composition
import Domain
import SessionRecording
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `A recorded session` {
    private static let eventsPerSession = 300

    /// A random session of the whole app, on a storage that is slow at random; when it is played
    /// again, nothing is.
    @Test func `replays to identical frames`() async throws {
        var seen: [String: Int] = [:]
        var total = ReplayResult.Count()
        let seeds = TestBudget.environment.seeds(20, long: 1_000)
        for seed in seeds {
            let tape = try await record(seed: seed, seen: &seen)
            let recording = try Recording(tape.bytes)
            #expect(recording.isComplete, "seed \(seed)")
            let house = try await RecordedHouse.scratch(seed: seed)
            let result = await SessionReplayer(house.house.workspace, clock: house.clock)
                .replay(recording.steps)
            total.add(result)
            let difference = result.difference.map { found in
                "seed \(seed), line \(recording.firstStepLine + found.stepIndex):\n"
                    + "\(tape.lines(around: recording.firstStepLine + found.stepIndex))\n\(found.frame.text)"
            }
            #expect(difference == nil)
            #expect(result.frameCount > 0)
        }
        print("\(seeds.count) sessions: \(total.acts) events, \(total.frames) identical frames")
        guard TestBudget.environment.replay == nil else { return }
        for title in ["Login", "Players", "Add Player", "Confirm players", "Gather in progress"] {
            #expect(seen[title, default: 0] > 0, "\(title)")
        }
    }

    private func record(seed: UInt64, seen: inout [String: Int]) async throws -> Tape {
        let house = try await RecordedHouse.live(seed: seed)
        let tape = Tape()
        let recorder = SessionRecorder(
            house.house.workspace, clock: house.clock, header: RecordingHeader(),
            write: tape.write)
        var person = RandomPerson(
            house: house.house, display: TurnDisplay(house.house.workspace),
            random: SeededGenerator(seed: seed))
        for _ in 0..<Self.eventsPerSession where !house.house.workspace.isFinished {
            await person.act()
            seen[house.house.driver.title, default: 0] += 1
        }
        await person.settle()
        await house.settle(recorder)
        recorder.end()
        return tape
    }
}

extension ReplayResult {
    fileprivate struct Count {
        var acts = 0
        var frames = 0

        mutating func add(_ result: ReplayResult) {
            acts += result.eventCount
            frames += result.frameCount
        }
    }
}

extension Tape {
    /// What led to a line, counted from 1.
    fileprivate func lines(around line: Int) -> String {
        let lines = text.split(separator: "\n")
        return lines[max(0, line - 12)..<min(line, lines.count)].joined(separator: "\n")
    }
}
