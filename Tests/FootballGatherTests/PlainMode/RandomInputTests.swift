import Processes
import TestSupport
import Testing

@Suite struct `Random bytes on the standard input` {
    @Test func `cause no crash, no control characters and no damage`() async throws {
        for seed in [1] + TestBudget.environment.seeds(1, long: 1) {
            var random = SeededGenerator(seed: seed)
            let input = PlainScript.startedMatch.bytes + Self.randomBytes(200_000, &random)
            try await withSandbox { sandbox in
                let process = try sandbox.launch(sandbox.data.plainArguments, input: .bytes(input))
                #expect(try await process.exit() == .exited(0), "seed \(seed)")
                #expect(process.errorText == "", "seed \(seed)")
                let output = process.outputBytes
                #expect(String(validating: output, as: UTF8.self) != nil, "seed \(seed)")
                let hasControls = output.contains { $0 < 0x20 && $0 != 0x0A }
                #expect(!hasControls, "seed \(seed)")
                #expect(try await sandbox.database.isSound(), "seed \(seed)")
            }
        }
    }

    /// Returns random bytes with commands between them.
    private static func randomBytes(_ count: Int, _ random: inout SeededGenerator) -> [UInt8] {
        let commands = [
            "back", "1", "2 = x", "Add player", "Done", "Name = 손", "row 李明: Delete", "Resume",
            "Team A +", "Start", "Leave", "Select", "[3]", "99999999999", ": :", "= =", "more",
            "wait 0",
        ]
        var bytes: [UInt8] = []
        while bytes.count < count {
            if random.chance(50) {
                bytes += Array("\n\(random.pick(commands) ?? "")\n".utf8)
            } else {
                let length = Int.random(in: 1...400, using: &random)
                bytes += (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
        }
        return bytes
    }
}
