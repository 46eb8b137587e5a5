import Foundation
import Processes

/// The executable under test.
enum AppBinary {
    /// The path that `FOOTBALL_GATHER_BIN` names, or that of the executable beside the tests.
    static func path() throws -> String {
        if let path = ProcessInfo.processInfo.environment["FOOTBALL_GATHER_BIN"] { return path }
        guard let path = Command.builtProgram("football-gather") else {
            throw TestError(
                "The program is not built. Run “swift build --product football-gather”, or set "
                    + "FOOTBALL_GATHER_BIN to its path.")
        }
        return path
    }
}
