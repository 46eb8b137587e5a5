import Testing

@testable import TerminalUI

@MainActor @Suite struct `Keys of other elements` {
    @MainActor private final class Board {
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

    @Test func `Enter does the page's main action, and the focused one's before it`() throws {
        let board = Board()
        let window = try Window { board.page }
        window.press(.enter, .space)
        #expect(board.log == ["Done", "on true"])
        window.press(.tab, .tab, .enter, .right, .enter, .left, .space)
        #expect(board.log == ["Done", "on true", "-", "+", "-"])
        window.press(.down, .enter, .right, .right, .right, .enter, .up, .down, .left)
        #expect(board.log.suffix(2) == ["Pause", "End"])
        window.press(.backTab, .character("p"), .character("A"), .character("a"), .character("e"))
        #expect(board.log.suffix(4) == ["Pause", "-", "+", "End"])
    }

    @Test func `Enter marks the option it stands on before it means Done`() throws {
        let board = Board()
        let window = try Window { board.page }
        window.press(.tab, .down, .enter)
        #expect(board.selected == 2)
        #expect(board.log == [])
        window.press(.enter)
        #expect(board.log == ["Done"])
        window.press(.home, .space)
        #expect(board.selected == 0)
        window.press(.end, .up, .up, .up)
        #expect(window.focused == ["[ ] On"])
        window.press(.down, .down, .down, .down)
        #expect(window.focused == [" A - "])
    }

    @Test func `the key of an action that cannot be done now does nothing else`() throws {
        let board = Board()
        board.isDoneEnabled = false
        let window = try Window { board.page }
        window.press(.character("j"), .enter)
        #expect(window.focused == ["[ ] On"])
        #expect(board.log == [])
    }

    @Test func `the focus stays on an action that is renamed or pushed aside`() throws {
        let board = Board()
        let window = try Window { board.page }
        window.press(.tab, .tab, .down)
        #expect(window.focused == [" p Pause "])
        board.clock = "Resume"
        window.frame()
        #expect(window.focused == [" p Resume "])
        board.hasExtra = true
        window.frame()
        #expect(window.focused == [" p Resume "])
        window.press(.enter)
        #expect(board.log == ["Resume"])
    }

    @Test func `a focused action is among those shown`() throws {
        let actions = (1...20).map { Action("Action number \($0)", key: .function($0)) {} }
        let window = try Window(.small) { Page(title: "T", elements: [], actions: actions) }
        for index in 1...20 {
            #expect(window.focused == [" F\(index) Action number \(index) "])
            window.press(.tab)
        }
    }

    @Test func `a page higher than its window is scrolled to the focus and back`() throws {
        let choice = Box(0)
        let options = (1...30).map { "option \($0)." }
        let window = try Window(.small) {
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

    @Test func `the list of keys turns its pages and goes`() throws {
        let window = try Window(.small) { SamplePages.gather() }
        window.press(.character("?"))
        #expect(window.frame().text.contains("Team A −"))
        #expect(window.frame().text.contains("any key"))
        var turns = 0
        while window.workspace.keysShownFrom != nil, turns < 20 {
            window.press(.down)
            turns += 1
        }
        #expect((3...5).contains(turns))
        window.press(.function(1))
        window.press(.character("?"))
        window.size = .medium
        #expect(window.frame().text.contains("Team A −"))
        window.press(.down)
        #expect(window.workspace.keysShownFrom == nil)
    }

    @Test func `an alarm rings once`() throws {
        let display = Bell()
        let serial = Box<Int?>(nil)
        let window = try Window {
            Page(title: "T", elements: [], alarm: serial.value.map { Alarm(serial: $0, text: "!") })
        }
        window.workspace.display = display
        serial.value = 1
        window.screen.surface.setNeedsDisplay()
        window.screen.surface.setNeedsDisplay()
        serial.value = 2
        window.screen.surface.setNeedsDisplay()
        #expect(display.rings == 2)
    }

    @Test func `every key has a name`() {
        let keys: [Key] = [
            .space, .character("가"), .control("r"), .enter, .tab, .backTab, .escape, .backspace,
            .delete, .insert,
            .up, .down, .left, .right, .shiftUp, .shiftDown, .shiftLeft, .shiftRight, .home, .end,
            .pageUp, .pageDown, .function(5),
        ]
        #expect(Set(keys.map(\.name)).count == keys.count)
        #expect(Key.control("r").name == "^R")
    }

    @Test func `every role has a look of its own`() {
        for role in Role.allCases where role != .plain {
            #expect(Palette.colour(of: role, depth: .full) != nil)
            #expect(Palette.colour(of: role, depth: .none) == nil)
        }
        #expect(
            Palette.colour(of: .firstSide, depth: .sixteen)
                != Palette.colour(of: .secondSide, depth: .sixteen))
        #expect(
            Palette.emphasis(of: .firstSide, depth: .none)
                != Palette.emphasis(of: .secondSide, depth: .none)
        )
        #expect(Palette.emphasis(of: .dim, depth: .full) == [])
    }
}

@MainActor private final class Bell: WorkspaceDisplay {
    var rings = 0
    func workspaceNeedsDisplay() {}
    func workspaceDidRing(_ alarm: Alarm) { rings += 1 }
}
