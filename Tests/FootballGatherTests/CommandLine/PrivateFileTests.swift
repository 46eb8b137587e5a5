import Foundation
import Glibc
import Processes
import Testing

@Suite struct `A data directory that is not private` {
    enum Fault: CaseIterable {
        case readableFile, openDirectory, linkedFile, pipe, secondName, missingDatabase

        func apply(to data: DataDirectory) throws {
            switch self {
            case .readableFile: chmod(data.database, 0o644)
            case .openDirectory: chmod(data.path, 0o755)
            case .linkedFile:
                unlink(data.path + "/lock")
                symlink("../target", data.path + "/lock")
            case .pipe:
                rename(data.database, data.path + "/other")
                mkfifo(data.database, 0o600)
            case .secondName: link(data.database, data.path + "/other")
            case .missingDatabase:
                unlink(data.database)
                try data.write([7], to: data.navigationState)
            }
        }

        var code: Int32 { self == .missingDatabase ? 65 : 78 }
    }

    /// Expects a message in one line without unsafe characters, and runs the command at its end.
    private func expectCommand(
        from process: ChildProcess, code: Int32, in sandbox: Sandbox
    ) async throws {
        #expect(try await process.exit() == .exited(code))
        #expect(process.outputText == "")
        #expect(process.errorText.count { $0 == "\n" } == 1)
        #expect(!process.errorText.contains("\u{1B}"))
        let command = try #require(process.errorText.firstMatch(of: #/[Rr]un: (.*)\n/#)?.output.1)
        let shell = try sandbox.shell(String(command))
        #expect(try await shell.exit() == .exited(0), "\(command): \(shell.errorText)")
    }

    @Test(
        arguments: Fault.allCases,
        ["data", "-with 'quotes' $HOME \\", "line\nfeed\u{1B}[31m \u{202E}ünï 한글"])
    func `is reported with the command that corrects it`(_ fault: Fault, name: String) async throws
    {
        try await withSandbox { sandbox in
            let data = DataDirectory(path: sandbox.path(name))
            #expect(try await sandbox.launch(data.plainArguments).exit() == .exited(0))
            try Data("kept".utf8).write(to: URL(filePath: sandbox.path("target")))
            try fault.apply(to: data)
            try await expectCommand(
                from: sandbox.launch(data.plainArguments), code: fault.code, in: sandbox)
            let target = try String(contentsOfFile: sandbox.path("target"), encoding: .utf8)
            #expect(target == "kept")
            #expect(try await sandbox.launch(data.plainArguments).exit() == .exited(0))
        }
    }

    /// Only the superuser can give files away.
    @Test(.enabled(if: geteuid() == 0), arguments: ["", "/football-gather.sqlite"])
    func `because of its owner is reported with the command that corrects it`(
        path: String
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(.startedMatch)
            chown(sandbox.data.path + path, 65_534, 65_534)
            try await expectCommand(
                from: sandbox.launch(sandbox.data.plainArguments), code: 78, in: sandbox)
            try await sandbox.run(PlainScript())
        }
    }
}

@Suite struct `A database that is deleted while the app runs` {
    @Test func `takes no more changes and lets no second app start`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(sandbox.data.plainArguments, input: .pipe)
            try await process.output(containing: "== Login ==")
            for line in PlainScript({ $0.register() }).lines { process.enter(line) }
            try await process.output(containing: "== Players ==")
            for name in ["football-gather.sqlite", "lock"] {
                unlink(sandbox.data.path + "/" + name)
            }
            let second = try sandbox.launch(sandbox.data.plainArguments)
            try await expectError(from: second, code: 75, containing: "Another Football Gather")
            process.enter("Add player", "Name = Ana", "Done")
            try await process.output(containing: "The database was deleted, moved or overwritten")
            process.closeInput()
            #expect(try await process.exit() == .exited(0))
            #expect(!process.outputText.contains("] Ana"))
        }
    }
}
