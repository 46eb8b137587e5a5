import Foundation
import Glibc
import Processes
import Testing

/// A temporary folder for one test, and all processes that the test has started in it.
final class Sandbox {
    let root: String
    private var processes: [ChildProcess] = []
    private var terminals: [TmuxTerminal] = []

    fileprivate init() throws {
        // The path of a socket has at most about 100 bytes.
        var template = Array("/tmp/fg-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw TestError("/tmp cannot be written.") }
        root = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// The data directory for the app.
    var data: DataDirectory { DataDirectory(path: root + "/data") }

    /// The file for a recording: `$DATA.rec` in shell commands.
    var recording: String { data.path + ".rec" }

    /// The environment of every process: none of the user's own settings.
    var environment: [String: String] {
        var variables = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": root + "/home", "LANG": "C.UTF-8",
            // The coverage of the tests is written elsewhere, and would fail on full disks.
            "LLVM_PROFILE_FILE": "/dev/null",
        ]
        let inherited = [
            "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS",
            "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
        ]
        for name in inherited { variables[name] = ProcessInfo.processInfo.environment[name] }
        return variables
    }

    /// Starts the app.
    ///
    /// - Parameter changes: Changes of `environment`; nil removes a variable.
    func launch(
        _ arguments: [String], input: ChildProcess.Input = .bytes([]),
        environment changes: [String: String?] = [:]
    ) throws -> ChildProcess {
        try start(AppBinary.path(), arguments, input: input, environment: changes)
    }

    /// Runs the app without an error, and returns its output.
    func output(
        of arguments: [String], input: PlainScript? = nil,
        environment changes: [String: String?] = [:],
        sourceLocation: SourceLocation = #_sourceLocation
    ) async throws -> String {
        let app = try launch(arguments, input: .bytes(input?.bytes ?? []), environment: changes)
        #expect(try await app.exit() == .exited(0), sourceLocation: sourceLocation)
        #expect(app.errorText == "", sourceLocation: sourceLocation)
        return app.outputText
    }

    /// Starts a shell command in which `$BIN` is the app and `$DATA` the data folder.
    func shell(_ line: String, input: ChildProcess.Input = .bytes([])) throws -> ChildProcess {
        try start(
            InstalledTool.path(of: "bash"), ["-c", line], input: input,
            environment: ["BIN": AppBinary.path(), "DATA": data.path])
    }

    func start(
        _ executable: String, _ arguments: [String], input: ChildProcess.Input = .bytes([]),
        environment changes: [String: String?] = [:]
    ) throws -> ChildProcess {
        var variables = environment
        for (name, value) in changes { variables[name] = value }
        let command = Command(executable, arguments, environment: variables, directory: root)
        let process = try ChildProcess(command, input: input)
        processes.append(process)
        return process
    }

    /// Starts the app on a terminal.
    func launch(
        on terminal: PseudoTerminal, _ arguments: [String] = [],
        environment changes: [String: String] = [:]
    ) throws -> ChildProcess {
        let variables = environment.merging(["TERM": "xterm-256color"]) { $1 }
        let command = Command(
            try AppBinary.path(), ["--data-dir", data.path] + arguments,
            environment: variables.merging(changes) { $1 }, directory: root)
        let process = try ChildProcess(command, on: terminal)
        processes.append(process)
        return process
    }

    /// Closes the files of a process that has ended.
    func release(_ process: ChildProcess) {
        processes.removeAll { $0 === process }
    }

    /// Closes the files of all processes that have ended.
    func releaseEndedProcesses() {
        processes.removeAll { $0.exitStatus != nil }
    }

    func add(_ terminal: TmuxTerminal) {
        terminals.append(terminal)
    }

    /// The path of a file or folder in this sandbox.
    func path(_ name: String) -> String { "\(root)/\(name)" }

    /// Returns the files and folders of this sandbox.
    func names() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: root).sorted()
    }

    fileprivate func remove() {
        for terminal in terminals { terminal.kill() }
        for process in processes { process.killGroup() }
        // Terminals and this sandbox refer to each other.
        terminals = []
        processes = []
        let files = FileManager.default
        // The content of a read-only folder cannot be removed.
        for path in files.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
            var status = stat()
            if lstat(self.path(path), &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                chmod(self.path(path), 0o700)
            }
        }
        // An app whose terminal was killed may still be writing a file.
        for _ in 0..<100 where files.fileExists(atPath: root) {
            try? files.removeItem(atPath: root)
            if files.fileExists(atPath: root) { usleep(20_000) }
        }
    }
}

/// Runs a test in a sandbox and removes the sandbox afterwards.
func withSandbox(_ body: (Sandbox) async throws -> Void) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.remove() }
    try await body(sandbox)
}
