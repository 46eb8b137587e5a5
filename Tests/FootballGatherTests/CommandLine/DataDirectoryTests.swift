import Foundation
import Glibc
import Processes
import Testing

@Suite struct `The data directory` {
    @Test(arguments: ["data", "./a/b//c/", "with blanks/ünï 한글 👨‍👩‍👧", "-data", "'quoted\" $HOME"])
    func `is created if it is missing`(name: String) async throws {
        try await withSandbox { sandbox in
            _ = try await sandbox.output(of: ["--plain", "--data-dir=" + name])
            let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.path(name))
            #expect(files.sorted() == ["football-gather.sqlite", "lock"])
        }
    }

    @Test func `can be in a directory whose name is not UTF-8`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.shell(
                "mkdir -m 700 $'\\xff' && cd $'\\xff' && \"$BIN\" --plain --data-dir data && ls data"
            )
            #expect(try await process.exit() == .exited(0))
            #expect(process.outputText.contains("\nfootball-gather.sqlite\n"))
        }
    }

    @Test func `belongs to its owner only with any umask`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.shell(
                "umask 0; \"$BIN\" --plain --data-dir \"$DATA\"",
                input: .bytes(PlainScript.startedMatch.bytes))
            #expect(try await process.exit() == .exited(0))
            let list = try sandbox.shell("ls -lA \"$DATA\" | tail -n +2; ls -ld \"$DATA\"")
            #expect(try await list.exit() == .exited(0))
            let lines = list.outputText.split(separator: "\n")
            #expect(lines.count == 5)
            #expect(lines.allSatisfy { $0.prefix(10).hasSuffix("------") }, "\(list.outputText)")
        }
    }

    @Test func `is in XDG_DATA_HOME if that is an absolute path, else in HOME`() async throws {
        try await withSandbox { sandbox in
            for data in [nil, sandbox.path("xdg"), "relative"] {
                _ = try await sandbox.output(
                    of: ["--plain"], environment: ["XDG_DATA_HOME": data])
            }
            #expect(try sandbox.names() == ["home", "xdg"])
            for folder in ["home/.local/share", "xdg"] {
                let file = sandbox.path(folder + "/football-gather/football-gather.sqlite")
                #expect(FileManager.default.fileExists(atPath: file), "\(file)")
            }
        }
    }

    @Test func `must be given as an option without HOME`() async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.launch(["--plain"], environment: ["HOME": nil])
            try await expectError(from: process, code: 64, containing: "--data-dir")
        }
    }

    /// The data of another folder would be missing.
    @Test(arguments: ["HOME", "XDG_DATA_HOME"], ["--plain", "--check", "--export x"])
    func `is not in another folder if a variable is not UTF-8`(
        variable: String, option: String
    ) async throws {
        try await withSandbox { sandbox in
            let process = try sandbox.shell(
                "mkdir $'h\\xff' && export \(variable)=\"$PWD\"/$'h\\xff' && exec \"$BIN\" \(option)"
            )
            try await expectError(
                from: process, code: 64, containing: "\(variable) is not valid UTF-8")
            let folders = try sandbox.shell("echo *; ls h*")
            #expect(try await folders.exit() == .exited(0))
            #expect(folders.outputText.split(separator: "\n").count == 1)
        }
    }

    @Test(arguments: ["file", "file/below", "/proc/football-gather", "/dev/null/x", "loop"])
    func `that cannot be created is reported`(path: String) async throws {
        try await withSandbox { sandbox in
            try Data("kept".utf8).write(to: URL(filePath: sandbox.path("file")))
            #expect(symlink("loop", sandbox.path("loop")) == 0)
            let process = try sandbox.launch(["--plain", "--data-dir", path])
            try await expectError(from: process, code: 74)
            #expect(try String(contentsOfFile: sandbox.path("file"), encoding: .utf8) == "kept")
            #expect(try sandbox.names() == ["file", "loop"])
        }
    }

    @Test(arguments: [0o500, 0o000])
    func `that cannot be written is reported`(mode: mode_t) async throws {
        try await withSandbox { sandbox in
            try sandbox.data.create()
            chmod(sandbox.root, 0o755)
            chmod(sandbox.data.path, mode)
            // No mode keeps the superuser from writing, so another user starts the app.
            let isRoot = geteuid() == 0
            if isRoot { chown(sandbox.data.path, 65_534, 65_534) }
            let process =
                isRoot
                ? try sandbox.start(
                    InstalledTool.path(of: "setpriv"),
                    ["--reuid=65534", "--regid=65534", "--clear-groups", AppBinary.path()]
                        + sandbox.data.plainArguments)
                : try sandbox.launch(sandbox.data.plainArguments)
            try await expectError(from: process, code: 74, containing: "cannot be written")
            chmod(sandbox.data.path, 0o700)
            #expect(try sandbox.data.contents() == [:])
        }
    }
}
