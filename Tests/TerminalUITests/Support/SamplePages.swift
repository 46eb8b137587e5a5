@testable import TerminalUI

/// Pages with the elements of typical screens.
@MainActor enum SamplePages {
    static let positions = ["goalkeeper", "defender", "midfielder", "winger", "striker"]
    static let acronyms = ["GK", "DEF", "MID", "W", "ST"]
    static let skills = ["beginner", "amateur", "professional"]

    static func action(
        _ label: String, _ key: Key? = nil, enabled: Bool = true, _ weight: Action.Weight = .normal
    ) -> Action {
        Action(label, key: key, isEnabled: enabled, weight: weight) {}
    }

    static var login: Page {
        Page(
            title: "Login",
            elements: [
                .textField(TextField("Username", text: "손흥민", onEdit: { _ in }, onSubmit: {})),
                .textField(
                    TextField(
                        "Password", text: "가나다라1234", kind: .secure, onEdit: { _ in }, onSubmit: {})
                ),
                .toggle(Toggle("Remember me", isOn: true) { _ in }),
                .text(
                    Text(
                        "The username or the password is wrong. Please check both and try again.",
                        role: .warning)),
            ],
            actions: [action("Login", .enter, .primary), action("Register", .control("r"))])
    }

    static var add: Page {
        let problem = "A name has at most 100 characters."
        return Page(
            title: "Add Player",
            elements: [
                .textField(
                    TextField(
                        "Name", text: SampleNames.all[10], problem: problem, onEdit: { _ in },
                        onSubmit: {})),
                .progress(Progress("Saving…")),
            ],
            actions: [action("Done", .enter, enabled: false, .primary)])
    }

    static var search: TextField { TextField("Search", text: "", kind: .search, onEdit: { _ in }) }

    static func players(checked: Set<Int>? = nil) -> Page {
        let rows = SampleNames.all.enumerated().map { index, name in
            Row(
                RowID(Int64(index)), title: name,
                details: [
                    "Position: \(index % 6 == 5 ? "-" : positions[index % 6])",
                    "Skill: \(index % 4 == 3 ? "-" : skills[index % 4])",
                ],
                isChecked: checked.map { $0.contains(index) },
                actions: checked == nil
                    ? [action("Delete", .character("d"), .destructive)] : [],
                activate: {})
        }
        return Page(
            title: checked.map { "\($0.count) selected" } ?? "Players",
            barAction: checked == nil
                ? action("Select", .character("s")) : action("Cancel", .escape),
            elements: [
                .textField(search), .text(Text("Last gather: 3-1, Team A won.", role: .dim)),
                .list(RowList("Players", sections: [Section(rows: Rows(rows))])),
            ],
            actions: checked == nil
                ? [
                    action("Add player", .character("a"), .primary),
                    action("Sort: name", .character("o")), action("Sign out", .character("x")),
                ]
                : [
                    action(
                        "Confirm players", .character("c"), enabled: (checked?.count ?? 0) > 1,
                        .primary),
                    action("Sort: name", .character("o")),
                ])
    }

    static var empty: Page {
        Page(
            title: "Players", barAction: action("Select", .character("s"), enabled: false),
            elements: [
                .emptyState(
                    EmptyState(
                        title: "No players yet", message: "Add the first player of your squad.",
                        action: action("Add player", .character("a"), .primary)))
            ],
            actions: [
                action("Add player", .character("a"), .primary),
                action("Sign out", .character("x")),
            ])
    }

    static var detail: Page {
        func row(_ id: Int64, _ title: String, _ value: String) -> Row {
            Row(RowID(id), title: title, details: [value], activate: {})
        }
        return Page(
            title: "中田 英寿",
            elements: [
                .list(
                    RowList(
                        "Player",
                        sections: [
                            Section(
                                "PERSONAL",
                                rows: Rows([row(1, "Name", "中田 英寿"), row(2, "Age", "49")])),
                            Section(
                                "PLAY",
                                rows: Rows([
                                    row(3, "Preferred position", "midfielder"),
                                    row(4, "Skill", "professional"),
                                ])),
                            Section("LIKES", rows: Rows([row(5, "Favourite team", "ベルマーレ平塚")])),
                        ]))
            ])
    }

    static var choice: Page {
        Page(
            title: "Preferred position",
            elements: [
                .choice(
                    Choice(
                        "Preferred position", options: ["None"] + positions, selected: 3,
                        onChoose: { _ in }))
            ],
            actions: [action("Done", .character("d"), enabled: false, .primary)])
    }
}
