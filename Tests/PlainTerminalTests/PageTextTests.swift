import TerminalUI
import Testing

@testable import PlainTerminal

@MainActor @Suite struct `Pages as text` {
    private func text(_ page: Page, window: RowWindow = RowWindow()) -> String {
        PageText(page, window: window).lines.joined(separator: "\n")
    }

    private func text(_ list: RowList) -> String {
        text(Page(title: "Players", elements: [.list(list)]))
    }

    private func list(_ count: Int, hasMore: Bool = false) -> Element {
        .list(
            RowList(
                "Players",
                sections: [
                    Section(
                        rows: Rows(
                            count: count, hasMore: hasMore,
                            row: { Row(RowID(Int64($0)), title: "P\($0)") },
                            index: { $0.number < count ? Int($0.number) : nil }))
                ]))
    }

    private let add = Action("Add player", weight: .primary) {}

    @Test func `the status of the app follows the title`() {
        let page = Page(title: "Players", elements: [])
        let offline = WorkspaceStatus("Offline", shortText: "Off")
        let lines = PageText(page, status: offline).lines
        #expect(lines.prefix(3) == ["", "== Players ==", "Offline"])
        let refused = WorkspaceStatus("1 refused", shortText: "1", isWarning: true)
        #expect(PageText(page, status: refused).lines[2] == "! 1 refused")
    }

    @Test func `the headings of groups stand above their rows`() {
        let rows = [("a", "One"), ("b", "One"), ("c", "Two")].enumerated().map { index, row in
            Row(RowID(Int64(index)), title: row.0, group: row.1)
        }
        #expect(
            text(RowList("List", sections: [Section(rows: Rows(rows))])) == """

                == Players ==
                -- One --
                [1] a
                [2] b
                -- Two --
                [3] c
                """)
    }

    @Test func `fields, toggles, choices and actions are numbered in one sequence`() {
        let page = Page(
            title: "Login",
            barAction: Action("Help me") {},
            elements: [
                .text(Text("Welcome")),
                .text(Text("Both fields are mandatory.", role: .warning)),
                .textField(TextField("Username", text: "bob", validationMessage: "Taken") { _ in }),
                .textField(TextField("Password", text: "secret", kind: .secure) { _ in }),
                .textField(TextField("Code", text: "", kind: .secure, isEnabled: false) { _ in }),
                .toggle(Toggle("Remember me", isOn: true) { _ in }),
                .choice(Choice("Skill", options: ["beginner", "amateur"], selected: 1) { _ in }),
                .progress(Progress("Signing in")),
            ],
            actions: [Action("Login") {}, Action("Register", isEnabled: false) {}])
        #expect(
            text(page) == """

                == Login ==
                Welcome
                ! Both fields are mandatory.
                [1] Username: bob
                    ! Taken
                [2] Password: (hidden)
                [3] Code: (empty) (not available)
                [4] [x] Remember me
                [5] Skill:
                    ( ) beginner
                    (x) amateur
                … Signing in
                [6] Login
                [7] Register (not available)
                [8] Help me
                """)
    }

    @Test func `a score and a clock take one line each`() {
        func side(_ label: String, _ role: Role, _ score: Int) -> Scoreboard.Side {
            Scoreboard.Side(
                label, role: role, score: score,
                decrement: Action("−", isEnabled: score > 0) {}, increment: Action("+") {})
        }
        let page = Page(
            title: "Gather in progress",
            elements: [
                .scoreboard(
                    Scoreboard(
                        "Score",
                        sides: [side("Team A", .firstSide, 3), side("Team B", .secondSide, 0)])),
                .countdown(Countdown("Time left", time: "09:58", role: .plain, caption: "running")),
            ],
            actions: [Action("Pause") {}])
        #expect(
            text(page) == """

                == Gather in progress ==
                Score: Team A 3 : 0 Team B
                [1] Team A −
                [2] Team A +
                [3] Team B − (not available)
                [4] Team B +
                Time left: 09:58, running
                [5] Pause
                """)
    }

    @Test func `a pitch takes one line for each side with players`() {
        let players = ["Ana", "손흥민"].map { Pitch.Player($0, line: nil) }
        let pitch = Pitch(
            left: .init("Team A", role: .firstSide, players: players),
            right: .init("Team B", role: .secondSide, players: []))
        #expect(
            text(Page(title: "Teams", elements: [.pitch(pitch)])) == """

                == Teams ==
                Team A: Ana, 손흥민
                """)
    }

    @Test func `rows come last, under their sections, with checks, details and actions`() {
        let page = Page(
            title: "Teams",
            elements: [
                .list(
                    RowList(
                        "Line-up",
                        sections: [
                            Section(
                                "Bench",
                                rows: Rows([
                                    Row(
                                        RowID(1), title: "Bo", details: ["GK", "amateur"],
                                        isChecked: true,
                                        actions: [
                                            Action("Delete") {},
                                            Action("Edit", isEnabled: false) {},
                                        ]),
                                    Row(RowID(2), title: "Li", isChecked: false),
                                ])),
                            Section("Team A", rows: Rows([]), placeholder: "Nobody yet"),
                        ],
                        onMove: { _ in }))
            ],
            actions: [Action("Start gather") {}])
        #expect(
            text(page) == """

                == Teams ==
                [1] Start gather
                -- Bench --
                [2] [x] Bo, GK, amateur {Delete | Edit (not available)}
                [3] [ ] Li
                -- Team A --
                Nobody yet
                To move a row, type "TITLE: DESTINATION". Destinations: Bench, Team A, up, down.
                """)
    }

    @Test func `a table reads the heading before each detail, and no symbols`() {
        let row = Row(
            RowID(1), title: "Bo",
            details: [Row.Detail("winger", symbol: "W"), "-", "Damaged"])
        let list = RowList(
            "Players", sections: [Section(rows: Rows([row]))],
            columns: ["Name", "Position", "Skill"])
        #expect(
            text(list) == """

                == Players ==
                [1] Bo, Position: winger, Skill: -, Damaged
                """)
    }

    @Test func `a detail without a text is left out`() {
        let row = Row(RowID(1), title: "Bo", details: ["", "GK"])
        let list = RowList("Players", sections: [Section(rows: Rows([row]))])
        #expect(
            text(list) == """

                == Players ==
                [1] Bo, GK
                """)
    }

    @Test func `an alert hides the page`() {
        let page = Page(
            title: "Add Player",
            elements: [.textField(TextField("Name", text: "Bo") { _ in })],
            actions: [Action("Done") {}],
            alert: Alert(
                "Add anyway?", message: "There is a Bo.\nReally.",
                actions: [Action("Add") {}, Action("Cancel") {}], cancel: {}))
        #expect(
            text(page) == """

                == Add Player ==
                ! Add anyway?
                There is a Bo.
                Really.
                [1] Add
                [2] Cancel
                """)
    }

    @Test func `the action of an empty state is not listed twice`() {
        let state = EmptyState(title: "No players", message: "Add the first.", action: add)
        let twice = Page(title: "Players", elements: [.emptyState(state)], actions: [add])
        #expect(text(twice) == "\n== Players ==\nNo players\nAdd the first.\n[1] Add player")
        let once = Page(title: "Players", elements: [.emptyState(state)])
        #expect(text(once) == text(twice))
    }

    @Test func `twenty rows are printed and the others counted`() {
        let page = Page(title: "Players", elements: [list(10_000)], actions: [add])
        let first = PageText(page).lines
        #expect(first.count == 3 + 20 + 1)
        #expect(first[3] == "[2] P0")
        #expect(first.last == "… 9,980 rows below: type \"more\"")
        let counted = Page(title: "Players", elements: [list(10_000, hasMore: true)])
        #expect(PageText(counted).lines.last == "… at least 9,980 rows below: type \"more\"")

        var window = RowWindow()
        let hasSecondRange = window.advance(of: 10_000)
        #expect(hasSecondRange)
        let second = PageText(page, window: window).lines
        #expect(second[3] == "… 20 rows above: type \"top\"")
        #expect(second[4] == "[22] P20")

        window.reveal(9_999, of: 10_000)
        #expect(PageText(page, window: window).lines.last == "[10001] P9999")
        let hasThirdRange = window.advance(of: 10_000)
        #expect(!hasThirdRange)
        // The remaining rows are printed after others were deleted.
        #expect(PageText(Page(title: "", elements: [list(5)]), window: window).lines.count == 2 + 5)
    }

    @Test func `rows are created only when they are printed`() {
        var created = 0
        let rows = Rows(
            count: 1_000_000,
            row: { index in
                created += 1
                return Row(RowID(Int64(index)), title: "P")
            },
            index: { Int($0.number) })
        let page = Page(
            title: "", elements: [.list(RowList("All", sections: [Section(rows: rows)]))])
        _ = PageText(page)
        #expect(created == 20)
    }

    @Test(arguments: [(7, "7"), (9_980, "9,980"), (1_000_000, "1,000,000"), (-1_000, "-1,000")])
    func `counts have thousands separators`(count: Int, text: String) {
        #expect(count.grouped == text)
    }
}
