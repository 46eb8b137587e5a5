import Foundation
import Platform
import Testing

@Suite struct `Where the program begins` {
    private static let squad = Script.make { script in
        script.register()
        for name in Script.four { script.add(name) }
    }

    /// The last line of the tree, up to the first dot: the place on top.
    private func top(of dump: ChildProcess) async throws -> String {
        #expect(try await dump.end() == .exited(0))
        let line = dump.outputText.split(separator: "\n").last ?? ""
        return String(line.prefix { $0 != "·" }).trimmingCharacters(in: .whitespaces)
    }

    @Test(arguments: [
        ("players", "players"), ("players/add", "add"), ("players/2", "2"),
        ("players/2/edit/age", "edit/age"), ("players/teams/1,2", "teams/1,2"),
    ])
    func `is where it was when it was killed`(link: String, place: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(Self.squad)
            let killed = try await TmuxSession(
                in: sandbox, running: TmuxSession.begun(at: link))
            _ = try await eventually("a place") {
                FileManager.default.fileExists(atPath: sandbox.data.place) ? true : nil
            }
            kill(try sandbox.data.holder(), SIGKILL)
            #expect(try await killed.exitCode() == 137)
            let next = try sandbox.runner(sandbox.data.plainArguments + ["--dump-tree"])
            #expect(try await top(of: next) == place)
        }
    }

    @Test(arguments: ["empty", "noise", "long", "directory", "pipe", "unreadable"])
    func `is the squad when nobody can tell where it was`(kind: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.play(Self.squad)
            let file = sandbox.data.place
            switch kind {
            case "directory":
                try FileManager.default.createDirectory(
                    atPath: file, withIntermediateDirectories: false)
            case "pipe": #expect(mkfifo(file, 0o600) == 0)
            default:
                var bytes = Data(kind == "long" ? [UInt8](repeating: 0x41, count: 1 << 20) : [])
                if kind == "noise" { bytes = Data((0...255).map { $0 }) }
                try bytes.write(to: URL(filePath: file))
                if kind == "unreadable" { #expect(chmod(file, 0) == 0) }
            }
            for _ in 0..<2 {
                let next = try sandbox.runner(sandbox.data.plainArguments + ["--dump-tree"])
                #expect(try await top(of: next) == "players")
                #expect(next.errorText == "")
            }
        }
    }

    @Test(arguments: [
        "nowhere", "players/", "players/x/y", "/players", "players/1/edit/shoe", "login",
        " players",
        "players/\u{1B}[31mred", "players\n", "players/\u{202E}2", "players/%ff", "players/%",
        "players/손흥민", "players/\u{301}", "players/9223372036854775808", "players/042",
        "players/teams/1,99999999999999999999", "players/teams/1,1", "https://players",
        "gather/current/gather/current", String(repeating: "x", count: 10_000),
        String(repeating: "players/", count: 400) + "x",
        "players/teams/" + (1...5_000).map(String.init).joined(separator: ","),
    ])
    func `is no link that is none, and nothing is opened`(link: String) async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(["--open", link])
            try await expectComplaint(of: runner, code: 64)
            #expect(runner.errorText.utf8.count < 400)
            #expect(!runner.errorText.contains("\u{202E}"))
            #expect(try sandbox.names() == [])
        }
    }
}
