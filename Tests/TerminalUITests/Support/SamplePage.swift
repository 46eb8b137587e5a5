@testable import TerminalUI

/// A page with a recorded frame. These pages contain elements that no recorded screen of the app
/// contains: truncated names, an empty column, the list of keys, and alerts with a message.
enum SamplePage: String, CaseIterable, Sendable {
    case list, columns, keys, palette, twoActions, threeActions

    @MainActor var page: Page {
        switch self {
        case .list: Self.makeList(checked: [1, 3])
        case .columns: Self.makeColumns()
        case .keys, .palette: Self.makeScoreboard()
        case .twoActions: Self.makeScoreboard(alert: Self.makeAlert(actions: 2))
        case .threeActions: Self.makeScoreboard(alert: Self.makeAlert(actions: 3))
        }
    }

    /// The keys that are pressed before the frame is drawn.
    var keys: [Key] {
        switch self {
        case .columns: [.down]
        case .keys: [.character("?")]
        case .palette: [.control("p"), .character("t")]
        case .twoActions: [.right]
        case .list, .threeActions: []
        }
    }

    /// Returns a page with rows that can be checked.
    @MainActor static func makeList(checked: Set<Int>) -> Page {
        let positions: [Row.Detail] = [
            .init("goalkeeper", symbol: "GK", role: .firstBadge),
            .init("defender", symbol: "DEF", role: .secondBadge),
            .init("midfielder", symbol: "MID", role: .thirdBadge),
            .init("winger", symbol: "W", role: .fourthBadge),
            .init("striker", symbol: "ST", role: .fifthBadge), "-",
        ]
        let skills: [Row.Detail] = [
            .init("beginner", symbol: "★"), .init("amateur", symbol: "★★"),
            .init("professional", symbol: "★★★"), "-",
        ]
        let rows = SampleNames.all.enumerated().map { index, name in
            Row(
                RowID(Int64(index)), title: name,
                details: [positions[index % 6], skills[index % 4]],
                isChecked: checked.contains(index), activate: {})
        }
        return Page(
            title: "\(checked.count) selected", barAction: action("Cancel", .escape),
            elements: [
                .textField(TextField("Search", text: "", kind: .search, onEdit: { _ in })),
                .text(Text("Last gather: 3-1, Team A won.", role: .dim)),
                .list(
                    RowList(
                        "Players", sections: [Section(rows: Rows(rows))],
                        columns: ["Name", "Position", "Skill"])),
            ],
            actions: [
                action("Confirm players", .character("c"), .primary),
                action("Sort: name", .character("o")),
            ])
    }

    /// Returns a page with three sections side by side, of which one is empty.
    @MainActor static func makeColumns() -> Page {
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
                            section("Bench", .plain, 0..<14, actions: moves),
                            section("Team A", .firstSide, 14..<19, actions: moves),
                            section("Team B", .secondSide, 19..<19, actions: moves),
                        ], arrangement: .columns, onMove: { _ in }))
            ],
            actions: [
                action("Start gather", .character("g"), .primary),
                action("Shuffle", .character("r")),
            ])
    }

    /// Returns a page with a scoreboard, a countdown and two sections side by side.
    @MainActor static func makeScoreboard(alert: Alert? = nil) -> Page {
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

    @MainActor private static func makeAlert(actions count: Int) -> Alert {
        let actions = [
            action("Yes", .character("y")), action("Cancel", .character("c")),
            action("Save and leave", .character("s"), enabled: false),
        ]
        return Alert(
            "Are you sure you want to end the gather?",
            message: "The score is 3-0. Winner: Team A.", actions: Array(actions.prefix(count)),
            cancel: {})
    }

    private static func section(
        _ title: String, _ role: Role, _ range: Range<Int>, actions: [Action] = []
    ) -> Section {
        let abbreviations: [[Row.Detail]] = [["GK"], ["DEF"], ["MID"], ["W"], ["ST"], []]
        let rows = range.map { index in
            Row(
                RowID(Int64(index)), title: SampleNames.all[index],
                details: abbreviations[index % 6],
                actions: actions)
        }
        return Section(
            title, role: role, rows: Rows(rows),
            placeholder: role == .plain ? "Everybody plays." : "Nobody yet.")
    }

    private static func action(
        _ label: String, _ key: Key? = nil, enabled: Bool = true, _ weight: Action.Weight = .normal
    ) -> Action {
        Action(label, key: key, isEnabled: enabled, weight: weight) {}
    }
}
