import Platform
import Processes
import ToolSupport

/// The `swift` command.
enum Toolchain {
    /// Runs `swift` and returns its standard output, or `nil` if it fails.
    static func output(of arguments: [String]) -> String? {
        // These variables make Package.swift leave out a part of the package.
        let environment = ProcessInfo.processInfo.environment.filter {
            !["FOOTBALL_GATHER_FEATURE", "FOOTBALL_GATHER_PROGRAM"].contains($0.key)
        }
        let swift = Command(
            "swift", arguments, environment: environment, sharesProcessGroup: true)
        guard let result = try? swift.runBlocking(errors: .inherited), result.code == 0 else {
            return nil
        }
        return result.output
    }

    /// Returns the error for output that cannot be decoded.
    static func unknownFormat(of tool: String) -> ToolError {
        ToolError(.data, "The output of \(tool) has an unknown format. Use Swift 6.2 or 6.3.")
    }

    /// The arguments that select the target triple of the host.
    static let targetArguments: [String]? = {
        struct Info: Decodable {
            struct Target: Decodable { let triple: String }
            let target: Target
        }
        guard let json = output(of: ["-print-target-info"]),
            let info = try? JSONDecoder().decode(Info.self, from: Data(json.utf8))
        else { return nil }
        let sdk = ProcessInfo.processInfo.environment["SDKROOT"].map { ["-sdk", $0] } ?? []
        return ["-target", info.target.triple] + sdk
    }()
}
