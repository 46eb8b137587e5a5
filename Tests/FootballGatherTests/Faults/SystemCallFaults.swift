import Foundation
import Platform
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

    /// Runs the app again and again, each time with a fault at another system call that changes files.
    ///
    /// Each run begins with the present content of the data directory, which is there again at the end.
    /// A long test run has a fault at every call, and an ordinary one at a few calls.
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
    ///   - check: Checks the files of an app that has ended. `comment` names the call.
    func forEachFault(
        _ fault: SystemCallFault, of arguments: [String], input: PlainScript = PlainScript(),
        check: (_ process: ChildProcess, _ comment: Comment) async throws -> Void
    ) async throws {
        let library = try await compileFaults()
        let original = try? data.copy(to: path("original"))
        func restoreData() throws {
            try? FileManager.default.removeItem(atPath: data.path)
            _ = try original?.copy(to: data.path)
        }
        let count = try await writeCount(of: arguments, input: input, library: library)
        #expect(count > 0)
        let samples = TestBudget.environment.count(5, long: count)
        for sample in 1...min(samples, count) {
            let call = sample * count / samples
            try restoreData()
            var environment = ["LD_PRELOAD": library, "FAULT_AT": "\(call)"]
            if case .error(let number) = fault { environment["FAULT_ERROR"] = "\(number)" }
            let process = try launch(
                arguments, input: .bytes(input.bytes), environment: environment)
            let status = try await process.exit()
            let comment: Comment = "\(fault) at call \(call) of \(count), \(status)"
            #expect(!process.errorText.contains("Fatal"), comment)
            try await check(process, comment)
            release(process)
        }
        try restoreData()
    }

    /// Runs the app without a fault and returns the number of its system calls that change files.
    func writeCount(
        of arguments: [String], input: PlainScript = PlainScript(), library: String? = nil
    ) async throws -> Int {
        let library = if let library { library } else { try await compileFaults() }
        let file = path("count")
        let process = try launch(
            arguments, input: .bytes(input.bytes),
            environment: ["LD_PRELOAD": library, "FAULT_COUNT": file])
        #expect(try await process.exit() == .exited(0))
        let text = try String(contentsOfFile: file, encoding: .utf8)
        return try #require(Int(text.dropLast()))
    }

    private func compileFaults() async throws -> String {
        let source = try Data(contentsOf: URL(filePath: TestData.path("faults.c")))
        return try await compileLibrary(Array(source))
    }
}
