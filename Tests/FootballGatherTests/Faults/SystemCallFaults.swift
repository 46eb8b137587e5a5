import Foundation
import Glibc
import Processes
import TestSupport
import Testing

/// A fault at the system calls of an app that change files.
enum SystemCallFault {
    /// The app is killed at a call.
    case kill
    /// A call and all later ones fail with an `errno`.
    case error(Int32)
}

extension Sandbox {
    /// Sanitizers have to be the first library of a process, so no other can be preloaded.
    static let canPreload = ProcessInfo.processInfo.environment["FOOTBALL_GATHER_SANITIZE"] == nil

    /// Compiles C code to a library for `LD_PRELOAD` and returns its path.
    func compileLibrary(_ source: [UInt8]) async throws -> String {
        let library = path("library.so")
        let compiler = try start(
            InstalledTool.path(of: "clang"),
            ["-shared", "-fPIC", "-Wall", "-Werror", "-x", "c", "-", "-o", library, "-ldl"],
            input: .bytes(source),
            environment: ["PATH": ProcessInfo.processInfo.environment["PATH"]])
        try #require(try await compiler.exit() == .exited(0), "\(compiler.errorText)")
        return library
    }

    /// Runs the app again and again, each time with a fault at another system call that changes
    /// files.
    ///
    /// Each run begins with the present content of the data directory, which is there again at the
    /// end, and without a recording. A long test run has a fault at every call, and an ordinary one
    /// at a few calls.
    ///
    /// ```swift
    /// try await sandbox.forEachFault(.kill, of: sandbox.data.plainArguments) { process, comment in
    ///     try await sandbox.run(PlainScript())
    /// }
    /// ```
    ///
    /// - Parameters:
    ///   - fault: The fault.
    ///   - arguments: The arguments of the app.
    ///   - input: The standard input of the app.
    ///   - keys: The keys that end an app on a full screen, which then has no other input.
    ///   - canSaveCalls: Whether a run can end before a call of the counted run: frames that follow
    ///     each other quickly are one frame in a recording.
    ///   - check: Checks the files of an app that has ended. `comment` names the call.
    func forEachFault(
        _ fault: SystemCallFault, of arguments: [String], input: PlainScript = PlainScript(),
        keys: String? = nil, canSaveCalls: Bool = false,
        check: (_ process: ChildProcess, _ comment: Comment) async throws -> Void
    ) async throws {
        let library = try await compileFaults()
        let original = try? data.copy(to: path("original"))
        func restoreData() throws {
            try? FileManager.default.removeItem(atPath: data.path)
            unlink(recording)
            _ = try original?.copy(to: data.path)
        }
        func run(_ environment: [String: String]) async throws -> ChildProcess {
            var environment = environment.merging(["LD_PRELOAD": library]) { $1 }
            // The counted run has it too, because a write counts twice without it.
            if case .error(let number) = fault { environment["FAULT_ERROR"] = "\(number)" }
            guard let keys else {
                let process = try launch(
                    arguments, input: .bytes(input.bytes), environment: environment)
                _ = try await process.exit()
                return process
            }
            return try await runFullScreen(arguments, keys: keys, environment: environment)
        }
        let count = try await writeCount(run)
        #expect(count > 0)
        let samples = TestBudget.environment.count(5, long: count, atLeast: 2)
        var faults = 0
        for sample in 1...min(samples, count) {
            let call = sample * count / samples
            try restoreData()
            unlink(countFile)
            let process = try await run(["FAULT_AT": "\(call)", "FAULT_COUNT": countFile])
            let status = try await process.exit()
            let comment: Comment = "\(fault) at call \(call) of \(count), \(status)"
            if let calls = writtenCount, calls < call {
                #expect(canSaveCalls, comment)
                continue
            }
            faults += 1
            #expect(!process.errorText.contains("Fatal"), comment)
            try await check(process, comment)
            // The check has started processes too.
            releaseEndedProcesses()
        }
        #expect(faults > 0)
        try restoreData()
    }

    /// Runs the app in plain mode on a disk that needs 20 ms for each system call that changes
    /// files.
    func runOnSlowDisk(_ script: PlainScript) async throws -> ChildProcess {
        let environment = ["LD_PRELOAD": try await compileFaults(), "FAULT_DELAY": "20000"]
        let process = try launch(
            data.plainArguments, input: .bytes(script.bytes), environment: environment)
        #expect(try await process.exit() == .exited(0))
        return process
    }

    /// Runs the app without a fault and returns the number of its system calls that change files.
    func writeCount(of arguments: [String]) async throws -> Int {
        let library = try await compileFaults()
        return try await writeCount { environment in
            try launch(arguments, environment: environment.merging(["LD_PRELOAD": library]) { $1 })
        }
    }

    private func writeCount(
        _ run: ([String: String]) async throws -> ChildProcess
    ) async throws -> Int {
        #expect(try await run(["FAULT_COUNT": countFile]).exit() == .exited(0))
        return try #require(writtenCount)
    }

    private var countFile: String { path("count") }

    /// The number of calls that the last run has written; nil for a killed run.
    private var writtenCount: Int? {
        (try? String(contentsOfFile: countFile, encoding: .utf8)).flatMap { Int($0.dropLast()) }
    }

    /// Runs the app on a full screen, and presses keys when the squad is on it.
    private func runFullScreen(
        _ arguments: [String], keys: String, environment: [String: String]
    ) async throws -> ChildProcess {
        let terminal = try PseudoTerminal()
        let process = try launch(on: terminal, arguments, environment: environment)
        var output: [UInt8] = []
        _ = try await eventually("The squad, or the end of the app") {
            output += terminal.read()
            let isReady = output.contains(Array("Add player".utf8)) || process.exitStatus != nil
            return isReady ? () : nil
        }
        terminal.write(keys)
        _ = try await eventually(
            "The end of the app",
            evidence: { String(decoding: output.suffix(3_000), as: UTF8.self) }
        ) {
            output += terminal.read()
            return process.exitStatus
        }
        return process
    }

    func compileFaults() async throws -> String {
        let source = try Data(contentsOf: URL(filePath: TestData.path("faults.c")))
        return try await compileLibrary(Array(source))
    }
}
