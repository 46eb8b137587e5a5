import Navigation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `Driving a screen` {
    private final class Model {
        var name = ""
        var remembers = false
        var skill: Int?
        var done: [String] = []
        var question: Alert?
    }

    private let model = Model()
    private let stage: WorkspaceHarness
    private var driver: ScreenDriver { stage.driver }

    init() throws {
        let model = model
        stage = try WorkspaceHarness { Self.page(model) }
    }

    private static func page(_ model: Model) -> Page {
        func act(_ label: String, isEnabled: Bool = true) -> Action {
            Action(label, isEnabled: isEnabled) { model.done.append(label) }
        }
        func row(_ id: Int64, _ title: String) -> Row {
            Row(
                RowID(id), title: title, details: ["GK"], isChecked: id == 1,
                actions: [act("Delete"), act("Edit", isEnabled: false)]
            ) { model.done.append("open \(id)") }
        }
        let side = { (label: String, score: Int) in
            Scoreboard.Side(
                label, role: .plain, score: score, decrement: act("−"), increment: act("+"))
        }
        let list = RowList(
            "Line-up",
            sections: [
                Section("Bench", rows: Rows([row(1, "Bo"), row(2, "Li")])),
                Section("Team A", rows: Rows([row(3, "Bo"), Row(RowID(4), title: "Al")])),
            ],
            onMove: { model.done.append("move \($0.row.number) \($0.section) \($0.index)") })
        return Page(
            title: "Page", barAction: act("Select"),
            elements: [
                .text(Text("Hello")),
                .textField(
                    TextField(
                        "Name", text: model.name,
                        validationMessage: model.name.isEmpty ? "Empty" : nil,
                        onEdit: { model.name = $0 }, onSubmit: { model.done.append("submit") })),
                .textField(TextField("Locked", text: "x", isEnabled: false) { _ in }),
                .toggle(Toggle("Remember me", isOn: model.remembers) { model.remembers = $0 }),
                .choice(
                    Choice("Skill", options: ["beginner", "amateur"], selected: model.skill) {
                        model.skill = $0
                    }),
                .scoreboard(Scoreboard("Score", sides: [side("Team A", 3), side("Team B", 1)])),
                .countdown(Countdown("Time", time: "09:59", role: .plain, caption: "running")),
                .list(list),
            ],
            actions: [act("Done", isEnabled: !model.name.isEmpty)],
            alert: model.question)
    }

    private func failure(_ body: () throws(ScreenDriverError) -> Void) -> String? {
        do throws(ScreenDriverError) {
            try body()
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `a page is filled in and read by its labels`() throws {
        #expect(driver.title == "Page")
        #expect(driver.texts == ["Hello"])
        #expect(try driver.problem(of: "Name") == "Empty")
        #expect(try !driver.isEnabled("Done"))
        try driver.type("Bo\nJo", into: "Name")
        try driver.toggle("Remember me")
        try driver.choose("amateur", in: "Skill")
        try driver.submit("Name")
        try driver.tap("Done")
        try driver.tap("Select")
        #expect(try driver.fieldText("Name") == "Bo Jo")
        #expect(try driver.problem(of: "Name") == nil)
        #expect(try driver.isOn("Remember me"))
        #expect(try driver.chosen(in: "Skill") == "amateur")
        #expect(try driver.isEnabled("Done"))
        #expect(model.done == ["submit", "Done", "Select"])
        #expect(driver.countdown == "09:59")
        #expect(driver.countdownCaption == "running")
        #expect(driver.scores == ["Team A": 3, "Team B": 1])
        #expect(!driver.showsProgress)
    }

    @Test func `rows are used by their titles`() throws {
        #expect(try driver.rows() == ["Bo", "Li", "Bo", "Al"])
        #expect(try driver.rows(in: "Team A") == ["Bo", "Al"])
        #expect(try driver.details(of: "Li") == ["GK"])
        #expect(try driver.isChecked("Bo", in: "Bench") == true)
        try driver.open("Bo", in: "Team A")
        try driver.row("Li", does: "Delete")
        try driver.move("Li", to: "Team A")
        try driver.move("Li", to: "Team A", at: 0)
        try driver.move("Li", to: "Bench")
        #expect(model.done == ["open 3", "Delete", "move 2 1 2", "move 2 1 0", "move 2 0 1"])
    }

    @Test func `a scoreboard's actions are told apart by their side`() throws {
        try driver.tap("Team B +")
        #expect(model.done == ["+"])
        #expect(
            failure { () throws(ScreenDriverError) in try driver.tap("+") }?
                .hasPrefix("more than one action \"+\"") == true)
    }

    @Test func `a question has to be answered first`() throws {
        let model = model
        model.question = Alert(
            "Sure?", message: "Really?", actions: [Action("Yes") { model.question = nil }],
            cancel: { model.question = nil })
        #expect(driver.alertTitle == "Sure?")
        #expect(driver.alertMessage == "Really?")
        #expect(driver.actions == ["Yes"])
        #expect(
            failure { () throws(ScreenDriverError) in try driver.type("x", into: "Name") }
                == "field \"Name\" cannot be reached before \"Sure?\" is answered by: \"Yes\"")
        #expect(
            failure { () throws(ScreenDriverError) in try driver.tap("Select") }
                == "no action \"Select\" on \"Page\"; there is: \"Yes\"")
        try driver.tap("Yes")
        #expect(driver.alertTitle == nil)
    }

    @Test func `a failure lists what is there`() {
        let cases: [(() throws(ScreenDriverError) -> Void, String)] = [
            (
                { () throws(ScreenDriverError) in try driver.type("x", into: "Nme") },
                "no field \"Nme\" on \"Page\"; there is: \"Name\", \"Locked\""
            ),
            (
                { () throws(ScreenDriverError) in try driver.type("x", into: "Locked") },
                "field \"Locked\" on \"Page\" is disabled; there is: nothing"
            ),
            (
                { () throws(ScreenDriverError) in try driver.open("Bo") },
                "more than one row \"Bo\" on \"Page\"; there is: \"Bo\", \"Li\", \"Bo\", \"Al\""
            ),
            (
                { () throws(ScreenDriverError) in try driver.open("Al") },
                "row \"Al\" on \"Page\" is disabled; there is: nothing"
            ),
            (
                { () throws(ScreenDriverError) in try driver.open("Li", in: "Team C") },
                "no section \"Team C\" on \"Page\"; there is: \"Bench\", \"Team A\""
            ),
            (
                { () throws(ScreenDriverError) in try driver.row("Li", does: "Edit") },
                "action of row \"Li\" \"Edit\" on \"Page\" is disabled; there is: nothing"
            ),
            (
                { () throws(ScreenDriverError) in try driver.choose("expert", in: "Skill") },
                "no option \"expert\" on \"Page\"; there is: \"beginner\", \"amateur\""
            ),
        ]
        for (body, description) in cases { #expect(failure(body) == description) }
    }

    @Test func `nothing shown is said so`() {
        let driver = ScreenDriver(Workspace(navigator: Navigator()))
        #expect(driver.title == "")
        #expect(
            failure { () throws(ScreenDriverError) in try driver.tap("Done") }
                == "action \"Done\" was looked for and nothing is shown")
    }

    @Test func `settling waits for work that starts more work`() async {
        let model = model
        let work = stage.screen.work
        work.enqueue {
            for _ in 0..<5 { await Task.yield() }
            work.enqueue { model.done.append("second") }
            Task {
                await Task.yield()
                model.done.append("third")
            }
        }
        await driver.settle()
        #expect(model.done == ["second", "third"])
    }

    @Test func `back leaves a screen once and its coordinator hears of it`() throws {
        let screen = StubScreen("Next")
        let child = RecordingCoordinator(stage.navigator, showing: [screen])
        try stage.navigator.start(child, under: stage.coordinator)
        #expect(driver.title == "Next")
        screen.allowsLeaving = false
        driver.back()
        #expect(driver.title == "Next")
        screen.allowsLeaving = true
        driver.back()
        #expect(driver.title == "Page")
        #expect(screen.leaveQuestions == 2)
        #expect(child.departures == 1)
        driver.back()
        #expect(driver.actions == ["Quit", "Stay"])
    }

    @Test func `the spies count what they are told`() throws {
        let display = DisplaySpy()
        stage.workspace.display = display
        stage.screen.page = Page(title: "A", elements: [], alarm: Alarm(serial: 1, text: "Time!"))
        #expect(display.alarms.map(\.text) == ["Time!"])
        #expect(display.requests == 1)

        let spy = NavigationSpy(stage.navigator)
        try stage.coordinator.show(StubScreen("B"))
        #expect(spy.trees.count == 1)
        #expect(spy.trees.last == stage.navigator.tree)
    }
}
