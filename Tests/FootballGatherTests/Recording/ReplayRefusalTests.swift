import Foundation
import Platform
import Testing

@Suite struct `A recording that is not as it was written` {
    /// Somebody signs up, adds two players, and quits.
    private func record(in sandbox: Sandbox) async throws -> [UInt8] {
        let terminal = try await TmuxSession(
            in: sandbox,
            running: "\"$BIN\" --data-dir \"$DATA\" --record \"$DATA.rec\"; echo $? > \"$CODE\"")
        let app = App(terminal: terminal)
        try await app.register()
        try await app.add(["손흥민", "Bo"])
        try await terminal.press("C-c", "C-c")
        #expect(try await terminal.exitCode() == 0)
        return Array(try Data(contentsOf: URL(filePath: sandbox.data.path + ".rec")))
    }

    private func replay(_ bytes: [UInt8], in sandbox: Sandbox) throws -> ChildProcess {
        let file = sandbox.path("changed")
        try Data(bytes).write(to: URL(filePath: file))
        return try sandbox.runner(
            ["--replay=" + file], environment: ["TMPDIR": sandbox.root])
    }

    @Test func `is refused, and never crashes the program`() async throws {
        var random = SeededRandom.fresh(for: "A recording that is not as it was written")
        try await withSandbox { sandbox in
            let sound = try await record(in: sandbox)
            #expect(RecordedLines(sound).bytes == sound)
            #expect(try await replay(sound, in: sandbox).end() == .exited(0))
            for _ in 0..<(isLongRun ? 300 : 12) {
                var bytes = sound
                let place = Int.random(in: 0..<bytes.count, using: &random)
                let isCut = Bool.random(using: &random)
                if isCut {
                    bytes.removeLast(bytes.count - place)
                } else {
                    bytes[place] ^= UInt8.random(in: 1...255, using: &random)
                }
                let runner = try replay(bytes, in: sandbox)
                let ending = try await runner.end()
                if ending == .exited(0) {
                    #expect(runner.outputText.hasSuffix("without an end.\n"), "byte \(place)")
                } else {
                    try await expectComplaint(of: runner, code: 65)
                }
                sandbox.forget(runner)
            }
            #expect(try !sandbox.names().contains { $0.hasPrefix("football-gather-") })
        }
    }

    /// Checksums say nothing against somebody who makes them.
    @Test func `by purpose never crashes the program either`() async throws {
        var random = SeededRandom.fresh(for: "A recording by purpose")
        try await withSandbox { sandbox in
            let sound = RecordedLines(try await record(in: sandbox))
            let database = try #require(sound.range(ofFile: "database"))
            for _ in 0..<(isLongRun ? 300 : 12) {
                var changed = sound
                for _ in 0..<Int.random(in: 1...20, using: &random) {
                    let line = Int.random(in: database, using: &random)
                    var digits = Array(changed.lines[line])
                    let place = Int.random(in: digits.indices, using: &random)
                    digits[place] = "0123456789abcdef".randomElement(using: &random) ?? "0"
                    changed.lines[line] = String(digits)
                }
                let runner = try replay(changed.bytes, in: sandbox)
                let ending = try await runner.end()
                #expect(
                    [.exited(0), .exited(65), .exited(70), .exited(74)].contains(ending),
                    "\(runner.errorText)")
                #expect(!runner.errorText.contains("Fatal"), "\(runner.errorText)")
                sandbox.forget(runner)
            }
        }
    }

    @Test func `shows the first frame that differs`() async throws {
        try await withSandbox { sandbox in
            var changed = RecordedLines(try await record(in: sandbox))
            let typed = try #require(changed.lines.lastIndex { $0.hasSuffix("type \"B\"") })
            changed.lines[typed] = changed.lines[typed].replacing("\"B\"", with: "\"M\"")
            let runner = try replay(changed.bytes, in: sandbox)
            #expect(try await runner.end() == .exited(70))
            #expect(runner.errorText == "")
            // Behind the title, counted from 1.
            #expect(runner.outputText.contains("line \(typed + 3) differs"))
            #expect(runner.outputText.contains("Add Player"))
            #expect(runner.outputText.contains("M"))
        }
    }

    @Test(arguments: [SIGINT, SIGTERM])
    func `that takes too long is left by a signal, and no copy stays behind`(
        signal: Int32
    ) async throws {
        try await withSandbox { sandbox in
            var long = RecordedLines(try await record(in: sandbox))
            long.lines.removeLast()
            long.lines += Array(repeating: "0 0 wake", count: 200_000)
            let runner = try replay(long.bytes, in: sandbox)
            _ = try await eventually("the copy in use") {
                try sandbox.names().contains { name in
                    name.hasPrefix("football-gather-")
                        && FileManager.default.fileExists(
                            atPath: sandbox.path(name + "/football-gather.sqlite-wal"))
                } ? true : nil
            }
            runner.send(signal)
            #expect(try await runner.end() == .killed(signal))
            #expect(try !sandbox.names().contains { $0.hasPrefix("football-gather-") })
        }
    }

    @Test(arguments: [
        ("missing", 66, "No such file"), ("", 64, "needs a value"), ("/", 66, "no file"),
        ("/dev/zero", 66, "no file"), ("empty", 65, "not a recording"),
        ("other", 65, "another version"), ("foreign", 65, "not a recording"),
        ("huge", 65, "too large"),
    ])
    func `or is none is refused in a sentence`(
        name: String, code: Int32, words: String
    ) async throws {
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
            #expect(try await huge.end() == .exited(0))
            let runner = try sandbox.runner(["--replay", name])
            try await expectComplaint(of: runner, code: code, saying: words)
        }
    }
}
