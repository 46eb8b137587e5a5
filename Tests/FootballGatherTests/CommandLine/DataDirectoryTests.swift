import Foundation
import Platform
import Testing

@Suite struct `The data directory` {
    @Test(arguments: ["data", "./a/b//c/", "with blanks/ünï 한글 👨‍👩‍👧", "-data", "'quoted\" $HOME"])
    func `is made where it is missing`(name: String) async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(["--plain", "--data-dir=" + name])
            #expect(try await runner.end() == .exited(0))
            #expect(runner.errorText == "")
            let files = try FileManager.default.contentsOfDirectory(atPath: sandbox.path(name))
            #expect(files.sorted() == ["football-gather.sqlite", "lock"])
        }
    }

    @Test func `is for its owner alone, whatever the umask`() async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.shell(
                "umask 0; \"$BIN\" --plain --data-dir \"$DATA\"", input: .bytes(Script.begun.bytes))
            #expect(try await runner.end() == .exited(0))
            let list = try sandbox.shell("ls -lA \"$DATA\" | tail -n +2; ls -ld \"$DATA\"")
            #expect(try await list.end() == .exited(0))
            let lines = list.outputText.split(separator: "\n")
            #expect(lines.count == 4)
            #expect(lines.allSatisfy { $0.prefix(10).hasSuffix("------") }, "\(list.outputText)")
        }
    }

    @Test func `is found by XDG_DATA_HOME, then by HOME`() async throws {
        try await withSandbox { sandbox in
            let home = try sandbox.runner(["--plain"])
            #expect(try await home.end() == .exited(0))
            let other = try sandbox.runner(
                ["--plain"], environment: ["XDG_DATA_HOME": sandbox.path("xdg")])
            #expect(try await other.end() == .exited(0))
            let relative = try sandbox.runner(
                ["--plain"], environment: ["XDG_DATA_HOME": "nowhere"])
            #expect(try await relative.end() == .exited(0))
            #expect(try sandbox.names() == ["home", "xdg"])
            for place in ["home/.local/share", "xdg"] {
                let file = sandbox.path(place + "/football-gather/football-gather.sqlite")
                #expect(FileManager.default.fileExists(atPath: file), "\(file)")
            }
        }
    }

    @Test func `has to be named when there is no home`() async throws {
        try await withSandbox { sandbox in
            let runner = try sandbox.runner(["--plain"], environment: ["HOME": nil])
            try await expectComplaint(of: runner, code: 74, saying: "--data-dir")
        }
    }

    @Test(arguments: ["file", "file/below", "/proc/football-gather", "/dev/null/x", "loop"])
    func `is refused where none can be`(place: String) async throws {
        try await withSandbox { sandbox in
            try Data("kept".utf8).write(to: URL(filePath: sandbox.path("file")))
            #expect(symlink("loop", sandbox.path("loop")) == 0)
            let runner = try sandbox.runner(["--plain", "--data-dir", place])
            try await expectComplaint(of: runner, code: 74)
            #expect(try String(contentsOfFile: sandbox.path("file"), encoding: .utf8) == "kept")
            #expect(try sandbox.names() == ["file", "loop"])
        }
    }

    @Test(arguments: [0o500, 0o000])
    func `is refused when it cannot be written`(mode: mode_t) async throws {
        try await withSandbox { sandbox in
            try sandbox.data.create()
            chmod(sandbox.root, 0o755)
            chmod(sandbox.data.path, mode)
            // Nothing is forbidden to the superuser, so somebody else has to try.
            let isRoot = geteuid() == 0
            if isRoot { chown(sandbox.data.path, 65_534, 65_534) }
            let binary = try RunnerBinary.require()
            let runner =
                isRoot
                ? try sandbox.start(
                    Tool.setpriv.require(),
                    ["--reuid=65534", "--regid=65534", "--clear-groups", binary]
                        + sandbox.data.plainArguments)
                : try sandbox.runner(sandbox.data.plainArguments)
            try await expectComplaint(of: runner, code: 74, saying: "cannot be written")
            chmod(sandbox.data.path, 0o700)
            #expect(try sandbox.data.snapshot() == [:])
        }
    }
}
