/// An evening of three matches with a late arrival, a leaver, a guest, an own goal, two corrections
/// and a rotation of the bench.
///
/// Tests of the screens, of plain mode and of a real terminal play the same evening. It takes three
/// runs of the program: the first two end during a match.
public enum ScriptedEvening {
    /// One run of the program.
    public struct Run: Sendable {
        /// The commands in plain mode.
        public let commands: [String]
        /// The score of both teams on the last screen.
        public let score: [Int]
        /// The rows of both teams on the last screen.
        public let rows: [String]
        /// The stored matches in order, each as score, participants, goals and number of events.
        public let stored: [String]
    }

    /// The names of the squad.
    public static let squad = ["Ana", "Bo", "Cy", "Di", "Ed", "손흥민"]

    /// The commands that register a user and add the squad.
    public static let registration =
        ["Username = mister", "Password = correct horse", "Register"]
        + squad.flatMap { ["Add player", "Name = \($0)", "Done"] }

    /// The runs in order.
    public static let runs = [
        Run(
            commands: [
                "Select", "row Ana", "row Bo", "row Cy", "row Di", "row Ed", "Confirm players",
                "row Ana: Team A", "row Bo: Team A", "row Cy: Team B", "row Di: Team B",
                "Start with clock", "Team A +", "row Ana",
                "Add player", "row 손흥민: Team B", "row 손흥민", "row Bo: Leave",
                "Add player", "Name = Big Tom", "row Add guest “Big Tom”: Team A",
            ],
            score: [1, 1],
            rows: ["Ana, 1 goal", "Big Tom", "Bo, left", "Cy", "Di", "손흥민, 1 goal"],
            stored: [
                "1-1|a Ana, a Bo, b Cy, b Di, b 손흥민, a Big Tom|a Ana, b 손흥민|8"
            ]),
        Run(
            commands: [
                "Resume", "Team A +", "Own goal", "row Cy", "Team B +", "Undo", "End gather",
                "Yes", "Winner stays", "Start with clock", "row Ana", "Team A −", "row Ed",
            ],
            score: [0, 1],
            rows: ["Ana", "Big Tom", "Ed, 1 goal", "Cy"],
            stored: [firstMatch, "0-1|a Ana, a Big Tom, b Ed, b Cy|b Ed|5"]),
        Run(
            commands: [
                "Resume", "row Big Tom: Add to squad", "End gather", "Yes", "Same teams",
                "Start with clock", "row Ana: To Team B", "Team B +", "row Ana", "End gather",
                "Yes",
            ],
            score: [0, 1],
            rows: ["Big Tom", "Ana, 1 goal", "Ed", "Cy"],
            stored: [
                firstMatch, "0-1|a Ana, a Big Tom, b Ed, b Cy|b Ed|7",
                "0-1|b Ana, a Big Tom, b Ed, b Cy|b Ana|6",
            ]),
    ]

    private static let firstMatch =
        "2-1|a Ana, a Bo, b Cy, b Di, b 손흥민, a Big Tom|a Ana, b 손흥민, a Cy (own goal)|14"
}
