import Navigation
import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Keys of a list` {
    private func focused(_ window: WorkspaceFixture) -> Int64? {
        window.workspace.page?.focusedRow(window.workspace.interaction)?.id.number
    }

    @Test func `arrows and letters move the focus up to the ends`() throws {
        let list = EditableList([Array(1...50)])
        let window = try WorkspaceFixture { list.page }
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
        #expect(list.activated == [20])
    }

    @Test func `left and right move to the next section with rows`() throws {
        let list = EditableList([[1, 2, 3], [], [4]], columns: true)
        let window = try WorkspaceFixture { list.page }
        window.press(.down, .right)
        #expect(focused(window) == 4)
        window.press(.character("h"))
        #expect(focused(window) == 1)
    }

    @Test func `keys move rows within their section and to other sections`() throws {
        let list = EditableList([[1, 2, 3], [4]], columns: true)
        let window = try WorkspaceFixture { list.page }
        window.press(.character("K"), .character("J"), .shiftDown)
        #expect(list.sections == [[2, 3, 1], [4]])
        #expect(focused(window) == 1)
        window.press(.shiftUp, .character("L"))
        #expect(list.sections == [[2, 3], [4, 1]])
        #expect(focused(window) == 3)
        window.press(.shiftRight, .shiftLeft, .right, .down, .character("H"))
        #expect(list.sections == [[2, 1], [4, 3]] || list.sections.joined().count == 4)
    }

    @Test func `the focus stays in its section when a row moves to another`() throws {
        let list = EditableList([[1, 2, 3, 4, 5], [], []], columns: true)
        let window = try WorkspaceFixture { list.page }
        window.press(.character("1"), .character("2"), .character("1"), .character("2"))
        #expect(list.sections == [[5], [1, 3], [2, 4]])
        #expect(focused(window) == 5)
        window.press(.character("1"))
        #expect(focused(window) == 1)
    }

    @Test func `the focus follows its row when the order changes`() throws {
        let list = EditableList([Array(1...30)])
        let window = try WorkspaceFixture { list.page }
        window.press(.down, .down)
        list.sections[0].reverse()
        window.pageDidChange()
        window.press(.down)
        #expect(focused(window) == 2)
    }

    @Test func `a search without results keeps the position`() throws {
        let list = EditableList([Array(1...30)])
        list.focus = FocusRequest(RowID(9), serial: 1)
        let window = try WorkspaceFixture { list.page }
        #expect(focused(window) == 9)
        window.press(.down)
        list.hidden = Set(1...30)
        window.frame()
        #expect(focused(window) == nil)
        list.hidden = []
        window.frame()
        #expect(focused(window) == 10)
    }

    @Test func `after a search, Enter opens the first match`() throws {
        let list = EditableList([Array(1...30)])
        list.hasSearch = true
        let window = try WorkspaceFixture { list.page }
        window.press(.end, .character("/"), .character("1"))
        list.hidden = Set(1...30).subtracting([7, 12, 30])
        window.press(.enter, .enter)
        #expect(list.activated == [7])
    }

    @Test func `a search that is cleared keeps its first match`() throws {
        let list = EditableList([Array(1...30)])
        list.hasSearch = true
        let window = try WorkspaceFixture { list.page }
        window.press(.end, .character("/"), .character("1"))
        list.hidden = Set(1...30).subtracting([7, 12])
        window.press(.escape)
        list.hidden = []
        window.frame()
        #expect(focused(window) == 7)
        window.press(.down)
        #expect(focused(window) == 8)
    }

    @Test func `a focus request is followed once, when its row exists`() throws {
        let list = EditableList([[1, 2, 3]])
        list.hasSearch = true
        let window = try WorkspaceFixture { list.page }
        window.press(.character("/"))
        list.focus = FocusRequest(RowID(9), serial: 1)
        window.frame()
        list.sections[0].append(9)
        window.frame()
        #expect(focused(window) == 9)
        window.press(.up)
        #expect(focused(window) == 3)
        list.focus = FocusRequest(RowID(77), serial: 2)
        window.press(.up)
        list.sections[0].append(77)
        window.press(.up)
        #expect(focused(window) == 1)
    }

    @Test func `Space activates only rows with a check mark`() throws {
        let activations = Box(0)
        let isChecked = Box<Bool?>(false)
        let window = try WorkspaceFixture {
            let row = Row(RowID(1), title: "x", isChecked: isChecked.value) {
                activations.value += 1
            }
            return .list(row)
        }
        window.press(.space)
        isChecked.value = nil
        window.press(.space)
        #expect(activations.value == 1)
    }

    @Test func `Space checks one row after the other`() throws {
        let checked = Box<[Int]>([])
        let window = try WorkspaceFixture {
            let rows = (0..<3).map { index in
                Row(
                    RowID(Int64(index)), title: "\(index)",
                    isChecked: checked.value.contains(index)
                ) { checked.value.append(index) }
            }
            return .list(Rows(rows))
        }
        window.press(.space, .space, .space)
        #expect(checked.value == [0, 1, 2])
        #expect(focused(window) == 2)
    }

    @Test func `details are below the title in a narrow window`() throws {
        let window = try WorkspaceFixture(Size(columns: 50, rows: 12)) {
            .list(Row(RowID(1), title: "Ana", details: ["Today", "This session"], isChecked: true))
        }
        #expect(window.focused.count == 2)
        #expect(window.focused.first?.hasPrefix("[x] Ana ") == true)
        #expect(window.focused.last?.hasPrefix("    Today · This session ") == true)
    }
}
