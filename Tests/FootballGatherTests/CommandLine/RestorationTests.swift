import Foundation
import Glibc
import Processes
import TestSupport
import Testing

@Suite struct `The navigation state at the start` {
    private static let squad = PlainScript { script in
        script.register()
        for name in PlainScript.playerNames { script.add(name) }
    }

    /// Returns the topmost screen of the tree that the app would restore: the text before the first
    /// dot of the last line that is not about the other tabs.
    private func topScreen(in sandbox: Sandbox) async throws -> String {
        let tree = try await sandbox.output(of: sandbox.data.plainArguments + ["--dump-tree"])
        let line =
            tree.split(separator: "\n").last { line in
                ["tab 1", "gathers ·", "tab 2", "attendance ·"].allSatisfy { !line.contains($0) }
            } ?? ""
        return line.prefix { $0 != "·" }.trimmingCharacters(in: .whitespaces)
    }

    @Test(arguments: [
        ("players", "players"), ("players/add", "add"), ("players/2", "2"),
        ("players/2/edit/age", "edit/age"), ("players/teams/1,2", "teams/1,2"),
    ])
    func `is the one that was open when the app was killed`(
        link: String, screen: String
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(Self.squad)
            let killed = try await TmuxTerminal(in: sandbox, options: "--open '\(link)'")
            try await eventually("The stored navigation state") {
                FileManager.default.fileExists(atPath: sandbox.data.navigationState) ? () : nil
            }
            kill(try sandbox.data.lockHolder(), SIGKILL)
            #expect(try await killed.exitCode() == 137)
            #expect(try await topScreen(in: sandbox) == screen)
        }
    }

    @Test(arguments: ["empty", "noise", "long", "directory", "pipe", "unreadable"])
    func `is the list of players when the stored state cannot be read`(kind: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(Self.squad)
            let file = sandbox.data.navigationState
            switch kind {
            case "directory":
                try FileManager.default.createDirectory(
                    atPath: file, withIntermediateDirectories: false)
            case "pipe": #expect(mkfifo(file, 0o600) == 0)
            default:
                var bytes = Data(kind == "long" ? [UInt8](repeating: 0x41, count: 1 << 20) : [])
                if kind == "noise" { bytes = Data((0...255).map { $0 }) }
                try sandbox.data.write(bytes, to: file)
                if kind == "unreadable" { #expect(chmod(file, 0) == 0) }
            }
            // The first start must not leave anything that breaks the second.
            for _ in 0..<2 { #expect(try await topScreen(in: sandbox) == "players") }
        }
    }
}

@Suite struct `The option open` {
    @Test(arguments: [
        "nowhere", "players/\u{1B}[31mred", "players/\u{202E}2",
        "players/teams/1,99999999999999999999", String(repeating: "x", count: 10_000),
        "players/teams/" + (1...5_000).map(String.init).joined(separator: ","),
    ])
    func `rejects a link without a destination and starts nothing`(link: String) async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(["--open", link])
            try await expectError(from: process, code: 64)
            #expect(process.errorText.utf8.count < 400)
            #expect(!process.errorText.contains("\u{202E}"))
            #expect(try sandbox.names() == [])
        }
    }
}
