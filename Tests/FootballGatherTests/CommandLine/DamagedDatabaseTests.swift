import Foundation
import Processes
import TestSupport
import Testing

/// A change of the database after which the app must not write to it.
enum Damage: CaseIterable, CustomTestStringConvertible {
    case noise, zeros, newerVersion, missingPage, missingHeader

    var testDescription: String { "\(self)" }

    /// Changes a sound database.
    func apply(to data: DataDirectory, in sandbox: Sandbox) async throws {
        let sound = try data.databaseBytes
        switch self {
        case .noise:
            var random = SeededGenerator(seed: 7)
            try data.write((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) })
        case .zeros: try data.write([UInt8](repeating: 0, count: 8_192))
        case .newerVersion: _ = try await sandbox.database.lines("PRAGMA user_version = 99")
        case .missingPage: try data.write(sound.dropLast(4_096))
        case .missingHeader:
            try data.write([UInt8](repeating: 0, count: 100) + sound.dropFirst(100))
        }
    }

    var message: String {
        self == .newerVersion ? "newer version" : "damaged"
    }
}

/// PersistenceTests cover more kinds of damage.
@Suite struct `A damaged database` {
    @Test(arguments: Damage.allCases)
    func `is reported in one line and not changed`(_ damage: Damage) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            try await damage.apply(to: sandbox.data, in: sandbox)
            let before = try? sandbox.data.databaseBytes
            let process = try sandbox.launch(
                sandbox.data.plainArguments, input: .bytes(PlainScript.startedMatch.bytes))
            try await expectError(from: process, code: 65, containing: damage.message)
            #expect((try? sandbox.data.databaseBytes) == before)
        }
    }

    /// Damage inside the file is found only when a page is read.
    @Test func `with random bytes ends in a message and not in a crash`() async throws {
        for seed in TestBudget.environment.seeds(8, long: 200) {
            var random = SeededGenerator(seed: seed)
            try await withSandbox { sandbox in
                try await sandbox.run(.startedMatch)
                var bytes = try sandbox.data.databaseBytes
                for _ in 0..<40 {
                    bytes[Int.random(in: 100..<bytes.count, using: &random)] =
                        UInt8.random(in: 0...255, using: &random)
                }
                try sandbox.data.write(bytes)
                let script = PlainScript {
                    $0.enter("Resume", "Team A +", "End gather", "Yes", "back", "Leave")
                    $0.signIn()
                    for name in PlainScript.playerNames { $0.add(name) }
                }
                let process = try sandbox.launch(
                    sandbox.data.plainArguments, input: .bytes(script.bytes))
                let status = try await process.exit()
                let lines = process.errorText.count { $0 == "\n" }
                #expect([.exited(0), .exited(65), .exited(74)].contains(status), "seed \(seed)")
                #expect(lines == (status == .exited(0) ? 0 : 1), "seed \(seed)")
                #expect(!process.errorText.contains("Fatal"), "seed \(seed)")
            }
        }
    }
}
