import Testing

@testable import TerminalUI

@MainActor @Suite struct `Keys of a list` {
    private func focused(_ window: Window) -> Int64? {
        window.workspace.page.flatMap { window.workspace.focusedRow(of: $0)?.id.number }
    }

    @Test func `arrows and letters move, and the ends stop`() throws {
        let squad = Squad([Array(1...50)])
        let window = try Window { squad.page }
        for (key, row) in [
            (Key.up, 1), (.down, 2), (.character("j"), 3), (.character("k"), 2),
            (.character("G"), 50),
            (.down, 50), (.character("g"), 1), (.end, 50), (.home, 1), (.pageDown, 20),
            (.pageDown, 39), (.pageUp, 20),
        ] as [(Key, Int64)] {
            window.press(key)
            #expect(focused(window) == row, "\(key)")
        }
        window.press(.enter)
        #expect(squad.activated == [20])
    }

    @Test func `left and right go to the next section that has rows`() throws {
        let squad = Squad([[1, 2, 3], [], [4]], columns: true)
        let window = try Window { squad.page }
        window.press(.down, .right)
        #expect(focused(window) == 4)
        window.press(.character("h"))
        #expect(focused(window) == 1)
    }

    @Test func `rows are moved within their section and to others`() throws {
        let squad = Squad([[1, 2, 3], [4]], columns: true)
        let window = try Window { squad.page }
        window.press(.character("K"), .character("J"), .shiftDown)
        #expect(squad.sections == [[2, 3, 1], [4]])
        #expect(focused(window) == 1)
        window.press(.shiftUp, .character("L"))
        #expect(squad.sections == [[2, 3], [4, 1]])
        #expect(focused(window) == 3)
        window.press(.shiftRight, .shiftLeft, .right, .down, .character("H"))
        #expect(squad.sections == [[2, 1], [4, 3]] || squad.sections.joined().count == 4)
    }

    @Test func `players are handed out one after another`() throws {
        let squad = Squad([[1, 2, 3, 4, 5], [], []], columns: true)
        let window = try Window { squad.page }
        window.press(.character("1"), .character("2"), .character("1"), .character("2"))
        #expect(squad.sections == [[5], [1, 3], [2, 4]])
        #expect(focused(window) == 5)
        window.press(.character("1"))
        #expect(focused(window) == 1)
    }

    @Test func `the focus follows its row through a new order`() throws {
        let squad = Squad([Array(1...30)])
        let window = try Window { squad.page }
        window.press(.down, .down)
        squad.sections[0].reverse()
        window.press(.down)
        #expect(focused(window) == 2)
    }

    @Test func `a search that finds nothing forgets nothing`() throws {
        let squad = Squad([Array(1...30)])
        squad.focus = RowList.FocusRequest(row: RowID(9), serial: 1)
        let window = try Window { squad.page }
        #expect(focused(window) == 9)
        window.press(.down)
        squad.hidden = Set(1...30)
        window.frame()
        #expect(focused(window) == nil)
        squad.hidden = []
        window.frame()
        #expect(focused(window) == 10)
    }

    @Test func `a wish for a row is granted once, when the row is there`() throws {
        let squad = Squad([[1, 2, 3]])
        squad.hasSearch = true
        let window = try Window { squad.page }
        window.press(.character("/"))
        squad.focus = RowList.FocusRequest(row: RowID(9), serial: 1)
        window.frame()
        squad.sections[0].append(9)
        window.frame()
        #expect(focused(window) == 9)
        window.press(.up)
        #expect(focused(window) == 3)
        squad.focus = RowList.FocusRequest(row: RowID(77), serial: 2)
        window.press(.up)
        squad.sections[0].append(77)
        window.press(.up)
        #expect(focused(window) == 1)
    }

    @Test func `Space ticks.value where rows can be ticked, and only there`() throws {
        let ticks = Box(0)
        let isChecked = Box<Bool?>(false)
        let window = try Window {
            let row = Row(RowID(1), title: "x", isChecked: isChecked.value) { ticks.value += 1 }
            return Page(
                title: "", elements: [.list(RowList("L", sections: [Section(rows: Rows([row]))]))])
        }
        window.press(.space)
        isChecked.value = nil
        window.press(.space)
        #expect(ticks.value == 1)
    }

    @Test func `a narrow window gives the details a line of their own`() throws {
        let window = try Window(Size(columns: 50, rows: 30)) { SamplePages.players(checked: [0]) }
        let lines = window.lines
        #expect(lines.contains { $0.contains("[x] Aitana Bonmatí") })
        #expect(lines.contains { $0.contains("     Position: goalkeeper · Skill: beginner") })
        for _ in 0..<30 { window.press(.down) }
        #expect(window.focused.count == 2)
    }
}
