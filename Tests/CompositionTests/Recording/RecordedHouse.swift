import Composition
import DependencyContainer
import Domain
import TerminalUI
import TestSupport

@testable import SessionRecording

/// The composed app as it is recorded and played again: the same doubles, on a time that goes in steps.
@MainActor struct RecordedHouse {
    static let names = ["Ana", "Bo", "손흥민", "李明", "Łukasz", "👨‍👩‍👧 Guest", "e\u{301}\u{301}"]

    let house: AppHarness
    let clock: ReplayClock

    private init(_ time: (ManualClock) -> ReplayClock, names: [String], seed: UInt64) async throws {
        house = AppHarness(names: names)
        let stepped = time(house.clock)
        self.clock = stepped
        house.container.replace((any TimeSource).self, scope: .app) { stepped }
        let seeded = SeededShuffle(seed: seed)
        let shuffle = PlayerShuffle { seeded($0) }
        house.container.replace(PlayerShuffle.self, scope: .app) { shuffle }
        try await house.launch()
    }

    /// For a session to be recorded: the time follows the house's own, which a test moves.
    static func live(names: [String] = names, seed: UInt64 = 1) async throws -> RecordedHouse {
        try await RecordedHouse({ ReplayClock(following: $0) }, names: names, seed: seed)
    }

    /// For a session to be played again: only its steps move the time.
    static func scratch(names: [String] = names, seed: UInt64 = 1) async throws -> RecordedHouse {
        try await RecordedHouse(
            { ReplayClock(startingAt: $0.now()) }, names: names, seed: seed)
    }

    /// Types at once, as a fast person or a slow line does: `\t`, `\n` and `↓` are keys.
    func type(_ text: String) {
        for character in text {
            let key: Key =
                switch character {
                case "\n": .enter
                case "\t": .tab
                case "↓": .down
                default: .character(character)
                }
            house.workspace.receive(.key(key))
        }
    }

    /// Waits until all is done that has come, one thing after the other.
    func settle(_ recorder: SessionRecorder) async {
        repeat {
            await house.driver.settle()
        } while recorder.isBusy || !(recorder.queue.isEmpty || house.workspace.isFinished)
        await house.driver.settle()
    }

    /// Plays a recording from its beginning.
    func play(_ bytes: [UInt8]) async throws -> ReplayResult {
        let recording = try Recording(bytes)
        return await SessionReplayer(house.workspace, clock: clock).replay(recording.steps)
    }
}

/// What was written down so far.
@MainActor final class Tape {
    private(set) var text = ""
    var bytes: [UInt8] { Array(text.utf8) }

    func write(_ lines: String) {
        text += lines
    }
}

/// A terminal: draws in a turn of its own when there is something to draw, as the real one does.
@MainActor final class TurnDisplay: WorkspaceDisplay {
    private let workspace: Workspace
    private var isTurnScheduled = false
    private(set) var frame: Frame
    var size = Size(columns: 80, rows: 24) {
        didSet { draw() }
    }

    init(_ workspace: Workspace) {
        self.workspace = workspace
        frame = Frame(size: size)
        workspace.display = self
        draw()
    }

    func draw() {
        frame = workspace.frame(size: size)
    }

    func workspaceNeedsDisplay() {
        guard !isTurnScheduled else { return }
        isTurnScheduled = true
        Task {
            self.isTurnScheduled = false
            if !self.workspace.isFinished { self.draw() }
        }
    }

    func workspaceDidRing(_ alarm: Alarm) {}
}
