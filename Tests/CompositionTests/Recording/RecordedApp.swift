import DependencyContainer
import Domain
import TerminalUI
import TestSupport

@testable import Composition
@testable import SessionRecording

/// The composed app on a replay clock, for a recording or for its replay.
@MainActor struct RecordedApp {
    let app: AppHarness
    let clock: ReplayClock

    private init(
        _ names: [String], seed: UInt64, catalogue: [AppFeature],
        makeClock: (ManualClock) -> ReplayClock
    ) async throws {
        app = AppHarness(names: names, catalogue: catalogue)
        let clock = makeClock(app.clock)
        self.clock = clock
        app.container.replace((any TimeSource).self, scope: .app) { clock }
        app.useShuffle(seed: seed)
        try await app.launch()
    }

    /// Returns an app to record, whose clock follows the clock of the harness.
    static func recording(
        names: [String] = RandomUser.names, seed: UInt64 = 1,
        catalogue: [AppFeature] = AppFeature.all
    ) async throws -> RecordedApp {
        try await RecordedApp(names, seed: seed, catalogue: catalogue) {
            ReplayClock(following: $0)
        }
    }

    /// Returns an app for a replay, whose clock only the recorded steps advance.
    static func replaying(
        names: [String] = RandomUser.names, seed: UInt64 = 1,
        catalogue: [AppFeature] = AppFeature.all
    ) async throws -> RecordedApp {
        try await RecordedApp(names, seed: seed, catalogue: catalogue) {
            ReplayClock(startingAt: $0.now())
        }
    }

    func record(_ recording: RecordingText) -> SessionRecorder {
        SessionRecorder(app.workspace, clock: clock, header: RecordingHeader()) {
            recording.append($0)
        }
    }

    func replay(_ recording: RecordingText) async throws -> ReplayResult {
        await SessionReplayer(app.workspace, clock: clock)
            .replay(try Recording(recording.bytes).steps)
    }

    /// Types the keys of `Key.sequence(_:)` without waiting in between.
    func type(_ text: String) {
        for key in Key.sequence(text) { app.workspace.receive(.key(key)) }
    }

    /// Waits until the recorder has handled all events and the sleeps that are due.
    func settle(_ recorder: SessionRecorder) async {
        repeat {
            await app.driver.settle()
        } while recorder.isBusy
            || !(app.workspace.isFinished || !recorder.hasQueuedEvents && !clock.isDue)
        await app.driver.settle()
    }
}

extension AppHarness {
    /// Replaces the shuffle by the shuffle of a recording.
    func useShuffle(seed: UInt64) {
        let seeded = SeededShuffle(seed: seed)
        container.replace(PlayerShuffle.self, scope: .app) { PlayerShuffle { seeded($0) } }
    }
}

/// The text of a recording in memory.
@MainActor final class RecordingText {
    private(set) var text = ""
    var bytes: [UInt8] { Array(text.utf8) }

    func append(_ lines: String) {
        text += lines
    }

    /// Returns the lines up to a line number, counted from 1.
    func lines(before line: Int) -> String {
        let lines = text.split(separator: "\n")
        return lines[max(0, line - 12)..<min(line, lines.count)].joined(separator: "\n")
    }
}
