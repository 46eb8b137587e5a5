import Foundation
import Testing

/// A database that the program must not touch.
enum Damage: CaseIterable, CustomTestStringConvertible {
    case noise, oneByte, zeros, text, foreign, foreignMark, newer, farNewer, negativeVersion
    case cut10, cut100, cut4096, cut4097, cutHalf, cutPage, noHeader, directory

    var testDescription: String { "\(self)" }

    /// Makes a sound database into this one.
    func damage(_ data: DataFolder, in sandbox: Sandbox) async throws {
        let sound = try data.bytes
        switch self {
        case .noise:
            var random = SeededRandom(seed: 7)
            try data.write((0..<20_000).map { _ in UInt8.random(in: 0...255, using: &random) })
        case .oneByte: try data.write([0])
        case .zeros: try data.write([UInt8](repeating: 0, count: 8_192))
        case .text: try data.write(Array("Dear diary,\nthis is no database.\n".utf8))
        case .foreign:
            try FileManager.default.removeItem(atPath: data.database)
            try await alter("CREATE TABLE addresses (name TEXT)", sandbox)
        case .foreignMark: try await alter("PRAGMA application_id = 1", sandbox)
        case .newer: try await alter("PRAGMA user_version = 3", sandbox)
        case .farNewer: try await alter("PRAGMA user_version = 2147483647", sandbox)
        case .negativeVersion: try await alter("PRAGMA user_version = -1", sandbox)
        case .cut10: try data.write(sound.prefix(10))
        case .cut100: try data.write(sound.prefix(100))
        case .cut4096: try data.write(sound.prefix(4_096))
        case .cut4097: try data.write(sound.prefix(4_097))
        case .cutHalf: try data.write(sound.prefix(sound.count / 2))
        case .cutPage: try data.write(sound.dropLast(4_096))
        case .noHeader: try data.write([UInt8](repeating: 0, count: 100) + sound.dropFirst(100))
        case .directory:
            try FileManager.default.removeItem(atPath: data.database)
            try FileManager.default.createDirectory(
                atPath: data.database, withIntermediateDirectories: false)
        }
    }

    private func alter(_ sql: String, _ sandbox: Sandbox) async throws {
        _ = try await sandbox.database.lines(sql)
    }

    var code: Int32 { self == .directory ? 74 : 65 }

    var words: String {
        switch self {
        case .newer, .farNewer: "newer version"
        case .directory: ""
        default: "damaged"
        }
    }
}

@Suite struct `A damaged database` {
    @Test(arguments: Damage.allCases)
    func `is refused with one sentence and left as it is`(_ damage: Damage) async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(.begun)
            try await damage.damage(sandbox.data, in: sandbox)
            let before = try? sandbox.data.bytes
            let runner = try sandbox.runner(
                sandbox.data.plainArguments, input: .bytes(Script.begun.bytes))
            try await expectComplaint(of: runner, code: damage.code, saying: damage.words)
            #expect((try? sandbox.data.bytes) == before)
        }
    }

    @Test func `that is empty is a new one`() async throws {
        try await withSandbox { sandbox in
            try sandbox.data.write([])
            try await sandbox.play(.begun)
            #expect(try await sandbox.database.value("SELECT count(*) FROM players") == "4")
        }
    }

    /// What is only found to be broken when it is read is said on the screen, and the rest lives.
    @Test func `inside never ends in a trace`() async throws {
        var random = SeededRandom.fresh(for: "A damaged database inside")
        for _ in 0..<(isLongRun ? 200 : 8) {
            let changes = (0..<40).map { _ in
                (place: random.next(), byte: UInt8(truncatingIfNeeded: random.next()))
            }
            try await withSandbox { sandbox in
                try await sandbox.play(.begun)
                var bytes = try sandbox.data.bytes
                for change in changes {
                    bytes[100 + Int(change.place % UInt64(bytes.count - 100))] = change.byte
                }
                try sandbox.data.write(bytes)
                let runner = try sandbox.runner(
                    sandbox.data.plainArguments,
                    input: .bytes(
                        Script.make {
                            $0.say("Resume", "Team A +", "End gather", "Yes", "back", "Leave")
                            $0.signIn()
                            for name in Script.four { $0.add(name) }
                        }.bytes))
                let ending = try await runner.end()
                #expect([.exited(0), .exited(65), .exited(74)].contains(ending))
                #expect(runner.errorText.count { $0 == "\n" } == (ending == .exited(0) ? 0 : 1))
                #expect(!runner.errorText.contains("Fatal"), "\(runner.errorText)")
            }
        }
    }
}
