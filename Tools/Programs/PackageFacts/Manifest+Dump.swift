import Foundation

extension Manifest {
    /// Asks SwiftPM what the package declares. What SwiftPM complains of stands on standard error.
    ///
    /// The whole package is meant, even where the surroundings ask for less. The folder of builds is
    /// not touched: a command of `swift package` holds its lock while it runs.
    ///
    /// - Parameter root: The folder that holds `Package.swift`.
    public init(root: String) throws(PackageFactsError) {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", root, "--scratch-path", "\(root)/.build/house",
            // Within a command of `swift package` there is one already, where there is one at all.
            "--disable-sandbox", "dump-package",
        ]
        process.environment = Self.whole(ProcessInfo.processInfo.environment)
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        guard (try? process.run()) != nil else { throw .brokenManifest }
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw .brokenManifest }
        try self.init(json: String(decoding: json, as: UTF8.self))
    }

    /// Surroundings without what has `Package.swift` leave out a part of the package.
    static func whole(_ environment: [String: String]) -> [String: String] {
        environment.filter {
            !["FOOTBALL_GATHER_FEATURE", "FOOTBALL_GATHER_PROGRAM"].contains($0.key)
        }
    }
}
