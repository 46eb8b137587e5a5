import Foundation

extension Manifest {
    /// Asks SwiftPM what the package declares. What SwiftPM complains of stands on standard error.
    ///
    /// The whole package is meant, even where `FOOTBALL_GATHER_FEATURE` asks for less. The folder of
    /// builds is not touched: a command of `swift package` holds its lock while it runs.
    ///
    /// - Parameter root: The folder that holds `Package.swift`.
    public init(root: String) throws(HouseError) {
        let output = Pipe()
        let process = Process()
        process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
        process.arguments = [
            "swift", "package", "--package-path", root, "--scratch-path", "\(root)/.build/house",
            // Within a command of `swift package` there is one already, where there is one at all.
            "--disable-sandbox", "dump-package",
        ]
        process.environment = ProcessInfo.processInfo.environment
            .filter { $0.key != "FOOTBALL_GATHER_FEATURE" }
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        guard (try? process.run()) != nil else { throw .brokenManifest }
        let json = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        guard process.terminationStatus == 0 else { throw .brokenManifest }
        try self.init(json: String(decoding: json, as: UTF8.self))
    }
}
