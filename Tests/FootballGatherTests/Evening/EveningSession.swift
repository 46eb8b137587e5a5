/// The keys of one run of the evening on the full screen.
struct EveningSession {
    let columns: Int
    let rows: Int
    /// Keys, and a text on the screen after them. The app handles keys that were typed ahead.
    let steps: [(keys: [String], text: String)]

    static let all = [
        EveningSession(
            columns: 80, rows: 24,
            steps: [
                ([], "손흥민"),
                (["s", "Home"] + Array(repeating: "Space", count: 5), "5 selected"),
                (["c"], "Confirm players"),
                (["a", "a", "b", "b", "c"], "clock starts"),
                (["a"], "1-0: Enter names the scorer."),
                (["Enter"], "● Ana"),
                (["n", "End", "b"], "+ 손흥민 joins Team B"),
                (["Right", "Down", "Down", "Enter"], "1-1"),
                (["Left", "x"], "− Bo leaves"),
                (["n", "/", "Big Tom", "Down", "a"], "+ Big Tom joins Team A"),
            ]),
        EveningSession(
            columns: 200, rows: 60,
            steps: [
                ([], "The score is 1-1,"),
                (["r", "a", "o"], "2-1, own goal: Enter names the scorer."),
                (["Enter"], "● Cy, own goal"),
                (["b", "u"], "Undone: goal for Team B, 2-1"),
                (["e", "y"], "Team A: Ana, Cy (own goal)"),
                (["w"], "Confirm players"),
                (["c"], "clock starts"),
                (["Up", "Enter", "A"], "↶ Ana (disallowed)"),
                (["Right", "Enter"], "0-1"),
            ]),
        EveningSession(
            columns: 40, rows: 12,
            steps: [
                ([], "The score is 0-1,"),
                (["r", "Up", "Down", "s", "e"], "0-1: Team B wins."),
                (["y"], "Team B: Ed"),
                (["s", "c"], "Team A  0          Team B  0"),
                (["Up", "m", "b", "Enter"], "●1"),
                (["e", "y"], "Team B: Ana"),
            ]),
    ]

    /// Returns the row of a player on the full screen, which shows symbols for marks.
    static func pattern(of row: String) throws -> Regex<AnyRegexOutput> {
        let parts = row.split(separator: ", ")
        let marks = ["1 goal": "●1", "left": "−"]
        guard parts.count > 1, let mark = marks[String(parts[1])] else {
            return try Regex("[ │]\(row)\\b")
        }
        return try Regex("[ │]\(parts[0]) +\(mark)")
    }
}
