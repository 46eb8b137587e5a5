import Foundation
import Measuring
import Synchronization

/// A program that is run to its end. Who interrupts or ends us interrupts it, too: unlike what
/// `BuildBench` runs, it may be all tests, which nobody waits for any more.
enum Program {
    /// - Parameters:
    ///   - words: the program, found in `PATH` when it has no slash, and its arguments.
    ///   - log: a file for all that it says; nil to let it speak on our standard error.
    static func run(_ words: [String], log: String?) throws(MetricsRefusal) {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.environment = ProcessInfo.processInfo.environment
            .filter { !Selection.all.contains($0.key) }
        process.standardInput = FileHandle.nullDevice
        let output = try log.map { path throws(MetricsRefusal) in try emptyFile(path) }
        process.standardOutput = output ?? FileHandle.standardError
        process.standardError = output ?? FileHandle.standardError
        for number in [SIGINT, SIGTERM, SIGHUP] { signal(number, endWithChild) }
        do { try process.run() } catch {
            throw MetricsRefusal(.unmeasured, "\(words[0]) does not start.")
        }
        child.store(process.processIdentifier, ordering: .relaxed)
        process.waitUntilExit()
        child.store(0, ordering: .relaxed)
        guard process.terminationStatus == 0 else {
            throw MetricsRefusal(
                .unmeasured,
                "\(words.joined(separator: " ")) failed"
                    + (log.map { "; see \($0)." } ?? ", as it says above."))
        }
    }

    /// What a program prints, without the line break at its end; nil when it fails.
    static func output(of words: [String]) -> String? {
        let process = Process()
        let pipe = Pipe()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = words
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = pipe
        process.standardError = FileHandle.nullDevice
        guard (try? process.run()) != nil else { return nil }
        let data = pipe.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { return nil }
        return String(decoding: data, as: UTF8.self)
    }

    private static func emptyFile(_ path: String) throws(MetricsRefusal) -> FileHandle {
        guard FileManager.default.createFile(atPath: path, contents: nil),
            let file = FileHandle(forWritingAtPath: path)
        else { throw MetricsRefusal(.unwritable, "\(path) cannot be written.") }
        return file
    }
}

/// The process that is waited for, or 0.
private let child = Atomic<Int32>(0)

/// Our children have process groups of their own, which a terminal's interrupt does not reach. SwiftPM
/// ends its compilers when it is interrupted, and leaves them alone when it is terminated.
private func endWithChild(_ number: Int32) {
    let process = child.load(ordering: .relaxed)
    if process > 0 { kill(-process, SIGINT) }
    _exit(128 + number)
}
