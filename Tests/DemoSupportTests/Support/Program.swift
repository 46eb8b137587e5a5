import Foundation

/// How a program ended, and what it wrote.
struct Outcome {
    let code: Int32
    let output: String
    let errors: String
}

/// Starts programs of this package.
enum Program {
    /// The folder of `Package.swift`.
    static let root: String = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path(percentEncoded: false)

    /// The features by their folders.
    static let features: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: root + "/Modules/Features")) ?? [])
        .filter { !$0.hasPrefix(".") }.sorted()

    /// The program that shows a feature alone, beside these tests.
    static func demo(of feature: String) throws -> String {
        let name = "\(feature)Demo"
        let tests = CommandLine.arguments.filter { $0.contains(".xctest") }
        if let found = executable(name, above: tests) { return found }
        // Where the tests are a bundle that another program has loaded.
        if let found = executable(name, above: Bundle.allBundles.map(\.bundlePath)) {
            return found
        }
        throw Missing(program: name)
    }

    private static func executable(_ name: String, above starts: [String]) -> String? {
        for start in starts {
            var folder = URL(filePath: start)
            while folder.path.count > 1 {
                folder.deleteLastPathComponent()
                let candidate = folder.appending(path: name).path
                if FileManager.default.isExecutableFile(atPath: candidate) { return candidate }
            }
        }
        return nil
    }

    struct Missing: Error {
        let program: String
    }

    /// Runs a program to its end.
    static func run(
        _ executable: String, _ arguments: [String] = [], input: String = "",
        environment changes: [String: String] = [:], directory: String = root
    ) async throws -> Outcome {
        let folder = FileManager.default.temporaryDirectory
            .appending(path: "demo-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        // Files, so that nobody waits for anybody to read.
        func file(_ name: String, _ text: String = "") throws -> URL {
            let url = folder.appending(path: name)
            try Data(text.utf8).write(to: url)
            return url
        }
        let (output, errors) = (try file("output"), try file("errors"))
        let process = Process()
        process.executableURL = URL(filePath: executable)
        process.arguments = arguments
        process.currentDirectoryURL = URL(filePath: directory)
        process.standardInput = try FileHandle(forReadingFrom: file("input", input))
        process.standardOutput = try FileHandle(forWritingTo: output)
        process.standardError = try FileHandle(forWritingTo: errors)
        // The coverage of these tests is not that of what they start. A demo that draws one frame ends
        // in the middle of its work, which a search for leaks would find.
        let usual = [
            "LLVM_PROFILE_FILE": "/dev/null", "LANG": "C.UTF-8", "ASAN_OPTIONS": "detect_leaks=0",
        ]
        process.environment = ProcessInfo.processInfo.environment
            .merging(usual) { $1 }.merging(changes) { $1 }
        let code = try await withCheckedThrowingContinuation { continuation in
            process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
            do { try process.run() } catch { continuation.resume(throwing: error) }
        }
        func text(_ url: URL) throws -> String {
            String(decoding: try Data(contentsOf: url), as: UTF8.self)
        }
        return Outcome(code: code, output: try text(output), errors: try text(errors))
    }
}
