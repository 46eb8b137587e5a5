import Navigation
import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `The mouse` {
    private func location(ofRow row: Int64, in window: WorkspaceFixture) throws -> Point {
        try #require(window.find("row \(row)."))
    }

    @Test func `a click activates a row`() throws {
        let list = EditableList([Array(1...40)])
        let window = try WorkspaceFixture { list.page }
        window.click(try location(ofRow: 3, in: window))
        #expect(list.activated == [3])
        window.mouse(.release, try location(ofRow: 4, in: window))
        #expect(list.activated == [3])
    }

    @Test func `a release at the point of the press activates a row that has moved`() throws {
        let list = EditableList([Array(1...40)])
        let window = try WorkspaceFixture { list.page }
        let point = try location(ofRow: 5, in: window)
        window.mouse(.press, point)
        list.sections[0].insert(99, at: 0)
        window.frame()
        window.mouse(.release, point)
        #expect(list.activated == [5])
    }

    @Test func `a click on an outdated frame does not activate another row`() throws {
        let list = EditableList([Array(1...40)])
        let window = try WorkspaceFixture { list.page }
        let point = try location(ofRow: 5, in: window)
        list.sections[0].removeFirst(10)
        window.mouse(.press, point)
        window.mouse(.release, point)
        #expect(list.activated == [])
        #expect(list.moves == [])
        list.sections[0] = []
        window.mouse(.press, point)
        window.mouse(.release, point)
        #expect(list.activated == [])
    }

    @Test func `a drag moves a row to the drop position`() throws {
        let list = EditableList([[1, 2, 3], [4, 5]], columns: true)
        let window = try WorkspaceFixture { list.page }
        window.drag(try location(ofRow: 2, in: window), to: try location(ofRow: 5, in: window))
        #expect(list.sections == [[1, 3], [4, 2, 5]])
        window.drag(try location(ofRow: 4, in: window), to: try location(ofRow: 5, in: window))
        #expect(list.sections == [[1, 3], [2, 5, 4]])
        window.drag(try location(ofRow: 1, in: window), to: try #require(window.find("S1")))
        #expect(list.sections == [[3], [1, 2, 5, 4]])
        window.drag(try location(ofRow: 1, in: window), to: Point(column: 5, row: 15))
        #expect(list.sections == [[3, 1], [2, 5, 4]])
        window.drag(try location(ofRow: 3, in: window), to: Point(column: 5, row: 15))
        #expect(list.sections == [[1, 3], [2, 5, 4]])
        window.drag(try location(ofRow: 3, in: window), to: Point(column: 5, row: 0))
        #expect(list.moves.count == 5)
        #expect(list.activated == [])
    }

    @Test func `a drag moves a row between stacked sections`() throws {
        let list = EditableList([[1, 2], [3], []])
        list.titles = ["S0", "S1", "S2"]
        let window = try WorkspaceFixture { list.page }
        window.drag(try location(ofRow: 1, in: window), to: try location(ofRow: 3, in: window))
        #expect(list.sections == [[2], [1, 3], []])
        window.drag(try location(ofRow: 3, in: window), to: try #require(window.find("S2")))
        #expect(list.sections == [[2], [1], [3]])
    }

    @Test(arguments: [true, false])
    func `the wheel scrolls without other effects`(columns: Bool) throws {
        let list = EditableList([Array(1...60), Array(101...160)], columns: columns)
        let window = try WorkspaceFixture { list.page }
        let point = try location(ofRow: 3, in: window)
        for _ in 0..<4 {
            window.mouse(.wheelDown, point)
            #expect(FrameDefects.list(in: window.frame()) == [])
        }
        #expect(window.find("row 1.") == nil)
        #expect(window.focused.count == 1)
        for _ in 0..<9 {
            window.mouse(.wheelUp, point)
            window.frame()
        }
        #expect(window.find("row 1.") != nil)
        #expect(list.activated == [] && list.moves == [])
        if columns {
            let other = try location(ofRow: 101, in: window)
            window.mouse(.wheelDown, other)
            #expect(window.find("row 101.") == nil)
            #expect(window.find("row 1.") != nil)
        }
    }

    @Test func `every other element reacts to a click`() throws {
        let log = Box([String]())
        let page: @MainActor () -> Page = {
            func action(_ label: String) -> Action { Action(label) { log.value.append(label) } }
            let side = Scoreboard.Side(
                "A", role: .firstSide, score: 1, decrement: action("minus"),
                increment: action("plus"))
            return Page(
                title: "T", barAction: action("Bar"),
                elements: [
                    .textField(
                        TextField("Field", text: "", onEdit: { log.value.append("edit " + $0) })),
                    .toggle(Toggle("Switch", isOn: true) { log.value.append("toggle \($0)") }),
                    .choice(
                        Choice("Pick", options: ["first", "second"], selected: 0) {
                            log.value.append("choose \($0)")
                        }),
                    .scoreboard(Scoreboard("S", sides: [side])),
                    .emptyState(EmptyState(title: "Empty", message: "", action: action("Way out"))),
                ], actions: [action("Foot")])
        }
        let window = try WorkspaceFixture(Size(columns: 80, rows: 40), page)
        for text in ["Bar", "Switch", "second", "minus", "plus", "Way out", "Foot"] {
            window.click(try #require(window.find(text), "\(text)"))
        }
        #expect(
            log.value == ["Bar", "toggle false", "choose 1", "minus", "plus", "Way out", "Foot"])
        window.click(try #require(window.find("Field")))
        window.type("x")
        #expect(log.value.last == "edit x")
        window.click(try #require(window.find("F1 Keys")))
        #expect(window.workspace.firstKeyLine == 0)
        window.click(Point(column: 0, row: 0))
        #expect(window.workspace.firstKeyLine == nil)
        window.mouse(.wheelDown, Point(column: 0, row: 30))
        try window.push(page)
        window.frame()
        window.click(try #require(window.find("Back")))
        #expect(!window.navigator.canGoBack)
    }

    @Test func `the wheel scrolls the list of keys`() throws {
        let window = try WorkspaceFixture(.small) { SamplePage.keys.page }
        window.press(.character("?"))
        let first = window.lines
        for _ in 0..<20 { window.mouse(.wheelDown, Point(column: 20, row: 5)) }
        #expect(window.find("^C") != nil)
        for _ in 0..<20 { window.mouse(.wheelUp, Point(column: 20, row: 5)) }
        #expect(window.lines == first)
    }

    @Test func `the action bar of a question reacts to clicks`() throws {
        let log = Box([String]())
        let alert = Alert(
            "Sure?",
            actions: ["Yes", "No"].map { label in
                Action(label) { log.value.append(label) }
            }
        ) { log.value.append("cancel") }
        let window = try WorkspaceFixture { Page(title: "", elements: [], alert: alert) }
        for text in ["Enter Yes", "Esc Cancel"] {
            window.click(try #require(window.find(text)))
        }
        #expect(log.value == ["Yes", "cancel"])
        window.click(try #require(window.find("^P Actions")))
        #expect(window.workspace.palette != nil)
        window.press(.escape)
        window.click(try #require(window.find("? Keys")))
        #expect(window.workspace.firstKeyLine == 0)
    }

    @Test func `a click on Enter in the action bar chooses the highlighted option`() throws {
        let chosen = Box<Int?>(nil)
        let window = try WorkspaceFixture {
            let choice = Choice("Pick", options: ["a", "b"], selected: 0) { chosen.value = $0 }
            return Page(title: "", elements: [.choice(choice)])
        }
        window.press(.down)
        window.click(try #require(window.find("Enter Choose")))
        #expect(chosen.value == 1)
    }

    @Test func `a press and a release on different targets are no click`() throws {
        let count = Box(0)
        let window = try WorkspaceFixture {
            Page(title: "T", elements: [], actions: [Action("Foot") { count.value += 1 }])
        }
        let foot = try #require(window.find("Foot"))
        window.drag(Point(column: 40, row: 10), to: foot)
        window.drag(foot, to: Point(column: 40, row: 10))
        #expect(count.value == 0)
    }

    @Test func `a row action applies to the row for which it was drawn`() throws {
        let list = EditableList([[1, 2], []], columns: true)
        let window = try WorkspaceFixture { list.page }
        let point = try #require(window.find("To 1"))
        list.sections[0].removeFirst()
        window.mouse(.press, point)
        window.mouse(.release, point)
        #expect(list.moves == [])
        window.click(try #require(window.find("To 1")))
        #expect(list.sections == [[], [2]])
    }

    @Test func `a click on a frame of the previous screen has no effect`() throws {
        let log = Box([Int]())
        let window = try WorkspaceFixture {
            Page(title: "", elements: [], actions: [Action("Go") { log.value.append(1) }])
        }
        let point = try #require(window.find("Go"))
        try window.push {
            Page(title: "", elements: [], actions: [Action("Go") { log.value.append(2) }])
        }
        window.mouse(.press, point)
        window.mouse(.release, point)
        #expect(log.value == [])
    }
}
