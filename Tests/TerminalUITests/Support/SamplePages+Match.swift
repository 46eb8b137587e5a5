@testable import TerminalUI

/// Pages with a scoreboard, sections side by side, and alerts.
extension SamplePages {
    static func section(_ title: String, _ role: Role, _ range: Range<Int>, actions: [Action] = [])
        -> Section
    {
        Section(
            title, role: role,
            rows: Rows(
                range.map { index in
                    Row(
                        RowID(Int64(index)), title: SampleNames.all[index],
                        details: index % 6 == 5 ? [] : [acronyms[index % 6]], actions: actions)
                }), placeholder: role == .plain ? "Everybody plays." : "Nobody yet.")
    }

    static func confirm(bench: Int = 14, a: Int = 5) -> Page {
        let moves = [
            action("Team A", .character("a")), action("Team B", .character("b")),
            action("Bench", .character("x"), enabled: false),
        ]
        return Page(
            title: "Confirm players",
            elements: [
                .list(
                    RowList(
                        "Teams",
                        sections: [
                            section("Bench", .plain, 0..<bench, actions: moves),
                            section("Team A", .firstSide, bench..<bench + a, actions: moves),
                            section("Team B", .secondSide, bench + a..<bench + a, actions: moves),
                        ], arrangement: .columns, onMove: { _ in }))
            ],
            actions: [
                action("Start gather", .character("g"), .primary),
                action("Shuffle", .character("r")),
            ])
    }

    static func gather(alert: Alert? = nil) -> Page {
        func side(_ label: String, _ role: Role, _ score: Int, _ key: String) -> Scoreboard.Side {
            Scoreboard.Side(
                label, role: role, score: score,
                decrement: action("−", .character(Character(key.uppercased())), enabled: score > 0),
                increment: action("+", .character(Character(key))))
        }
        return Page(
            title: "Gather in progress", barAction: action("End gather", .character("e")),
            elements: [
                .scoreboard(
                    Scoreboard(
                        "Score",
                        sides: [
                            side("Team A", .firstSide, 3, "a"), side("Team B", .secondSide, 0, "b"),
                        ])),
                .countdown(Countdown("Time", time: "09:41", role: .plain, caption: "Running")),
                .list(
                    RowList(
                        "Line-ups",
                        sections: [
                            section("Team A", .firstSide, 0..<7),
                            section("Team B", .secondSide, 11..<18),
                        ],
                        arrangement: .columns)),
            ],
            actions: [
                action("Pause", .space, .primary), action("Cancel", .character("c")),
                action("Set time", .character("t"), enabled: false),
            ],
            alert: alert)
    }

    static func alert(_ count: Int) -> Alert {
        let actions = [
            action("Yes", .character("y")), action("Cancel", .character("c")),
            action("Save and leave", .character("s"), enabled: false),
        ]
        return Alert(
            "Are you sure you want to end the gather?",
            message: count == 1 ? nil : "The score is 3-0. Winner: Team A.",
            actions: Array(actions.prefix(count)), cancel: {})
    }
}
