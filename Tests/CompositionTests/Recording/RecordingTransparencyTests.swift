import SessionRecording
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `A recorder` {
    private static let keys: [Key] = [
        .enter, .space, .tab, .backTab, .escape, .backspace, .up, .down, .down, .left, .right,
        .shiftUp, .shiftDown, .home, .end, .pageDown, .function(1),
    ]

    /// Sends the same random input to an app with a recorder and to an app without one.
    @Test func `changes no frame of the app`() async throws {
        for seed in TestBudget.environment.seeds(5, long: 200) {
            var random = SeededGenerator(seed: seed)
            let recorded = try await RecordedApp.recording()
            let plain = AppHarness(names: RandomUser.names)
            plain.useShuffle(seed: 1)
            try await plain.launch()
            let recorder = recorded.record(RecordingText())
            let displays = [
                DeferredDisplay(recorded.app.workspace), DeferredDisplay(plain.workspace),
            ]
            for step in 0..<120 {
                let keys = keys(on: plain.driver.title, &random)
                let pause = Duration.milliseconds(
                    random.chance(30) ? Int.random(in: 0...5_000, using: &random) : 0)
                for app in [recorded.app, plain] {
                    for key in keys { app.workspace.receive(.key(key)) }
                    for _ in 0...keys.count { await app.driver.settle() }
                    await recorded.settle(recorder)
                    await app.advance(by: pause)
                    await recorded.settle(recorder)
                }
                for display in displays { display.draw() }
                try #require(
                    displays[0].frame == displays[1].frame,
                    "seed \(seed), step \(step):\n\(displays.map(\.frame.text).joined(separator: "\n"))"
                )
                if plain.workspace.isFinished { break }
            }
            recorder.end()
        }
    }

    private func keys(on title: String, _ random: inout SeededGenerator) -> [Key] {
        let usesKnownPath = random.chance(30)
        let typed: String =
            switch (usesKnownPath, title) {
            case (true, "Login"): "bob\tcorrect horse\r"
            case (true, "Players"): "s ↓ ↓ ↓ c"
            case (true, "Confirm players"): "abababs"
            case (true, "Gather in progress"): random.pick([" ", "a", "b", "A"]) ?? " "
            case (true, "Add Player"): (random.pick(RandomUser.names) ?? "") + "\n"
            default: String(random.pick(Array("aabscehjkl 019.?/")) ?? "a")
            }
        if !usesKnownPath, random.chance(60) { return [random.pick(Self.keys) ?? .enter] }
        return Key.sequence(typed)
    }
}
