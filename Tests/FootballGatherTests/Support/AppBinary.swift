import Foundation

/// The executable under test.
enum AppBinary {
    /// The path that `FOOTBALL_GATHER_BIN` names, or that of the executable beside the tests.
    static func path() throws -> String {
        if let path = ProcessInfo.processInfo.environment["FOOTBALL_GATHER_BIN"] { return path }
        guard let path = candidates.first(where: FileManager.default.isExecutableFile) else {
            throw TestError(
                "The program is not built. Run “swift build --product football-gather”, or set "
                    + "FOOTBALL_GATHER_BIN to its path.")
        }
        return path
    }

    /// SwiftPM puts the tests and the program into one folder. The tests may be a bundle in it.
    private static let candidates: [String] = {
        let starts =
            CommandLine.arguments.filter { $0.contains(".xctest") }
            + Bundle.allBundles.map(\.bundlePath)
        return starts.flatMap { start in
            sequence(first: URL(filePath: start).deletingLastPathComponent()) { folder in
                folder.path.count > 1 ? folder.deletingLastPathComponent() : nil
            }
            .map { $0.appending(path: "football-gather").path }
        }
    }()
}
