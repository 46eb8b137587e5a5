import Navigation
import TerminalUI
import TestSupport
import Testing

@MainActor @Suite struct `A screen driver` {
    private final class Model {
        var name = ""
        var remembers = false
        var skill: Int?
        var done: [String] = []
        var alert: Alert?
    }

    private let model = Model()
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }

    init() throws {
        let model = model
        harness = try WorkspaceHarness { Self.page(model) }
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
            alert: model.alert)
    }

    private func failure(_ body: () throws(ScreenDriverError) -> Void) -> String? {
        do throws(ScreenDriverError) {
            try body()
            return nil
        } catch {
            return error.description
        }
    }

    @Test func `edits and reads the elements of a page by their labels`() throws {
        #expect(driver.title == "Page")
        #expect(driver.texts == ["Hello"])
        #expect(try driver.validationMessage(of: "Name") == "Empty")
        #expect(try !driver.isEnabled("Done"))
        try driver.type("Bo\nJo", into: "Name")
        try driver.toggle("Remember me")
        try driver.choose("amateur", in: "Skill")
        try driver.submit("Name")
        try driver.tap("Done")
        try driver.tap("Select")
        #expect(try driver.fieldText("Name") == "Bo Jo")
        #expect(try driver.validationMessage(of: "Name") == nil)
        #expect(try driver.isOn("Remember me"))
        #expect(try driver.chosen(in: "Skill") == "amateur")
        #expect(try driver.isEnabled("Done"))
        #expect(model.done == ["submit", "Done", "Select"])
        #expect(driver.countdown == "09:59")
        #expect(driver.countdownCaption == "running")
        #expect(driver.scores == ["Team A": 3, "Team B": 1])
        #expect(!driver.showsProgress)
    }

    @Test func `uses rows by their titles`() throws {
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

    @Test func `distinguishes the actions of a scoreboard by their side`() throws {
        try driver.tap("Team B +")
        #expect(model.done == ["+"])
        #expect(
            failure { () throws(ScreenDriverError) in try driver.tap("+") }?
                .hasPrefix("more than one action \"+\"") == true)
    }

    @Test func `needs an answer to an open alert`() throws {
        let model = model
        model.alert = Alert(
            "Sure?", message: "Really?", actions: [Action("Yes") { model.alert = nil }],
            cancel: { model.alert = nil })
        #expect(driver.alertTitle == "Sure?")
        #expect(driver.alertMessage == "Really?")
        #expect(driver.actions == ["Yes"])
        #expect(
            failure { () throws(ScreenDriverError) in try driver.type("x", into: "Name") }
                == "field \"Name\" cannot be used before the alert \"Sure?\" is answered; available: \"Yes\""
        )
        #expect(
            failure { () throws(ScreenDriverError) in try driver.tap("Select") }
                == "no action \"Select\" on \"Page\"; available: \"Yes\"")
        try driver.tap("Yes")
        #expect(driver.alertTitle == nil)
    }

    @Test func `reports the available elements`() {
        let cases: [(() throws(ScreenDriverError) -> Void, String)] = [
            (
                { () throws(ScreenDriverError) in try driver.type("x", into: "Nme") },
                "no field \"Nme\" on \"Page\"; available: \"Name\", \"Locked\""
            ),
            (
                { () throws(ScreenDriverError) in try driver.type("x", into: "Locked") },
                "field \"Locked\" on \"Page\" is disabled; available: nothing"
            ),
            (
                { () throws(ScreenDriverError) in try driver.open("Bo") },
                "more than one row \"Bo\" on \"Page\"; available: \"Bo\", \"Li\", \"Bo\", \"Al\""
            ),
            (
                { () throws(ScreenDriverError) in try driver.open("Al") },
                "row \"Al\" on \"Page\" is disabled; available: nothing"
            ),
            (
                { () throws(ScreenDriverError) in try driver.open("Li", in: "Team C") },
                "no section \"Team C\" on \"Page\"; available: \"Bench\", \"Team A\""
            ),
            (
                { () throws(ScreenDriverError) in try driver.row("Li", does: "Edit") },
                "action of row \"Li\" \"Edit\" on \"Page\" is disabled; available: nothing"
            ),
            (
                { () throws(ScreenDriverError) in try driver.choose("expert", in: "Skill") },
                "no option \"expert\" on \"Page\"; available: \"beginner\", \"amateur\""
            ),
        ]
        for (body, description) in cases { #expect(failure(body) == description) }
    }

    @Test func `reports that no screen is shown`() {
        let driver = ScreenDriver(Workspace(navigator: Navigator()))
        #expect(driver.title == "")
        #expect(
            failure { () throws(ScreenDriverError) in try driver.tap("Done") }
                == "action \"Done\" cannot be used because no screen is shown")
    }

    @Test func `waits for operations that start more operations`() async {
        let model = model
        let work = harness.screen.work
        work.enqueue {
            await Task.yield()
            work.enqueue { model.done.append("second") }
        }
        await driver.settle()
        #expect(model.done == ["second"])
    }

    @Test func `goes back once and tells the coordinator`() throws {
        let presenter = StubPresenter()
        let screen = PageScreen(of: presenter, work: WorkScope()) {
            Page(title: "Next", elements: [])
        }
        let child = RecordingCoordinator(harness.navigator, showing: [screen])
        try harness.navigator.start(child, under: harness.coordinator)
        #expect(driver.title == "Next")
        presenter.allowsLeaving = false
        driver.back()
        #expect(driver.title == "Next")
        presenter.allowsLeaving = true
        driver.back()
        #expect(driver.title == "Page")
        #expect(presenter.dismissalRequestCount == 2)
        #expect(child.leaveCount == 1)
        driver.back()
        #expect(driver.actions == ["Quit", "Stay"])
    }

    @Test func `selects a tab by its label`() throws {
        let navigator = Navigator()
        let workspace = Workspace(navigator: navigator)
        let coordinator = TabsCoordinator(
            navigator,
            showing: [("Squad", PageScreen("Players")), ("Gathers", PageScreen("All gathers"))])
        try navigator.start(coordinator, under: nil)
        let driver = ScreenDriver(workspace)
        #expect(driver.tabs == ["Squad", "Gathers"])
        try driver.selectTab("Gathers")
        #expect(driver.selectedTab == "Gathers")
        #expect(driver.title == "All gathers")
        let error = #expect(throws: ScreenDriverError.self) { try driver.selectTab("gathers") }
        #expect(
            error?.description
                == "no tab \"gathers\" on \"All gathers\"; available: \"Squad\", \"Gathers\"")
        #expect(self.driver.tabs == [])
        #expect(self.driver.selectedTab == nil)
    }
}
