import Foundation
import ToolSupport

/// The `swift` command.
enum Toolchain {
    /// Runs `swift` and returns its standard output, or `nil` if it fails.
    static func output(of arguments: [String]) -> Data? {
        let (swift, output) = (Process(), Pipe())
        swift.executableURL = URL(filePath: "/usr/bin/env")
        swift.arguments = ["swift"] + arguments
        // These variables make Package.swift leave out a part of the package.
        swift.environment = ProcessInfo.processInfo.environment.filter {
            !["FOOTBALL_GATHER_FEATURE", "FOOTBALL_GATHER_PROGRAM"].contains($0.key)
        }
        swift.standardOutput = output
        guard (try? swift.run()) != nil else { return nil }
        let data = try? output.fileHandleForReading.readToEnd()
        swift.waitUntilExit()
        return swift.terminationStatus == 0 ? data ?? Data() : nil
    }

    /// Returns the error for output that cannot be decoded.
    static func unknownFormat(of tool: String) -> ToolError {
        ToolError(.data, "The output of \(tool) has an unknown format. Use Swift 6.2 or 6.3.")
    }

    /// The arguments that select the target triple of the host.
    static let targetArguments: [String]? = output(of: ["-print-target-info"]).flatMap {
        String(decoding: $0, as: UTF8.self).firstMatch(of: /"triple": "([^"]+)"/)
    }.map { ["-target", String($0.1)] }
}
