import Navigation
import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `The command palette` {
    private let log = Box<[String]>([])
    private let search = Box("")
    private let actions: Box<[Action]>
    private let alert = Box<Alert?>(nil)
    private let window: WorkspaceFixture

    init() throws {
        let (log, search, alert) = (log, search, alert)
        @MainActor func action(_ label: String, _ key: Character?) -> Action {
            Action(label, key: key.map(Key.character)) { log.value.append(label) }
        }
        let actions = Box([action("Add player", "a"), action("Shuffle teams", "r")])
        self.actions = actions
        window = try WorkspaceFixture {
            let names = ["손흥민", "👨‍👩‍👧 Family Guest", "Łukasz"]
            let rows = names.enumerated().map { index, name in
                Row(
                    RowID(Int64(index)), title: name,
                    actions: [
                        Action("Delete", key: .character("d")) {
                            log.value.append("Delete \(name)")
                        }
                    ],
                    activate: { log.value.append("Open \(name)") })
            }
            return Page(
                title: "Squad", barAction: action("Select", "s"),
                elements: [
                    .textField(
                        TextField("Search", text: search.value, kind: .search) { search.value = $0 }
                    ),
                    .list(RowList("Players", sections: [Section(rows: Rows(rows))])),
                ], actions: actions.value, alert: alert.value)
        }
    }

    /// The commands in the open palette, without the gaps before their keys.
    private var commands: [String] {
        let lines = window.lines
        guard let first = lines.firstIndex(where: { $0.contains("│ ───") || $0.contains("│  ───") })
        else { return [] }
        return lines[(first + 1)...].prefix { !$0.contains("╰─") }.map { line in
            line.split { "│█".contains($0) }.dropFirst(line.hasPrefix("│") ? 0 : 1)
                .first.map { $0.split(separator: " ").joined(separator: " ") } ?? ""
        }.filter { !$0.isEmpty }
    }

    private func choose(_ text: String) {
        window.press(.control("p"))
        window.type(text)
    }

    private func disable(_ label: String, _ reason: String?) {
        actions.value = actions.value.map {
            $0.label == label
                ? Action(label, isEnabled: false, unavailableReason: reason) {} : $0
        }
    }

    @Test func `lists the actions of the row, of the page and of the workspace with their keys`() {
        window.press(.character(":"))
        #expect(
            commands == [
                "Open 손흥민 Enter", "Delete 손흥민 d", "Add player a", "Shuffle teams r", "Select s",
                "Search /", "Keys ?", "Redraw ^L", "Suspend ^Z", "Quit ^C",
            ])
        #expect(window.focused.map { $0.contains("Open 손흥민") } == [true])
    }

    @Test func `lists both buttons of each side of a scoreboard`() throws {
        let window = try WorkspaceFixture { SamplePage.makeScoreboard() }
        window.press(.control("p"))
        window.type("team")
        let lines = window.lines
        #expect(lines.contains { $0.contains("Team A +") && $0.contains(" a ") })
        #expect(lines.contains { $0.contains("Team B +") && $0.contains(" b ") })
        // The score of Team B is 0.
        #expect(!lines.contains { $0.contains("Team B −") })
    }

    @Test func `performs the chosen command and closes`() {
        choose("add")
        #expect(commands == ["Add player a"])
        window.press(.enter)
        #expect(log.value == ["Add player"])
        #expect(window.workspace.palette == nil)
        choose("quit")
        window.press(.enter)
        #expect(window.frame().text.contains("Quit Sample App?"))
    }

    @Test func `shows the list of keys or the search`() {
        choose("keys")
        window.press(.enter)
        #expect(window.workspace.firstKeyLine == 0)
        window.press(.escape)
        choose("search")
        window.press(.enter)
        window.type("x")
        #expect(search.value == "x")
    }

    @Test(arguments: [
        ("PLAYER a", ["Add player a"]), ("de 손", ["Delete 손흥민 d"]), ("eam", []),
        ("s", ["Shuffle teams r", "Select s", "Search /", "Suspend ^Z"]),
    ])
    func `matches words from their beginning, in any order and case`(
        text: String, found: [String]
    ) {
        choose(text)
        #expect(commands == found || found.isEmpty && commands == ["No action matches"])
    }

    @Test(arguments: [("redraw", [1, 0]), ("suspend", [0, 1])])
    func `forwards a request to the display`(text: String, counts: [Int]) {
        let display = DisplaySpy()
        window.workspace.display = display
        choose(text)
        window.press(.enter)
        #expect([display.redrawCount, display.suspensionCount] == counts)
    }

    @Test func `compares texts in the form of the app`() {
        window.press(.end)
        choose("lukasz")
        #expect(commands == ["No action matches"])
        window.workspace.searchKey = { $0.lowercased().replacing("ł", with: "l") }
        #expect(commands == ["Open Łukasz Enter", "Delete Łukasz d"])
    }

    @Test func `matches emoji and pasted text`() {
        window.press(.down)
        choose("👨‍👩‍👧")
        #expect(commands == ["Open 👨 Family Guest Enter", "Delete 👨 Family Guest d"])
        window.press(.backspace)
        window.paste("guest\n")
        window.press(.down, .enter)
        #expect(log.value == ["Delete 👨‍👩‍👧 Family Guest"])
        #expect(search.value == "")
    }

    @Test func `prefers actions to the rows that they act on`() throws {
        let window = try WorkspaceFixture {
            .list(Row(RowID(1), title: "Add", activate: {}), actions: [Action("Add player") {}])
        }
        window.press(.control("p"))
        window.type("add")
        #expect(window.focused.map { $0.contains("Add player") } == [true])
    }

    @Test func `shows that nothing matches`() {
        choose("xyz")
        #expect(commands == ["No action matches"])
        window.press(.enter, .down, .up)
        #expect(log.value == [])
        window.press(.control("u"))
        #expect(commands.count == 10)
    }

    @Test func `moves the choice with arrows and letters`() {
        choose("")
        window.press(.down, .control("n"), .control("n"), .up, .control("p"), .control("p"))
        window.press(.control("p"), .down, .pageDown, .down, .pageUp, .tab, .tab, .backTab, .enter)
        #expect(log.value == ["Delete 손흥민"])
    }

    @Test func `Esc closes it without effect`() {
        window.press(.character("/"))
        choose("add")
        window.press(.escape)
        #expect(window.workspace.palette == nil)
        window.type("a:b")
        #expect(search.value == "a:b")
        #expect(log.value == [])
    }

    @Test func `a click performs a command`() throws {
        choose("")
        window.click(try #require(window.find("Shuffle")))
        #expect(log.value == ["Shuffle teams"])
        choose("")
        let title = try #require(window.find("Actions"))
        window.click(title)
        window.drag(title, to: try #require(window.find("Shuffle")))
        #expect(window.workspace.palette != nil)
        window.click(Point(column: 0, row: 0))
        #expect(window.workspace.palette == nil)
        #expect(log.value == ["Shuffle teams"])
    }

    @Test func `a click on the hint opens it`() throws {
        window.click(try #require(window.find("^P Actions")))
        #expect(window.workspace.palette != nil)
    }

    @Test func `the wheel scrolls the commands`() throws {
        window.size = .small
        actions.value = (1...30).map { number in Action("Action \(number)") {} }
        choose("action")
        #expect(window.find("Action 1") != nil)
        let point = try #require(window.find("Action 2"))
        for _ in 0..<20 {
            window.mouse(.wheelDown, point)
            #expect(FrameDefects.list(in: window.frame()) == [])
        }
        #expect(window.find("Action 1 ") == nil && window.find("Action 30") != nil)
        for _ in 0..<20 { window.mouse(.wheelUp, point) }
        #expect(window.find("Action 1") != nil)
    }

    @Test func `an unavailable action explains why, and one without a reason is left out`() {
        disable("Add player", "The squad is full.")
        disable("Shuffle teams", nil)
        choose("add")
        window.press(.enter)
        #expect(window.frame().text.contains("The squad is full."))
        window.press(.enter)
        choose("shuffle")
        #expect(commands == ["No action matches"])
    }

    @Test func `an action that becomes unavailable while it is open is not performed`() {
        choose("add")
        disable("Add player", "The squad is full.")
        window.workspace.handle(.key(.enter))
        #expect(log.value == [])
        #expect(window.frame().text.contains("The squad is full."))
    }

    @Test func `another action is not performed in place of one that has disappeared`() {
        choose("")
        window.press(.down, .down)
        actions.value.removeFirst()
        window.press(.enter)
        #expect(log.value == [])
        #expect(window.focused.map { $0.contains("Open 손흥민") } == [true])
    }

    @Test func `a question offers only its answers`() {
        alert.value = Alert(
            "Sure?",
            actions: [
                Action("Yes", key: .character("y")) { [log, alert] in
                    log.value.append("Yes")
                    alert.value = nil
                },
                Action("Cancel") {},
            ], cancel: {})
        window.frame()
        choose("")
        #expect(commands == ["Yes y", "Cancel"])
        window.press(.enter)
        #expect(log.value == ["Yes"])
    }

    @Test func `Enter alone performs no destructive command`() {
        alert.value = Alert(
            "Delete the squad?",
            actions: [
                Action("Delete", weight: .destructive) { [log] in log.value.append("Delete") },
                Action("Keep") { [log] in log.value.append("Keep") },
            ], cancel: {})
        window.frame()
        choose("")
        #expect(window.find("─ Delete the squad? ─") != nil)
        window.press(.enter)
        #expect(log.value == ["Keep"])
        choose("delete")
        window.press(.enter)
        #expect(log.value == ["Keep", "Delete"])
    }

    @Test func `a question that appears closes it and is not answered unseen`() {
        choose("")
        let display = DisplaySpy()
        window.workspace.display = display
        alert.value = Alert(
            "Sure?", actions: [Action("Yes") { [log] in log.value.append("Yes") }], cancel: {})
        window.workspace.handle(.key(.enter))
        #expect(log.value == [])
        window.frame()
        window.press(.enter)
        #expect(log.value == ["Yes"])
    }

    @Test func `another screen closes it`() throws {
        choose("")
        try window.push { Page(title: "Next", elements: []) }
        #expect(window.workspace.palette == nil)
        window.press(.control("p"))
        #expect(commands == ["Back Esc", "Keys ?", "Redraw ^L", "Suspend ^Z", "Quit ^C"])
    }

    @Test func `fits windows of any size`() {
        choose("")
        for size in [Size.small, .large, Size(columns: 20, rows: 5), Size(columns: 45, rows: 15)] {
            window.size = size
            #expect(FrameDefects.list(in: window.frame()) == [])
        }
        window.size = .small
        #expect(commands.count == 7)
        window.press(.enter)
        #expect(log.value == ["Open 손흥민"])
    }

    @Test func `keys typed during work wait for the screen that the work shows`() async throws {
        let gate = Gate()
        gate.close()
        let (log, window) = (log, window)
        window.navigator.makeWork().enqueue {
            await gate.pass()
            try? window.push {
                Page(title: "", elements: [], actions: [Action("Go") { log.value.append("Go") }])
            }
        }
        window.workspace.receive(.key(.control("p")))
        window.workspace.receive(typed: Array("go"))
        window.workspace.receive(.key(.enter))
        gate.open()
        await until { log.value == ["Go"] }
    }

    @Test func `offers the tabs and the places of the app`() throws {
        let log = log
        window.workspace.places = {
            ["Settings", "Select"].map { label in Action(label) { log.value.append(label) } }
        }
        choose("se")
        #expect(commands == ["Select s", "Settings", "Search /"])
        window.press(.down, .enter)
        #expect(log.value == ["Settings"])
        try window.push { Page(title: "", elements: []) }
        choose("")
        #expect(commands == ["Back Esc", "Keys ?", "Redraw ^L", "Suspend ^Z", "Quit ^C"])
    }

    @Test func `a preview of a frame does not scroll it`() {
        window.size = .small
        actions.value = (1...30).map { number in Action("Action \(number)") {} }
        choose("action")
        let before = window.frame()
        window.workspace.handle(.key(.pageDown))
        _ = window.workspace.preview(size: .large)
        window.workspace.handle(.key(.pageUp))
        #expect(window.frame() == before)
    }
}
