import Foundation
import Testing

@Suite struct `Noise on the standard input` {
    @Test(arguments: [1, nil] as [UInt64?])
    func `does no harm`(seed: UInt64?) async throws {
        var random = seed.map(SeededRandom.init) ?? .fresh(for: "Noise on the standard input")
        let noise = Self.noise(200_000, &random)
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(
                sandbox.data.plainArguments, input: .bytes(Script.begun.bytes + noise))
            let ending = try await runner.end()
            #expect(ending == .exited(0), "\(runner.errorText)")
            #expect(runner.errorText == "")
            #expect(String(validating: runner.output, as: UTF8.self) != nil)
            #expect(!runner.output.contains { $0 < 0x20 && $0 != 0x0A })
            #expect(try await sandbox.database.isSound())
        }
    }

    /// Bytes that mean nothing, with words among them that mean something here and there.
    private static func noise(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
        let words = [
            "back", "1", "2 = x", "Add player", "Done", "Name = 손", "row 李明: Delete", "Resume",
            "Team A +", "Start", "Leave", "Select", "[3]", "99999999999", ": :", "= =", "more",
            "wait 0",
        ]
        var bytes: [UInt8] = []
        while bytes.count < count {
            if Bool.random(using: &random) {
                bytes += Array("\n\(words.randomElement(using: &random) ?? "")\n".utf8)
            } else {
                let length = Int.random(in: 1...400, using: &random)
                bytes += (0..<length).map { _ in UInt8.random(in: 0...255, using: &random) }
            }
        }
        return bytes
    }
}
