import Foundation

/// A program of the system that the tests use.
enum InstalledTool {
    /// Returns the path of a program in `PATH`.
    static func path(of name: String) throws -> String {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        let paths = folders.split(separator: ":").map { "\($0)/\(name)" }
        guard let path = paths.first(where: FileManager.default.isExecutableFile) else {
            throw TestError("\(name) is not installed. Run Tools/bootstrap.")
        }
        return path
    }
}
