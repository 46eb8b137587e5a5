import Platform
import TerminalUI

@testable import PlainTerminal

/// An anonymous temporary file for input or output.
final class TemporaryFile {
    private let file: UnsafeMutablePointer<FILE>?
    let descriptor: Int32

    init(_ bytes: [UInt8] = []) {
        file = tmpfile()
        descriptor = file.map { fileno($0) } ?? -1
        _ = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
        lseek(descriptor, 0, SEEK_SET)
    }

    deinit {
        if let file { fclose(file) }
    }

    /// The whole content.
    var text: String {
        let size = Int(max(0, lseek(descriptor, 0, SEEK_END)))
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            count = max(0, pread(descriptor, buffer.baseAddress, size, 0))
        }
        return String(decoding: bytes, as: UTF8.self)
    }
}

/// A pipe whose ends are closed explicitly or on deinitialization.
final class Pipe {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init() {
        var ends: [Int32] = [-1, -1]
        _ = pipe(&ends)
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        closeReading()
        closeWriting()
    }

    func send(_ text: String) {
        let bytes = Array(text.utf8)
        _ = bytes.withUnsafeBytes { write(writing, $0.baseAddress, $0.count) }
    }

    func closeReading() {
        if reading >= 0 { close(reading) }
        reading = -1
    }

    func closeWriting() {
        if writing >= 0 { close(writing) }
        writing = -1
    }
}

/// Runs a script on a workspace and returns its exit and output.
@MainActor func runScript(
    _ script: String, on workspace: Workspace,
    pause: @escaping @MainActor (Duration) async -> Void = { _ in }
) async -> (exit: PlainExit, output: String) {
    await runScript(bytes: Array(script.utf8), on: workspace, pause: pause)
}

@MainActor func runScript(
    bytes: [UInt8], on workspace: Workspace,
    pause: @escaping @MainActor (Duration) async -> Void = { _ in }
) async -> (exit: PlainExit, output: String) {
    let input = TemporaryFile(bytes)
    let output = TemporaryFile()
    let terminal = PlainTerminal(
        input: input.descriptor, output: output.descriptor, pause: pause)
    let exit = await terminal.run(workspace)
    return (exit, output.text)
}
