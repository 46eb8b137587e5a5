import Foundation
import Processes

/// Commands of this package: the demos and the scripts in `Tools`.
enum PackageCommands {
    /// The folder of `Package.swift`.
    static let root: String = URL(filePath: #filePath).deletingLastPathComponent()
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
        .path

    /// The names of the features, which are the folders of `Modules/Features`.
    static let features: [String] =
        ((try? FileManager.default.contentsOfDirectory(atPath: root + "/Modules/Features")) ?? [])
        .filter { !$0.hasPrefix(".") }.sorted()

    /// Returns the path of a feature's demo, which SwiftPM builds into the folder of the tests.
    static func demo(of feature: String) throws -> String {
        if let program = Command.builtProgram("\(feature)Demo") { return program }
        throw MissingProgram(name: "\(feature)Demo")
    }

    struct MissingProgram: Error {
        let name: String
    }

    /// Runs a program to its end.
    static func run(
        _ program: String, _ arguments: [String], input: String = "",
        environment changes: [String: String] = [:], directory: String = root
    ) async throws -> CommandResult {
        // Programs that the tests start must not write into the tests' coverage. A demo that prints
        // one frame exits in the middle of its operations, which look like leaks.
        let defaults = [
            "LLVM_PROFILE_FILE": "/dev/null", "LANG": "C.UTF-8", "ASAN_OPTIONS": "detect_leaks=0",
        ]
        let environment = ProcessInfo.processInfo.environment
            .filter { !["FOOTBALL_GATHER_FEATURE", "FOOTBALL_GATHER_PROGRAM"].contains($0.key) }
            .merging(defaults) { $1 }.merging(changes) { $1 }
        return try await Command(
            program, arguments, environment: environment, directory: directory
        ).run(input: .bytes(Array(input.utf8)), within: Command.buildLimit)
    }
}
