import Foundation

/// The program that is tested.
enum RunnerBinary {
    static let path: String? = {
        if let named = ProcessInfo.processInfo.environment["FOOTBALL_GATHER_BIN"] { return named }
        return starts.lazy.flatMap(candidates).first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }()

    /// Where the tests run from: beside them SwiftPM puts what it builds.
    private static var starts: [String] {
        CommandLine.arguments.prefix(1) + CommandLine.arguments.filter { $0.contains(".xctest") }
            + Bundle.allBundles.map(\.bundlePath) + [#filePath]
    }

    /// The program beside the start, or beside anything above it.
    private static func candidates(above start: String) -> [String] {
        var folder = URL(filePath: start).standardizedFileURL
        var found: [String] = []
        while folder.path.count > 1 {
            folder.deleteLastPathComponent()
            for place in ["", "debug/", ".build/debug/"] {
                found.append(folder.appending(path: place + "football-gather").path)
            }
        }
        return found
    }

    static func require() throws -> String {
        guard let path, FileManager.default.isExecutableFile(atPath: path) else {
            throw Missing(
                "The program is not built: run “swift build --product football-gather”, or name it "
                    + "in FOOTBALL_GATHER_BIN.")
        }
        return path
    }
}

/// A program that the tests drive or look with, by its name.
enum Tool: String {
    case sqlite3, tmux, bash, sh, diff, setpriv

    /// Nil when it is not installed.
    var installed: String? {
        let folders = ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin"
        return folders.split(separator: ":").map { "\($0)/\(rawValue)" }.first {
            FileManager.default.isExecutableFile(atPath: $0)
        }
    }

    func require() throws -> String {
        guard let installed else {
            throw Missing("\(rawValue) is not installed: run Tools/bootstrap.")
        }
        return installed
    }
}

/// Something that the tests cannot do without.
struct Missing: Error, CustomStringConvertible {
    let description: String

    init(_ description: String) {
        self.description = description
    }
}
