import Foundation

/// A directory as the app leaves it when somebody has signed in, with as many players and past
/// matches as are wanted. It goes with this object.
final class DataDirectory {
    let path: String

    var arguments: [String] { ["--data-dir", path] }
    var database: String { path + "/football-gather.sqlite" }

    init(players: Int, matches: Int = 0) throws {
        path =
            FileManager.default.temporaryDirectory
            .appendingPathComponent("football-gather-bench-\(UUID().uuidString)").path
        let register = """
            Username = Bench
            Password = correct horse
            Register
            wait
            quit

            """
        try Shell.run(try Programs.app, ["--plain"] + arguments, input: register)
        try Shell.run(
            "sqlite3", ["-bail", database],
            input: FillingScript(players: players, matches: matches).sql)
    }

    deinit {
        try? FileManager.default.removeItem(atPath: path)
    }
}
