package import Glibc
import Platform

/// A process that this process has started.
///
/// Captured output goes to temporary files, so that the process never waits for a reader.
package final class ChildProcess {
    /// The source of the standard input.
    package enum Input {
        /// The process starts with its standard input closed.
        case closed
        /// The process reads these bytes and then the end of the file.
        case bytes([UInt8])
        /// The process reads what `write` sends, until `closeInput`.
        case pipe
    }

    /// The destination of the standard output or of the standard error stream.
    package enum Output {
        /// A temporary file, whose content `outputText` or `errorText` returns.
        case captured
        /// The same stream of this process.
        case inherited
        /// A file, which is created or replaced.
        case file(String)
        /// The destination of the standard output, for the standard error stream.
        case standardOutput
    }

    /// The process identifier.
    package let id: pid_t
    private let name: String
    private var status: ExitStatus?
    private var input: Int32?
    private let output: Int32?
    private let errors: Int32?

    /// Starts a process in a process group of its own, with no signal blocked or ignored, and no
    /// other descriptor of this process.
    package init(
        _ command: Command, input: Input = .bytes([]), output: Output = .captured,
        errors: Output = .captured
    ) throws(ProcessError) {
        let (reading, writing) = try Self.open(input)
        defer { if let reading { close(reading) } }
        let outputFile = try Self.open(output, standard: STDOUT_FILENO)
        let errorFile: Int32? =
            if case .standardOutput = errors { outputFile } else {
                try Self.open(errors, standard: STDERR_FILENO)
            }
        name = command.executable
        self.input = writing
        self.output = if case .captured = output { outputFile } else { nil }
        self.errors = if case .captured = errors { errorFile } else { nil }
        var spawn = Spawn()
        for (number, file) in [reading, outputFile, errorFile].enumerated() {
            spawn.connect(Int32(number), to: file)
        }
        do throws(ProcessError) {
            id = try spawn.start(command)
        } catch {
            for file in [writing, self.output, self.errors] { if let file { close(file) } }
            throw error
        }
    }

    /// Starts a process as the leader of a session that the terminal controls.
    package init(_ command: Command, on terminal: PseudoTerminal) throws(ProcessError) {
        name = command.executable
        (input, output, errors) = (nil, nil, nil)
        var spawn = Spawn()
        // The first terminal that a session leader opens becomes its controlling terminal.
        for number in STDIN_FILENO...STDERR_FILENO { spawn.open(terminal.path, as: number) }
        spawn.startsSession = true
        id = try spawn.start(command)
    }

    deinit {
        for file in [input, output, errors] { if let file { close(file) } }
    }

    // MARK: - Streams

    /// The bytes that the process has written to its standard output so far.
    package var outputBytes: [UInt8] { Self.contents(of: output) }
    /// The standard output so far, as UTF-8.
    package var outputText: String { String(decoding: outputBytes, as: UTF8.self) }
    /// The standard error stream so far, as UTF-8.
    package var errorText: String { String(decoding: Self.contents(of: errors), as: UTF8.self) }

    /// Writes to the standard input of a process that was started with `.pipe`. Does nothing if the
    /// process has ended.
    package func write(_ text: String) {
        guard let input else { return }
        signal(SIGPIPE, SIG_IGN)
        _ = writeAll(Array(text.utf8), to: input)
    }

    /// Ends the standard input of a process that was started with `.pipe`.
    package func closeInput() {
        if let input { close(input) }
        input = nil
    }

    // MARK: - End

    /// The exit status, or `nil` while the process runs.
    package var exitStatus: ExitStatus? {
        reap(WNOHANG)
        return status
    }

    /// Waits for the end of the process without blocking a thread.
    ///
    /// - Parameter limit: The time after which the process is killed, with its process group. The
    ///   default is more than any process of a test needs on a busy machine.
    /// - Throws: `ProcessError` with the end of the captured output if the process was killed.
    package func exit(within limit: Duration = .seconds(900)) async throws -> ExitStatus {
        let end = SuspendingClock.now + limit
        while true {
            if let exitStatus { return exitStatus }
            guard SuspendingClock.now < end else { break }
            try await Task.sleep(for: .milliseconds(5))
        }
        killGroup()
        throw ProcessError(
            message: "\(name) has not ended in \(limit) and was killed. Captured output:\n"
                + String((outputText + errorText).suffix(4_000)))
    }

    /// Blocks the calling thread until the process has ended.
    @discardableResult
    package func waitForExit() -> ExitStatus {
        reap(0)
        return status ?? .exited(0)
    }

    /// Sends a signal unless the process has ended.
    package func send(_ signal: Int32) {
        if exitStatus == nil { kill(id, signal) }
    }

    /// Kills the process and all others of its process group.
    package func killGroup() {
        closeInput()
        kill(-id, SIGKILL)
        waitForExit()
    }

    private func reap(_ options: Int32) {
        guard status == nil else { return }
        var raw: Int32 = 0
        var found = waitpid(id, &raw, options)
        while found == -1, errno == EINTR { found = waitpid(id, &raw, options) }
        if found == id { status = ExitStatus(waitStatus: raw) }
    }

    // MARK: - Files

    /// - Returns: The descriptor for the process, and the one that this process writes to.
    private static func open(_ input: Input) throws(ProcessError) -> (Int32?, Int32?) {
        switch input {
        case .closed: return (nil, nil)
        case .bytes(let bytes):
            let file = try makeAnonymousFile()
            _ = writeAll(bytes, to: file)
            lseek(file, 0, SEEK_SET)
            return (file, nil)
        case .pipe:
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else {
                throw ProcessError("A pipe cannot be opened", errno: errno)
            }
            return (ends[0], ends[1])
        }
    }

    private static func open(
        _ output: Output, standard: Int32
    ) throws(ProcessError) -> Int32 {
        switch output {
        case .captured: return try makeAnonymousFile()
        case .inherited, .standardOutput: return standard
        case .file(let path):
            let file = Glibc.open(path, O_WRONLY | O_CREAT | O_TRUNC | O_APPEND, 0o600)
            guard file >= 0 else { throw ProcessError("\(path) cannot be written", errno: errno) }
            return file
        }
    }

    /// Creates a file that disappears with its last descriptor.
    private static func makeAnonymousFile() throws(ProcessError) -> Int32 {
        guard let stream = tmpfile() else {
            throw ProcessError("A temporary file cannot be created", errno: errno)
        }
        defer { fclose(stream) }
        let file = dup(fileno(stream))
        _ = fcntl(file, F_SETFL, O_APPEND)
        return file
    }

    private static func contents(of file: Int32?) -> [UInt8] {
        guard let file else { return [] }
        var status = stat()
        guard fstat(file, &status) == 0, status.st_size > 0 else { return [] }
        return [UInt8](unsafeUninitializedCapacity: Int(status.st_size)) { buffer, count in
            count = max(0, pread(file, buffer.baseAddress, buffer.count, 0))
        }
    }
}
