import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Keys of toggles, choices, scoreboards and actions` {
    @MainActor private final class ElementsPage {
        var log: [String] = []
        var clock = "Pause"
        var hasExtra = false
        var selected: Int? = 1
        var isDoneEnabled = true

        func action(_ label: String, _ key: Key?, enabled: Bool = true) -> Action {
            Action(label, key: key, isEnabled: enabled) { self.log.append(label) }
        }

        var page: Page {
            Page(
                title: "T", barAction: action("End", .character("e")),
                elements: [
                    .toggle(Toggle("On", isOn: false) { self.log.append("on \($0)") }),
                    .choice(
                        Choice("Pick", options: ["a", "b", "c"], selected: selected) {
                            self.selected = $0
                        }),
                    .scoreboard(
                        Scoreboard(
                            "Score",
                            sides: [
                                .init(
                                    "A", role: .firstSide, score: 1,
                                    decrement: action("-", .character("A")),
                                    increment: action("+", .character("a")))
                            ])),
                    .progress(Progress("Busy")),
                ],
                actions: (hasExtra ? [action("Extra", .character("x"))] : []) + [
                    action(clock, .character("p")), action("Done", .enter, enabled: isDoneEnabled),
                    action("Off", .character("j"), enabled: false),
                ])
        }
    }

    @Test func `Enter performs the focused action, or else the page's action for Enter`() throws {
        let page = ElementsPage()
        let window = try WorkspaceFixture { page.page }
        window.press(.enter, .space)
        #expect(page.log == ["Done", "on true"])
        window.press(.tab, .tab, .enter, .right, .enter, .left, .space)
        #expect(page.log == ["Done", "on true", "-", "+", "-"])
        window.press(.down, .enter, .right, .right, .right, .enter, .up, .down, .left)
        #expect(page.log.suffix(2) == ["Pause", "End"])
        window.press(.backTab, .character("p"), .character("A"), .character("a"), .character("e"))
        #expect(page.log.suffix(4) == ["Pause", "-", "+", "End"])
    }

    @Test(arguments: [true, false])
    func `the action bar names Enter on a choice unless the page uses it`(isUsed: Bool) throws {
        let window = try WorkspaceFixture {
            Page(
                title: "T",
                elements: [
                    .choice(Choice("Pick", options: ["a"], selected: 0, onChoose: { _ in }))
                ],
                actions: isUsed ? [Action("Done", key: .enter) {}] : [])
        }
        let bar = try #require(window.lines.last)
        #expect(bar.contains("Enter Choose") != isUsed)
        #expect(bar.contains("Enter Done") == isUsed)
    }

    @Test func `Enter changes no score after the focused action has disappeared`() throws {
        let log = Box<[String]>([])
        let isRunning = Box(true)
        func action(_ label: String, enabled: Bool = true) -> Action {
            Action(label, isEnabled: enabled) { log.value.append(label) }
        }
        let window = try WorkspaceFixture {
            let side = Scoreboard.Side(
                "A", role: .firstSide, score: 1, decrement: action("-"), increment: action("+"))
            return Page(
                title: "Match", barAction: action("End"),
                elements: [.scoreboard(Scoreboard("Score", sides: [side]))],
                actions: isRunning.value
                    ? [Action("Pause", weight: .primary) {}] : [action("Reset", enabled: false)])
        }
        #expect(window.focused == [" Pause "])
        isRunning.value = false
        window.press(.enter)
        #expect(log.value == ["End"])
    }

    @Test func `Enter selects the highlighted option and performs the page's action`() throws {
        let page = ElementsPage()
        let window = try WorkspaceFixture { page.page }
        window.press(.tab, .down, .space)
        #expect(page.selected == 2)
        #expect(page.log == [])
        window.press(.up, .enter)
        #expect(page.selected == 1)
        #expect(page.log == ["Done"])
        window.press(.home, .space)
        #expect(page.selected == 0)
        window.press(.end, .up, .up, .up)
        #expect(window.focused == ["[ ] On"])
        window.press(.down, .down, .down, .down)
        #expect(window.focused == [" A - "])
    }

    @Test func `the key of a disabled action has no other effect`() throws {
        let page = ElementsPage()
        page.isDoneEnabled = false
        let window = try WorkspaceFixture { page.page }
        window.press(.character("j"), .enter)
        #expect(window.focused == ["[ ] On"])
        #expect(page.log == [])
    }

    @Test func `the focus follows an action that is renamed or moved`() throws {
        let page = ElementsPage()
        let window = try WorkspaceFixture { page.page }
        window.press(.tab, .tab, .down)
        #expect(window.focused == [" p Pause "])
        page.clock = "Resume"
        window.frame()
        #expect(window.focused == [" p Resume "])
        page.hasExtra = true
        window.frame()
        #expect(window.focused == [" p Resume "])
        window.press(.enter)
        #expect(page.log == ["Resume"])
    }

    @Test func `the focused action is always visible`() throws {
        let actions = (1...20).map { Action("Action number \($0)", key: .function($0)) {} }
        let window = try WorkspaceFixture(.small) {
            Page(title: "T", elements: [], actions: actions)
        }
        for index in 1...20 {
            #expect(window.focused == [" F\(index) Action number \(index) "])
            window.press(.tab)
        }
    }

    @Test func `a page higher than its window is scrolled to the focus and back`() throws {
        let choice = Box(0)
        let options = (1...30).map { "option \($0)." }
        let window = try WorkspaceFixture(.small) {
            Page(
                title: "T",
                elements: [
                    .text(Text("top")),
                    .choice(Choice("C", options: options, selected: 0) { choice.value = $0 }),
                    .toggle(Toggle("Last", isOn: false) { _ in }), .text(Text("bottom")),
                ])
        }
        for _ in 0..<29 { window.press(.down) }
        #expect(window.focused == ["( ) option 30."])
        window.press(.down)
        #expect(window.frame().text.contains("bottom"))
        #expect(window.frame().text.contains("█"))
        window.size = Size(columns: 80, rows: 50)
        #expect(window.frame().text.contains("top"))
        window.size = .small
        window.press(.home, .up)
        for _ in 0..<30 { window.press(.up) }
        #expect(window.frame().text.contains("top"))
        #expect(choice.value == 0)
    }

    @Test func `any key shows the next part of the list of keys and finally closes it`() throws {
        let window = try WorkspaceFixture(.small) { SamplePage.makeScoreboard() }
        window.press(.character("?"))
        #expect(window.frame().text.contains("Team A −"))
        #expect(window.frame().text.contains("any key"))
        var turns = 0
        while window.workspace.firstKeyLine != nil, turns < 20 {
            window.press(.down)
            turns += 1
        }
        #expect((3...5).contains(turns))
        window.press(.function(1))
        window.press(.character("?"))
        window.size = .medium
        #expect(window.frame().text.contains("Team A −"))
        window.press(.down)
        #expect(window.workspace.firstKeyLine == nil)
    }

    @Test func `an alarm rings once for each serial number`() throws {
        let display = DisplaySpy()
        let window = try WorkspaceFixture { Page(title: "T", elements: []) }
        window.workspace.display = display
        window.screen.alarm = Alarm(serial: 1, text: "!")
        window.screen.setNeedsDisplay()
        window.screen.setNeedsDisplay()
        window.screen.alarm = Alarm(serial: 2, text: "!")
        window.screen.setNeedsDisplay()
        #expect(display.alarms.count == 2)
    }

    @Test func `every key has a distinct name`() {
        let keys: [Key] = [
            .space, .character("가"), .control("r"), .enter, .tab, .backTab, .escape, .backspace,
            .delete, .insert,
            .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end,
            .pageUp, .pageDown, .function(5),
        ]
        #expect(Set(keys.map(\.name)).count == keys.count)
        #expect(Key.control("r").name == "^R")
    }
}
