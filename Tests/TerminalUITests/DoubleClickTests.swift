import Navigation
import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `A double click` {
    private let log = Box<[String]>([])

    private func action(_ label: String, _ key: Key? = nil) -> Action {
        Action(label, key: key) { [log] in log.value.append(label) }
    }

    @Test func `on a row does what Enter does`() throws {
        let row = Row(
            RowID(1), title: "Ana", isChecked: false,
            activate: { [log] in log.value.append("tick") })
        let done = action("Done", .enter)
        let window = try WorkspaceFixture { .list(row, actions: [done]) }
        window.doubleClick(try #require(window.find("Ana")))
        #expect(log.value == ["tick", "Done"])
        window.click(try #require(window.find("Ana")), after: .milliseconds(400))
        #expect(log.value == ["tick", "Done", "tick"])
    }

    @Test func `on an option stores it`() throws {
        let chosen = Box<Int?>(nil)
        let done = action("Done", .enter)
        let window = try WorkspaceFixture {
            Page(
                title: "Skill",
                elements: [
                    .choice(
                        Choice("Skill", options: ["low", "high"], selected: chosen.value) {
                            chosen.value = $0
                        })
                ], actions: [done])
        }
        window.click(try #require(window.find("low")))
        #expect(log.value == [])
        window.doubleClick(try #require(window.find("high")))
        #expect(chosen.value == 1)
        #expect(log.value == ["Done"])
    }

    @Test func `on a button performs its action twice`() throws {
        let plus = action("plus")
        let window = try WorkspaceFixture { Page(title: "", elements: [], actions: [plus]) }
        let point = try #require(window.find("plus"))
        for _ in 0..<4 { window.click(point, after: .zero) }
        #expect(log.value.count == 4)
    }

    @Test func `has no effect on the screen that its first click shows`() throws {
        let navigate = Box<@MainActor () -> Void>({})
        let row = Row(RowID(1), title: "Ana", activate: { navigate.value() })
        let next = Row(RowID(2), title: "Age", activate: { [log] in log.value.append("age") })
        let window = try WorkspaceFixture { .list(row) }
        navigate.value = { try? window.push { .list(next) } }
        let point = try #require(window.find("Ana"))
        window.doubleClick(point)
        window.click(point, after: .milliseconds(399))
        #expect(window.find("Age") == point)
        #expect(log.value == [])
        window.click(point, after: .milliseconds(400))
        #expect(log.value == ["age"])
    }

    @Test func `has no effect on what its first click uncovers`() throws {
        let row = Row(RowID(1), title: "Ana", activate: { [log] in log.value.append("open") })
        let window = try WorkspaceFixture { .list(row) }
        let point = try #require(window.find("Ana"))
        for dialog in [Key.character("?"), .control("p")] {
            window.press(dialog)
            window.doubleClick(point)
            #expect(window.workspace.firstKeyLine == nil && window.workspace.palette == nil)
        }
        #expect(log.value == [])
    }

    @Test func `consists of two clicks in the same cell on the same target`() throws {
        let rows = ["Ana", "Bo"].enumerated().map { index, name in
            Row(
                RowID(Int64(index)), title: name, isChecked: false,
                activate: { [log] in log.value.append(name) })
        }
        let shown = Box(rows)
        let done = action("Done", .enter)
        let window = try WorkspaceFixture { .list(Rows(shown.value), actions: [done]) }
        let point = try #require(window.find("Ana"))
        window.click(point)
        window.click(Point(column: point.column + 1, row: point.row), after: .zero)
        shown.value.reverse()
        window.frame()
        window.click(Point(column: point.column + 1, row: point.row), after: .zero)
        #expect(log.value == ["Ana", "Ana", "Bo"])
    }
}
