import Foundation
import Platform

/// A folder of its own for one test, and everything that the test starts.
final class Sandbox {
    let root: String
    private var children: [ChildProcess] = []
    private var count = 0
    private var terminals: [TmuxSession] = []

    fileprivate init() throws {
        // A short name: the path of a socket has little room.
        var template = Array("/tmp/fg-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw Missing("/tmp cannot be written.") }
        root = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    /// Where the program is told to keep its data.
    var data: DataFolder { DataFolder(path: root + "/data") }

    /// What every process here sees: nothing of the machine's own settings.
    var environment: [String: String] {
        var variables = [
            "PATH": "/usr/local/bin:/usr/bin:/bin", "HOME": root + "/home", "LANG": "C.UTF-8",
            // What the coverage of the tests is measured by would complain of full disks as well.
            "LLVM_PROFILE_FILE": "/dev/null",
        ]
        let passed = [
            "ASAN_OPTIONS", "LSAN_OPTIONS", "TSAN_OPTIONS", "UBSAN_OPTIONS",
            "LD_LIBRARY_PATH", "DYLD_LIBRARY_PATH", "DYLD_FRAMEWORK_PATH",
        ]
        for name in passed { variables[name] = ProcessInfo.processInfo.environment[name] }
        return variables
    }

    /// Starts the runner.
    ///
    /// - Parameters:
    ///   - environment: added to what every process sees; a nil takes away.
    ///   - directory: where it starts; the sandbox's root unless given.
    func runner(
        _ arguments: [String], input: ChildProcess.InputSource = .bytes([]),
        environment changes: [String: String?] = [:], directory: String? = nil
    ) throws -> ChildProcess {
        try start(
            RunnerBinary.require(), arguments, input: input, environment: changes,
            directory: directory)
    }

    /// Starts a line of shell in which `$BIN` is the runner and `$DATA` the data folder.
    func shell(
        _ line: String, input: ChildProcess.InputSource = .bytes([]),
        environment changes: [String: String?] = [:]
    ) throws -> ChildProcess {
        var all = changes
        all["BIN"] = try RunnerBinary.require()
        all["DATA"] = data.path
        return try start(Tool.bash.require(), ["-c", line], input: input, environment: all)
    }

    func start(
        _ executable: String, _ arguments: [String],
        input: ChildProcess.InputSource = .bytes([]),
        environment changes: [String: String?] = [:], directory: String? = nil
    ) throws -> ChildProcess {
        var variables = environment
        for (name, value) in changes { variables[name] = value }
        let launch = Launch(
            executable: executable, arguments: arguments, environment: variables,
            directory: directory ?? root)
        count += 1
        let child = try ChildProcess(launch, input: input, files: root + "/process-\(count)")
        children.append(child)
        return child
    }

    /// Lets go of a process that has ended.
    func forget(_ child: ChildProcess) {
        children.removeAll { $0 === child }
        child.removeFiles()
    }

    func adopt(_ terminal: TmuxSession) {
        terminals.append(terminal)
    }

    /// A folder or file in here.
    func path(_ name: String) -> String { "\(root)/\(name)" }

    fileprivate func clear() {
        for terminal in terminals { terminal.destroy() }
        for child in children { child.destroy() }
        // A terminal holds its sandbox as well.
        terminals = []
        children = []
        let files = FileManager.default
        // What was made unwritable for a test can only be removed when it is writable again.
        for path in files.enumerator(atPath: root)?.compactMap({ $0 as? String }) ?? [] {
            var status = stat()
            if lstat(self.path(path), &status) == 0, status.st_mode & S_IFMT == S_IFDIR {
                chmod(self.path(path), 0o700)
            }
        }
        // A program whose terminal has just gone may still be closing its files.
        for _ in 0..<100 where files.fileExists(atPath: root) {
            try? files.removeItem(atPath: root)
            if files.fileExists(atPath: root) { usleep(20_000) }
        }
    }
}

/// Gives a test a sandbox, and removes all of it afterwards, whatever happened.
func withSandbox(_ body: (Sandbox) async throws -> Void) async throws {
    let sandbox = try Sandbox()
    defer { sandbox.clear() }
    try await body(sandbox)
}
