import Foundation
import Processes
import Testing

@Suite struct `Export and import by command` {
    private static let finishedMatch = PlainScript {
        $0.append(.startedMatch)
        $0.enter("Team A +", "End gather", "Yes")
    }
    private static let registered = PlainScript { $0.register() }

    @discardableResult
    private func run(
        _ arguments: [String], in sandbox: Sandbox, answer: String = ""
    ) async throws -> ChildProcess {
        let process = try launch(arguments, in: sandbox, answer: answer)
        _ = try await process.exit()
        return process
    }

    private func launch(
        _ arguments: [String], in sandbox: Sandbox, answer: String = ""
    ) throws -> ChildProcess {
        try sandbox.launch(
            arguments + ["--data-dir", sandbox.data.path], input: .bytes(Array(answer.utf8)))
    }

    private func write(_ text: String, in sandbox: Sandbox) throws -> String {
        let file = sandbox.path("import")
        try Data(text.utf8).write(to: URL(filePath: file))
        return file
    }

    @Test func `an export, its import and another export have the same bytes`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(Self.finishedMatch)
            let file = sandbox.path("export.json")
            let export = try await run(["--export", file], in: sandbox)
            #expect(export.outputText.contains("Gathers: 1. Written to "))
            #expect(export.exitStatus == .exited(0))
            try await withSandbox { other in
                try await other.run(Self.registered)
                let imported = try await run(["--import", file], in: other, answer: "y\n")
                #expect(imported.outputText.contains("Gathers: 1 new, 0 with new events, 0 stored"))
                #expect(imported.outputText.hasSuffix("The import is complete.\n"))
                let again = other.path("again.json")
                try await run(["--export", again], in: other)
                let bytes = try Data(contentsOf: URL(filePath: again))
                let exported = try Data(contentsOf: URL(filePath: file))
                #expect(bytes == exported)
                let second = try await run(["--import", file], in: other)
                #expect(second.outputText == "Everything is stored already.\n")
            }
        }
    }

    @Test(.enabled(if: Sandbox.canPreload), arguments: ["--export", "--backup"])
    func `a file system without links keeps an existing file and gets a new one`(
        _ option: String
    ) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(Self.registered)
            let environment = ["LD_PRELOAD": try await sandbox.compileFaults(), "FAULT_NAMES": "1"]
            let file = sandbox.path("new")
            let arguments = [option, file, "--data-dir", sandbox.data.path]
            let first = try sandbox.launch(arguments, environment: environment)
            #expect(try await first.exit() == .exited(0), "\(first.errorText)")
            let bytes = try Data(contentsOf: URL(filePath: file))
            #expect(!bytes.isEmpty)
            let second = try sandbox.launch(arguments, environment: environment)
            #expect(try await second.exit() != .exited(0))
            #expect(try Data(contentsOf: URL(filePath: file)) == bytes)
        }
    }

    @Test(arguments: ["", "n\n", "\n", "yes!\n"])
    func `another answer than y imports nothing`(_ answer: String) async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(Self.registered)
            let file = try write("Ana\n", in: sandbox)
            let process = try await run(["--import", file], in: sandbox, answer: answer)
            #expect(process.outputText.hasSuffix("Nothing was imported.\n"))
            #expect(process.exitStatus == .exited(0))
            let count = try await sandbox.database.lines("SELECT count(*) FROM players")
            #expect(count == ["0"])
        }
    }

    @Test func `a squad list is shown as it was understood before it is imported`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(Self.registered)
            let file = try write(
                "Name;Vorname;Alter;Position\nSilva;Ana;31.0;Torwart\n;;3;\nCy;Bo;;\u{1B}[2J\n",
                in: sandbox)
            let process = try await run(["--import", file], in: sandbox, answer: "y\n")
            #expect(process.exitStatus == .exited(0))
            #expect(
                process.outputText.printableLines == [
                    "Text in UTF-8, separated by semicolons.",
                    "Columns: Name = last name; Vorname = first name; Alter = age; "
                        + "Position = position.",
                    "Words: Torwart = goalkeeper; �[2J = not imported.", "Please check:",
                    "Line 4: unknown position “�[2J”: Bo Cy.", "Left out:",
                    "Line 3: the name is missing. Values: 3",
                    "First players: Ana Silva, 31, goalkeeper; Bo Cy.",
                    "Players: 2 new, 0 stored already, 1 left out.",
                    "To change a meaning or fill in missing values, import the file on the page “Export "
                        + "and import” of the app.",
                    "Import? Type y or n, and press Enter.", "The import is complete.",
                ])
            let names = try await sandbox.database.lines("SELECT name FROM players ORDER BY id")
            #expect(names == ["Ana Silva", "Bo Cy"])
            let again = try await run(["--import", file], in: sandbox)
            #expect(again.outputText.hasSuffix("Nothing was imported.\n"))
            let other = try write("name,age,team\nBo Cy,31,Real\nAna Silva,32,\n", in: sandbox)
            let more = try await run(["--import", other], in: sandbox)
            #expect(
                more.outputText.contains(
                    "Stored already:\nBo Cy: not stored: age 31, Real.\n"
                        + "Ana Silva: different in the list: age 32.\n"))
        }
    }

    @Test func `an export to a table is imported with the same players`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(Self.registered)
            let file = try write("=Ana+1,31,amateur,GK,@home\n'@Bo\n", in: sandbox)
            try await run(["--import", file], in: sandbox, answer: "y\n")
            let table = sandbox.path("squad.csv")
            let export = try await run(["--export", table], in: sandbox)
            #expect(export.outputText.contains("Players: 2. Gathers: 0."))
            let again = try await run(["--import", table], in: sandbox)
            #expect(again.outputText.contains("Players: 0 new, 2 stored already, 0 left out."))
        }
    }

    @Test func `without a saved session nothing is exported`() async throws {
        try await withSandbox { sandbox in
            let export = try launch(["--export", sandbox.path("export")], in: sandbox)
            try await expectError(from: export, code: 77, containing: "sign in with")
        }
    }

    @Test func `files that cannot be used have their own exit codes`() async throws {
        try await withSandbox { sandbox in
            try await sandbox.run(Self.registered)
            let taken = try write("", in: sandbox)
            let export = try launch(["--export", taken], in: sandbox)
            try await expectError(from: export, code: 73, containing: "choose another name")
            let missing = try launch(["--import", sandbox.path("missing")], in: sandbox)
            try await expectError(from: missing, code: 66, containing: "check the path")
            let empty = try launch(["--import", taken], in: sandbox)
            try await expectError(from: empty, code: 65, containing: "no players")
        }
    }

    @Test func `a running app keeps the commands out`() async throws {
        try await withSandbox { sandbox in
            let app = try sandbox.launch(sandbox.data.plainArguments, input: .pipe)
            try await app.output(containing: "Login")
            let export = try launch(["--export", sandbox.path("export")], in: sandbox)
            try await expectError(from: export, code: 75, containing: "process \(app.id)")
            app.closeInput()
            #expect(try await app.exit() == .exited(0))
        }
    }
}

extension String {
    fileprivate var printableLines: [String] { split(separator: "\n").map(String.init) }
}
