import Foundation

/// The `swift` command.
enum Toolchain {
    /// Runs `swift` and returns its standard output, or `nil` if it fails.
    static func output(of arguments: [String]) -> Data? {
        let process = Process()
        process.executableURL = URL(filePath: "/usr/bin/env")
        process.arguments = ["swift"] + arguments
        // These variables make Package.swift leave out a part of the package.
        let partial = ["FOOTBALL_GATHER_FEATURE", "FOOTBALL_GATHER_PROGRAM"]
        process.environment = ProcessInfo.processInfo.environment.filter {
            !partial.contains($0.key)
        }
        let output = Pipe()
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        guard (try? process.run()) != nil else { return nil }
        let data = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return process.terminationStatus == 0 ? data : nil
    }

    /// The target triple of the host, and the SDK where the system requires one.
    static let targetArguments: [String]? = {
        struct Info: Decodable {
            struct Target: Decodable { let triple: String }
            let target: Target
        }
        guard let json = output(of: ["-print-target-info"]),
            let info = try? JSONDecoder().decode(Info.self, from: json)
        else { return nil }
        let sdk = ProcessInfo.processInfo.environment["SDKROOT"].map { ["-sdk", $0] } ?? []
        return ["-target", info.target.triple] + sdk
    }()
}
