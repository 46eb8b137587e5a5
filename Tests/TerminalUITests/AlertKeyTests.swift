import Navigation
import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Keys of an alert` {
    @MainActor private final class AlertPage {
        var alert: Alert?
        var log: [String] = []
        var text = ""

        func ask(_ title: String = "Sure?", disabled: Bool = false, count: Int = 3) {
            let all = [("yes", Key.character("y")), ("no", .character("n")), ("later", .escape)]
            alert = Alert(
                title,
                actions: all.prefix(count).map { label, key in
                    Action(label, key: key, isEnabled: !(disabled && label == "yes")) {
                        self.answer(label)
                    }
                }, cancel: { self.answer("cancel") })
        }

        private func answer(_ label: String) {
            log.append(label)
            alert = nil
        }

        var page: Page {
            Page(
                title: "T",
                elements: [.textField(TextField("F", text: text, onEdit: { self.text = $0 }))],
                actions: [Action("Ask", key: .function(5)) { self.ask() }], alert: alert)
        }
    }

    @Test(
        arguments: [
            ([.enter], "yes"), ([.space], "yes"), ([.character("n")], "no"), ([.escape], "later"),
            ([.right, .enter], "no"), ([.tab, .tab, .tab, .enter], "later"),
            ([.down, .backTab, .left, .enter], "yes"),
            ([.character("l"), .character("h"), .enter], "yes"),
        ] as [([Key], String)])
    func `an alert action is performed by its key or by Enter`(keys: [Key], answer: String) throws {
        let page = AlertPage()
        let window = try WorkspaceFixture { page.page }
        page.ask()
        window.frame()
        for key in keys { window.press(key) }
        #expect(page.log == [answer])
    }

    @Test func `the action bar names Cancel once`() throws {
        let window = try WorkspaceFixture {
            let actions = ["Yes", "Cancel"].map { Action($0) {} }
            return Page(title: "T", elements: [], alert: Alert("Sure?", actions: actions) {})
        }
        #expect(window.lines.last?.contains("Enter Yes  Esc Cancel") == true)
        window.press(.right)
        #expect(window.lines.last?.contains("Enter Cancel ") == true)
        #expect(window.lines.last?.contains("Esc") == false)
    }

    @Test func `Esc cancels an alert, and a new alert starts at its first action`() throws {
        let page = AlertPage()
        let window = try WorkspaceFixture { page.page }
        page.ask(count: 2)
        window.press(.right, .escape)
        page.ask(count: 2)
        window.workspace.goBack()
        page.ask(count: 2)
        window.press(.enter)
        #expect(page.log == ["cancel", "cancel", "yes"])
    }

    @Test func `a disabled action is skipped`() throws {
        let page = AlertPage()
        let window = try WorkspaceFixture { page.page }
        page.ask(disabled: true)
        window.press(.character("y"), .left, .enter)
        #expect(page.log == ["no"])
    }

    @Test func `Enter cancels an alert without actions`() throws {
        let page = AlertPage()
        let window = try WorkspaceFixture { page.page }
        page.ask(count: 0)
        window.press(.enter)
        #expect(page.log == ["cancel"])
    }

    @Test func `keys typed before an alert is drawn do not answer it`() throws {
        let page = AlertPage()
        let display = DisplaySpy()
        let window = try WorkspaceFixture { page.page }
        window.workspace.display = display
        window.type("a")
        page.ask()
        for key in [Key.character("n"), .enter, .escape] { window.workspace.handle(.key(key)) }
        window.paste("y")
        #expect(page.log == [])
        window.press(.character("n"))
        #expect(page.log == ["no"])
        #expect(page.text == "a")
    }

    @Test func `an alert opened by a key can be answered before it is drawn`() throws {
        let page = AlertPage()
        let display = DisplaySpy()
        let window = try WorkspaceFixture { page.page }
        window.workspace.display = display
        window.workspace.handle(.key(.function(5)))
        window.workspace.handle(.key(.character("y")))
        #expect(page.log == ["yes"])
    }

    @Test func `Enter performs a destructive action only if it is selected`() throws {
        var log: [String] = []
        let window = try WorkspaceFixture {
            Page(
                title: "Page", elements: [],
                alert: Alert(
                    "Delete?",
                    actions: [
                        Action("Delete", weight: .destructive) { log.append("delete") },
                        Action("Keep") { log.append("keep") },
                    ],
                    cancel: {}
                ))
        }
        window.press(.enter)
        window.press(.left, .enter)
        #expect(log == ["keep", "delete"])
    }

    @Test func `a click answers inside the alert and has no effect outside`() throws {
        let page = AlertPage()
        let window = try WorkspaceFixture { page.page }
        let outside = try #require(window.find("Ask"))
        page.ask()
        window.click(outside)
        window.frame()
        window.click(Point(column: 2, row: 10))
        window.mouse(.wheelDown, outside)
        #expect(page.log == [])
        let no = try #require(window.find("no"))
        window.mouse(.press, no)
        window.mouse(.release, outside)
        #expect(page.log == [])
        window.click(no)
        #expect(page.log == ["no"])
        window.click(no)
        #expect(page.log == ["no"])
    }

    @Test func `a message too long for the window is cut and the actions stay visible`() throws {
        let page = AlertPage()
        let window = try WorkspaceFixture(.small) { page.page }
        defer { page.alert = nil }
        page.ask(String(repeating: "가나다 라마바 ", count: 80))
        #expect(window.frame().text.contains("…"))
        #expect(window.find("no") != nil)
        #expect(FrameDefects.list(in: window.frame()) == [])
    }

    @Test func `an alert hides the list of keys`() throws {
        let page = AlertPage()
        let window = try WorkspaceFixture { page.page }
        window.press(.function(1))
        page.ask()
        window.press(.character("n"))
        #expect(page.log == ["no"])
        #expect(window.workspace.firstKeyLine == nil)
    }

    @Test func `the list of keys shows the answers and can be closed without one`() throws {
        let page = AlertPage()
        let window = try WorkspaceFixture { page.page }
        page.ask()
        window.press(.character("?"))
        #expect(window.find("Keys") != nil)
        #expect(window.find("choose") != nil)
        #expect(window.find("Ask") == nil)
        window.press(.escape, .function(1), .character("y"))
        #expect(page.log == [])
        window.press(.character("y"))
        #expect(page.log == ["yes"])
    }

    @Test(arguments: [Size.small, .medium, .large])
    func `the action bar shows the keys of the question`(size: Size) throws {
        let page = AlertPage()
        let window = try WorkspaceFixture(size) { page.page }
        page.ask(count: 2)
        let bar = try #require(window.lines.last)
        #expect(bar.hasPrefix(" Enter yes  Esc Cancel"))
        #expect(bar.hasSuffix("? Keys  ^P") || bar.hasSuffix("? Keys  ^P Actions"))
        window.press(.right)
        #expect(window.lines.last?.hasPrefix(" Enter no") == true)
        #expect(window.find("F5") == nil)
        page.ask("One?", count: 1)
        #expect(window.find("Esc") == nil)
    }

    @Test func `Ctrl-C asks to quit and a second Ctrl-C quits`() throws {
        let page = AlertPage()
        let window = try WorkspaceFixture { page.page }
        window.press(.character("x"), .control("c"))
        #expect(window.frame().text.contains("Quit Sample App?"))
        window.press(.character("n"))
        #expect(!window.frame().text.contains("Quit"))
        window.press(.function(1), .control("c"), .right, .enter)
        #expect(!window.workspace.isFinished)
        window.press(.escape)
        #expect(window.frame().text.contains("Quit Sample App?"))
        window.press(.escape, .control("c"), .control("c"))
        #expect(window.workspace.isFinished)
        window.press(.character("z"))
        #expect(page.text == "x")
    }

    @Test func `a confirmed Ctrl-C asks the screens before it quits`() throws {
        let navigator = Navigator()
        let form = StubPresenter()
        let screen = PageScreen(of: form, work: WorkScope()) { Page(title: "Form", elements: []) }
        try navigator.start(RecordingCoordinator(navigator, showing: [screen]), under: nil)
        let workspace = Workspace(navigator: navigator)
        form.allowsLeaving = false
        workspace.askToQuit()
        workspace.handle(.key(.character("y")))
        #expect(!workspace.isFinished)
        form.allowsLeaving = true
        workspace.askToQuit()
        workspace.handle(.key(.character("y")))
        #expect(workspace.isFinished)
        #expect(form.dismissalRequestCount == 2)
    }
}
