import Measuring
import Platform

/// The programs that are measured: they were built beside this one.
enum Programs {
    static var app: String { get throws { try beside("football-gather") } }
    static var bareCurses: String { get throws { try beside("BareCurses") } }

    private static func beside(_ name: String) throws -> String {
        guard let address = realpath("/proc/self/exe", nil) else {
            throw BenchError("/proc/self/exe cannot be read")
        }
        defer { free(address) }
        let own = String(cString: address)
        let path = own.prefix(through: own.lastIndex(of: "/") ?? own.startIndex) + name
        guard access(String(path), X_OK) == 0 else {
            throw BenchError("\(path) is missing; build it")
        }
        return String(path)
    }
}
