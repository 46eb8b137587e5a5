import Measuring

/// 100,000 players and as many past matches: how much longer the app needs than the `sqlite3` shell
/// that reads the same rows.
enum LargeBenchmark {
    private static let runs = 11
    private static let count = 100_000
    private static let limit = 2.0

    /// What the app reads before its screen stands still: the number of players and all of them in
    /// the order of their names, the match in progress, the newest past match and its line-up.
    private static let query = """
        BEGIN;
        SELECT count(*) FROM players WHERE user = 1;
        SELECT id, name, age, skill, position, favourite_team, name_key FROM players
            WHERE user = 1 ORDER BY name_key, id;
        COMMIT;
        SELECT * FROM matches WHERE user = 1 AND winner IS NULL;
        SELECT * FROM matches WHERE user = 1 AND winner IS NOT NULL ORDER BY number DESC LIMIT 1;
        SELECT player_id, name, position, team FROM line_up_entries
            WHERE match_number = \(count) ORDER BY place;
        """

    static func run() throws -> Table {
        let data = try DataDirectory(players: count, matches: count)
        var app = Samples()
        var shell = Samples()
        var ratio = Samples()
        for run in 0...runs {
            let drawing = try PseudoTerminal(try Programs.app, data.arguments).drawing(
                silence: .milliseconds(400), after: "Player 000001")
            let reading = try Shell.run("sqlite3", ["-batch", data.database], input: query)
            guard run > 0, let last = drawing.lastTime else { continue }
            app.add(Double(last) / 1e6)
            shell.add(Double(reading) / 1e6)
            ratio.add(Double(last) / Double(reading))
        }
        let size = Number.grouped(count)
        var table = Table("large, \(size) players and \(size) past matches", unit: "ms")
        table.add("app: all players shown, screen still", app)
        table.add("sqlite3 shell, same rows to /dev/null", shell)
        table.add(
            "app / shell, pair by pair", ratio,
            goal: Table.Goal(
                text: "median ≤ \(Number.text(limit, digits: 0))", isMet: ratio.median <= limit))
        table.remark(
            "rows: \(size) players with their keys, 1 past match, "
                + "its line-up of \(FillingScript.lineUp); \(runs) runs of each, alternately")
        return table
    }
}
