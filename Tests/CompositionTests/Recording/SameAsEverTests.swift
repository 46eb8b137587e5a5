import Composition
import DependencyContainer
import Domain
import SessionRecording
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `A person who is recorded` {
    private static let keys: [Key] = [
        .enter, .space, .tab, .backTab, .escape, .backspace, .up, .down, .down, .left, .right,
        .shiftUp, .shiftDown, .home, .end, .pageDown, .function(1),
    ]
    private static let size = Size(columns: 80, rows: 24)

    /// The same things are done in two houses, and in one of them somebody writes them down.
    @Test func `sees the same as one who is not`() async throws {
        for seed in TestBudget.environment.seeds(5, long: 200) {
            var random = SeededGenerator(seed: seed)
            let recorded = try await RecordedHouse.live(seed: 1)
            let plain = AppHarness(names: RecordedHouse.names)
            // Keys that mean something else find their way to the shuffle, too.
            let seeded = SeededShuffle(seed: 1)
            let shuffle = PlayerShuffle { seeded($0) }
            plain.container.replace(PlayerShuffle.self, scope: .app) { shuffle }
            try await plain.launch()
            let recorder = SessionRecorder(
                recorded.house.workspace, clock: recorded.clock, header: RecordingHeader()
            ) { _ in }
            let displays = [
                TurnDisplay(recorded.house.workspace), TurnDisplay(plain.workspace),
            ]
            for step in 0..<120 {
                let events = events(on: plain.driver.title, &random)
                let pause = Duration.milliseconds(
                    random.chance(30) ? Int.random(in: 0...5_000, using: &random) : 0)
                for house in [recorded.house, plain] {
                    for event in events { house.workspace.receive(event) }
                    for _ in 0...events.count { await house.driver.settle() }
                    await recorded.settle(recorder)
                    house.clock.advance(by: pause)
                    await house.driver.settle()
                    await recorded.settle(recorder)
                }
                for display in displays { display.draw() }
                let isSame = displays[0].frame == displays[1].frame
                try #require(
                    isSame,
                    "seed \(seed), step \(step):\n\(displays.map(\.frame.text).joined(separator: "\n"))"
                )
                if plain.workspace.isFinished { break }
            }
            recorder.end()
        }
    }

    private func events(on title: String, _ random: inout SeededGenerator) -> [InputEvent] {
        let isLed = random.chance(30)
        let typed: String =
            switch (isLed, title) {
            case (true, "Login"): "bob\tcorrect horse\r"
            case (true, "Players"): "s ↓ ↓ ↓ c"
            case (true, "Confirm players"): "abababs"
            case (true, "Gather in progress"): random.pick([" ", "a", "b", "A"]) ?? " "
            case (true, "Add Player"): (random.pick(RecordedHouse.names) ?? "") + "\n"
            default: String(random.pick(Array("aabscehjkl 019.?/")) ?? "a")
            }
        if !isLed, random.chance(60) { return [.key(random.pick(Self.keys) ?? .enter)] }
        return typed.map { character in
            switch character {
            case "\n": .key(.enter)
            case "\r": .key(.control("r"))
            case "\t": .key(.tab)
            case "↓": .key(.down)
            default: .key(.character(character))
            }
        }
    }
}
