import Foundation
import Platform

/// How a process ended.
enum Ending: Equatable {
    case exited(Int32)
    case killed(Int32)

    init(status: Int32) {
        let signal = status & 0x7F
        self = signal == 0 ? .exited((status >> 8) & 0xFF) : .killed(signal)
    }
}

/// A process of ours. What it writes goes to files, so that it never waits for us.
final class ChildProcess {
    let id: pid_t
    private let outputFile: String
    private let errorsFile: String
    private var input: Int32?
    private(set) var ending: Ending?

    /// - Parameter input: what it reads; nil for a pipe that `say` writes to.
    init(_ launch: Launch, input: InputSource, files: String) throws {
        outputFile = files + ".out"
        errorsFile = files + ".err"
        var launch = launch
        let output = open(outputFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        let errors = open(errorsFile, O_WRONLY | O_CREAT | O_APPEND | O_CLOEXEC, 0o600)
        defer { for descriptor in [output, errors] { close(descriptor) } }
        launch.output = output
        launch.errors = errors
        switch input {
        case .closed:
            launch.input = nil
        case .bytes(let bytes):
            let file = files + ".in"
            try Data(bytes).write(to: URL(filePath: file))
            launch.input = open(file, O_RDONLY | O_CLOEXEC)
        case .pipe:
            var ends: [Int32] = [-1, -1]
            guard pipe(&ends) == 0 else { throw Missing("There is no pipe left.") }
            for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
            launch.input = ends[0]
            self.input = ends[1]
        }
        defer { if let reading = launch.input { close(reading) } }
        id = try launch.start()
    }

    enum InputSource {
        case closed
        case bytes([UInt8])
        /// `say` writes to it.
        case pipe
    }

    var output: [UInt8] { FileManager.default.contents(atPath: outputFile).map(Array.init) ?? [] }
    var outputText: String { String(decoding: output, as: UTF8.self) }
    var errorText: String {
        String(decoding: FileManager.default.contents(atPath: errorsFile) ?? Data(), as: UTF8.self)
    }

    /// Writes lines to a child that was given a pipe. One that has ended hears nothing.
    func say(_ lines: String...) {
        guard let input else { return }
        signal(SIGPIPE, SIG_IGN)
        let bytes = Array(lines.map { $0 + "\n" }.joined().utf8)
        _ = bytes.withUnsafeBytes { write(input, $0.baseAddress, $0.count) }
    }

    func closeInput() {
        if let input { close(input) }
        input = nil
    }

    /// What stands behind a place in the output, once `text` stands there too.
    @discardableResult
    func reply(with text: String, after place: Int = 0) async throws -> String {
        let wanted = Array(text.utf8)
        return try await eventually("“\(text)”", evidence: { self.report }) {
            let answer = Array(self.output.dropFirst(place))
            if answer.contains(wanted) { return String(decoding: answer, as: UTF8.self) }
            if self.poll() != nil, !Array(self.output.dropFirst(place)).contains(wanted) {
                throw Overdue(description: "It ended without “\(text)”.\n\(self.report)")
            }
            return nil
        }
    }

    /// Nil while it runs.
    func poll() -> Ending? {
        if let ending { return ending }
        var status: Int32 = 0
        if waitpid(id, &status, WNOHANG) == id { ending = Ending(status: status) }
        return ending
    }

    func end(within limit: Duration = patience) async throws -> Ending {
        try await eventually(
            "the end of process \(id)", evidence: { self.report }, within: limit
        ) { self.poll() }
    }

    func send(_ signal: Int32) {
        if ending == nil { kill(id, signal) }
    }

    /// Ends it and all that it has started, whatever they do.
    func destroy() {
        closeInput()
        kill(-id, SIGKILL)
        guard ending == nil else { return }
        var status: Int32 = 0
        if waitpid(id, &status, 0) == id { ending = Ending(status: status) }
    }

    func removeFiles() {
        for file in [outputFile, errorsFile] { unlink(file) }
    }

    private var report: String {
        "It wrote:\n\(outputText.suffix(3_000))\nand complained:\n\(errorText.suffix(1_000))"
    }
}
