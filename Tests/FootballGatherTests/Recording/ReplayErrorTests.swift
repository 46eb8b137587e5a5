import Foundation
import Processes
import TestSupport
import Testing

@Suite struct `A recording that was changed` {
    /// Records a registration and two players.
    private func record(in sandbox: Sandbox) async throws -> [UInt8] {
        let terminal = try await TmuxTerminal(in: sandbox, options: "--record \"$DATA.rec\"")
        let app = FullScreenApp(terminal: terminal)
        try await app.register()
        try await app.add(["손흥민", "Bo"])
        try await app.quit()
        return Array(try Data(contentsOf: URL(filePath: sandbox.recording)))
    }

    private func replay(_ bytes: [UInt8], in sandbox: Sandbox) throws -> ChildProcess {
        let file = sandbox.path("changed")
        try Data(bytes).write(to: URL(filePath: file))
        return try sandbox.launch(["--replay=" + file])
    }

    @Test func `by random bytes is reported and never crashes the app`() async throws {
        let seed = TestBudget.environment.seeds(1, long: 1)[0]
        var random = SeededGenerator(seed: seed)
        try await withSandbox { sandbox in
            let sound = try await record(in: sandbox)
            #expect(RecordedLines(sound).bytes == sound)
            #expect(try await replay(sound, in: sandbox).exit() == .exited(0))
            for _ in 0..<TestBudget.environment.count(12, long: 300) {
                var bytes = sound
                let index = Int.random(in: 0..<bytes.count, using: &random)
                if random.chance(50) {
                    bytes.removeLast(bytes.count - index)
                } else {
                    bytes[index] ^= UInt8.random(in: 1...255, using: &random)
                }
                let process = try replay(bytes, in: sandbox)
                if try await process.exit() == .exited(0) {
                    #expect(process.outputText.hasSuffix("could not write it.\n"), "seed \(seed)")
                } else {
                    try await expectError(from: process, code: 65)
                }
                sandbox.release(process)
            }
        }
    }

    @Test func `with valid checksums never crashes the app`() async throws {
        let seed = TestBudget.environment.seeds(1, long: 1)[0]
        var random = SeededGenerator(seed: seed)
        try await withSandbox { sandbox in
            let sound = RecordedLines(try await record(in: sandbox))
            let database = try #require(sound.range(ofFile: "database"))
            for _ in 0..<TestBudget.environment.count(12, long: 300) {
                var changed = sound
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    let line = Int.random(in: database, using: &random)
                    var digits = Array(changed.lines[line])
                    let index = Int.random(in: digits.indices, using: &random)
                    digits[index] = random.pick("0123456789abcdef") ?? "0"
                    changed.lines[line] = String(digits)
                }
                let process = try replay(changed.bytes, in: sandbox)
                let status = try await process.exit()
                #expect(
                    [.exited(0), .exited(65), .exited(70), .exited(74)].contains(status),
                    "seed \(seed): \(process.errorText)")
                #expect(!process.errorText.contains("Fatal"), "seed \(seed)")
                sandbox.release(process)
            }
        }
    }

    @Test func `in one key shows the first frame that differs`() async throws {
        try await withSandbox { sandbox in
            var changed = RecordedLines(try await record(in: sandbox))
            let typed = try #require(changed.lines.lastIndex { $0.hasSuffix("type \"B\"") })
            changed.lines[typed] = changed.lines[typed].replacing("\"B\"", with: "\"M\"")
            let process = try replay(changed.bytes, in: sandbox)
            #expect(try await process.exit() == .exited(70))
            #expect(process.errorText == "")
            // Line numbers start at 1 with the title; the frame is in the line after the key.
            #expect(process.outputText.contains("line \(typed + 3) differs"))
            #expect(process.outputText.contains("Add Player"))
            #expect(process.outputText.contains("M"))
        }
    }
    @Test(.enabled(if: Sandbox.canPreload)) func `is never written`() async throws {
        try await withSandbox { sandbox in
            _ = try await record(in: sandbox)
            #expect(try await sandbox.writeCount(of: ["--replay", sandbox.recording]) == 0)
        }
    }
}

@Suite struct `A file that is not a recording` {
    @Test(arguments: [
        ("missing", 66, "No such file"), ("", 64, "needs a value"),
        ("/", 66, "a directory, a pipe or a device"),
        ("/dev/zero", 66, "a directory, a pipe or a device"), ("empty", 65, "not a recording"),
        ("other", 65, "another version"), ("foreign", 65, "not a recording"),
        ("huge", 65, "too large"),
    ])
    func `is reported in one line`(name: String, code: Int32, message: String) async throws {
        try await withSandbox { sandbox in
            var foreign = RecordedLines(Array("terminal-session-recording 1\n".utf8))
            foreign.lines = ["begin", "end"]
            let files = [
                "empty": [], "other": Array("terminal-session-recording 2\n".utf8),
                "foreign": foreign.bytes,
            ]
            for (file, bytes) in files {
                try Data(bytes).write(to: URL(filePath: sandbox.path(file)))
            }
            let huge = try sandbox.shell("truncate -s 1T huge")
            #expect(try await huge.exit() == .exited(0))
            let process = try sandbox.launch(["--replay", name])
            try await expectError(from: process, code: code, containing: message)
        }
    }
}
