import Navigation
import Testing

@testable import TerminalUI

@MainActor @Suite struct `The mouse` {
    private func at(_ row: Int64, _ window: Window) throws -> Point {
        try #require(window.find("row \(row)."))
    }

    @Test func `a click activates the row that it began on`() throws {
        let squad = Squad([Array(1...40)])
        let window = try Window { squad.page }
        window.click(try at(3, window))
        #expect(squad.activated == [3])
        window.mouse(.release, try at(4, window))
        #expect(squad.activated == [3])
    }

    @Test func `a row that moves away under a still mouse is what was clicked`() throws {
        let squad = Squad([Array(1...40)])
        let window = try Window { squad.page }
        let point = try at(5, window)
        window.mouse(.press, point)
        squad.sections[0].insert(99, at: 0)
        window.frame()
        window.mouse(.release, point)
        #expect(squad.activated == [5])
    }

    @Test func `what was drawn before the rows changed acts on no other row`() throws {
        let squad = Squad([Array(1...40)])
        let window = try Window { squad.page }
        let point = try at(5, window)
        squad.sections[0].removeFirst(10)
        window.mouse(.press, point)
        window.mouse(.release, point)
        #expect(squad.activated == [])
        #expect(squad.moves == [])
        squad.sections[0] = []
        window.mouse(.press, point)
        window.mouse(.release, point)
        #expect(squad.activated == [])
    }

    @Test func `a drag takes a row to the place where it is let go`() throws {
        let squad = Squad([[1, 2, 3], [4, 5]], columns: true)
        let window = try Window { squad.page }
        window.drag(try at(2, window), to: try at(5, window))
        #expect(squad.sections == [[1, 3], [4, 2, 5]])
        window.drag(try at(4, window), to: try at(5, window))
        #expect(squad.sections == [[1, 3], [2, 5, 4]])
        window.drag(try at(1, window), to: try #require(window.find("S1")))
        #expect(squad.sections == [[3], [1, 2, 5, 4]])
        window.drag(try at(1, window), to: Point(column: 5, row: 15))
        #expect(squad.sections == [[3, 1], [2, 5, 4]])
        window.drag(try at(3, window), to: Point(column: 5, row: 15))
        #expect(squad.sections == [[1, 3], [2, 5, 4]])
        window.drag(try at(3, window), to: Point(column: 5, row: 0))
        #expect(squad.moves.count == 5)
        #expect(squad.activated == [])
    }

    @Test func `a drag in sections below each other finds its section`() throws {
        let squad = Squad([[1, 2], [3], []])
        squad.titles = ["S0", "S1", "S2"]
        let window = try Window { squad.page }
        window.drag(try at(1, window), to: try at(3, window))
        #expect(squad.sections == [[2], [1, 3], []])
        window.drag(try at(3, window), to: try #require(window.find("S2")))
        #expect(squad.sections == [[2], [1], [3]])
    }

    @Test(arguments: [true, false])
    func `the wheel scrolls and does nothing else`(columns: Bool) throws {
        let squad = Squad([Array(1...60), Array(101...160)], columns: columns)
        let window = try Window { squad.page }
        let point = try at(3, window)
        for _ in 0..<4 {
            window.mouse(.wheelDown, point)
            #expect(FrameFaults.list(in: window.frame()) == [])
        }
        #expect(window.find("row 1.") == nil)
        #expect(window.focused.count == 1)
        for _ in 0..<9 {
            window.mouse(.wheelUp, point)
            window.frame()
        }
        #expect(window.find("row 1.") != nil)
        #expect(squad.activated == [] && squad.moves == [])
        if columns {
            let other = try at(101, window)
            window.mouse(.wheelDown, other)
            #expect(window.find("row 101.") == nil)
            #expect(window.find("row 1.") != nil)
        }
    }

    @Test func `every other thing can be clicked`() throws {
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
        let window = try Window(Size(columns: 80, rows: 40), page)
        for text in ["Bar", "Switch", "second", "minus", "plus", "Way out", "Foot"] {
            window.click(try #require(window.find(text), "\(text)"))
        }
        #expect(
            log.value == ["Bar", "toggle false", "choose 1", "minus", "plus", "Way out", "Foot"])
        window.click(try #require(window.find("Field")))
        window.type("x")
        #expect(log.value.last == "edit x")
        window.click(try #require(window.find("F1 Keys")))
        #expect(window.workspace.keysShownFrom == 0)
        window.click(Point(column: 0, row: 0))
        #expect(window.workspace.keysShownFrom == nil)
        window.mouse(.wheelDown, Point(column: 0, row: 30))
        try window.push(page)
        window.frame()
        window.click(try #require(window.find("Back")))
        #expect(!window.navigator.canGoBack)
    }

    @Test func `a press elsewhere and a release here is no click`() throws {
        let count = Box(0)
        let window = try Window {
            Page(title: "T", elements: [], actions: [Action("Foot") { count.value += 1 }])
        }
        let foot = try #require(window.find("Foot"))
        window.drag(Point(column: 40, row: 10), to: foot)
        window.drag(foot, to: Point(column: 40, row: 10))
        #expect(count.value == 0)
    }

    @Test func `what the focused row can do is done to that row`() throws {
        let squad = Squad([[1, 2], []], columns: true)
        let window = try Window { squad.page }
        let point = try #require(window.find("To 1"))
        squad.sections[0].removeFirst()
        window.mouse(.press, point)
        window.mouse(.release, point)
        #expect(squad.moves == [])
        window.click(try #require(window.find("To 1")))
        #expect(squad.sections == [[], [2]])
    }

    @Test func `what was drawn of one screen does nothing on the next`() throws {
        let log = Box([Int]())
        let window = try Window {
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
