import Navigation
import Testing

@testable import TerminalUI

@MainActor @Suite struct `Dragging` {
    private func location(ofRow row: Int64, in window: WorkspaceFixture) throws -> Point {
        try #require(window.find("row \(row)."))
    }

    @Test func `marks the row onto which a row would be dropped`() throws {
        let list = EditableList([[1, 2], [3, 4]], columns: true)
        let window = try WorkspaceFixture { list.page }
        let target = try location(ofRow: 4, in: window)
        window.mouse(.press, try location(ofRow: 1, in: window))
        window.mouse(.drag, target)
        func marked() -> [String] {
            let frame = window.frame()
            return (0..<window.size.rows).compactMap { row in
                let cells = frame.row(row).filter {
                    $0.style == Style(.accent, [.bold, .underline])
                }
                return cells.isEmpty ? nil : String(cells.map(\.character)).filter { $0 != " " }
            }
        }
        #expect(marked() == ["row4."])
        window.mouse(.drag, Point(column: target.column, row: target.row + 6))
        #expect(marked() == ["S1"])
        window.mouse(.drag, target)
        window.mouse(.release, target)
        #expect(marked() == [])
        #expect(list.sections == [[2], [3, 1, 4]])
    }

    @Test func `back to its own row or out of the window changes nothing`() throws {
        let list = EditableList([[1, 2], [3, 4]], columns: true)
        let window = try WorkspaceFixture { list.page }
        let own = try location(ofRow: 1, in: window)
        window.drag(own, try location(ofRow: 4, in: window), to: own)
        window.drag(own, to: Point(column: -1, row: -1))
        window.drag(own, to: Point(column: 200, row: 100))
        // The terminal does not report the release.
        window.mouse(.press, own)
        window.mouse(.drag, try location(ofRow: 4, in: window))
        window.click(own)
        #expect(list.moves == [])
        #expect(list.activated == [1])
    }

    @Test func `within a row is a click`() throws {
        let list = EditableList([[1, 2]])
        let window = try WorkspaceFixture { list.page }
        let point = try location(ofRow: 1, in: window)
        window.drag(point, to: Point(column: point.column + 2, row: point.row))
        #expect(list.activated == [1])
    }

    @Test func `ends without effect at a key`() throws {
        let list = EditableList([[1, 2], [3, 4]], columns: true)
        let window = try WorkspaceFixture { list.page }
        try window.push { list.page }
        let target = try location(ofRow: 4, in: window)
        window.mouse(.press, try location(ofRow: 1, in: window))
        window.mouse(.drag, target)
        window.press(.escape)
        window.mouse(.release, target)
        #expect(list.moves == [])
        #expect(window.navigator.canGoBack)
    }

    @Test(arguments: [Size.medium, Size(columns: 120, rows: 24)], [true, false])
    func `a row scrolls the list at its edges`(size: Size, columns: Bool) throws {
        let list = EditableList([Array(1...60), Array(101...160)], columns: columns)
        let window = try WorkspaceFixture(size) { list.page }
        let start = try location(ofRow: 1, in: window)
        window.mouse(.press, start)
        for step in 0..<20 {
            window.mouse(.drag, Point(column: start.column + step % 2, row: size.rows - 1))
            #expect(FrameDefects.list(in: window.frame()) == [])
        }
        #expect(window.find("row 1.") == nil)
        #expect(window.find("row 101.") == nil || columns)
        let target = try location(ofRow: 50, in: window)
        window.mouse(.release, target)
        #expect(list.sections[0].firstIndex(of: 1) == 49)
        #expect(list.activated == [])
        window.mouse(.press, try location(ofRow: 49, in: window))
        for step in 0..<60 {
            window.mouse(.drag, Point(column: start.column + step % 2, row: 0))
            window.frame()
        }
        #expect(window.find("row 2.") != nil)
    }

    @Test(arguments: [Size(columns: 80, rows: 30), Size(columns: 120, rows: 40)])
    func `a name on the pitch moves its row to the other side`(size: Size) throws {
        let list = EditableList([[1], [2], []], columns: true)
        let window = try WorkspaceFixture(size) {
            @MainActor func side(_ section: Int) -> Pitch.Side {
                Pitch.Side(
                    "Side \(section)", role: .firstSide,
                    players: list.sections[section].map {
                        Pitch.Player("name \($0).", line: .defence, row: RowID($0))
                    }, section: section)
            }
            return Page(
                title: "", elements: list.page.elements,
                companions: [
                    Panel("Pitch", elements: [.pitch(Pitch(left: side(1), right: side(2)))])
                ])
        }
        let right = try #require(window.find("Side 2"))
        window.drag(try #require(window.find("name 2.")), to: right)
        #expect(list.sections == [[1], [], [2]])
        window.drag(try location(ofRow: 1, in: window), to: try #require(window.find("name 2.")))
        #expect(list.sections == [[], [], [1, 2]])
        window.drag(try #require(window.find("name 1.")), to: right)
        window.click(try #require(window.find("name 1.")))
        #expect(list.moves.count == 2)
        #expect(list.activated == [1])
        window.drag(try #require(window.find("name 2.")), to: try #require(window.find("S0")))
        #expect(list.sections == [[2], [], [1]])
    }

    @Test func `does not scroll a list with a fixed order`() throws {
        let rows = (1...60).map { Row(RowID($0), title: "row \($0).", activate: {}) }
        let window = try WorkspaceFixture { .list(Rows(rows)) }
        let start = try location(ofRow: 1, in: window)
        window.drag(start, to: Point(column: start.column, row: 22))
        #expect(window.find("row 1.") != nil)
    }

    @Test(arguments: [Size.medium, Size(columns: 120, rows: 24)])
    func `the thumb of a scroll bar scrolls its list`(size: Size) throws {
        let list = EditableList([Array(1...60), Array(101...160)], columns: true)
        let window = try WorkspaceFixture(size) { list.page }
        let top = try #require(window.find("█", after: size.columns / 2))
        let bottom = Point(column: top.column, row: size.rows)
        window.drag(top, to: bottom)
        #expect(window.find("row 160.") != nil)
        #expect(window.find("row 1.") != nil)
        window.drag(try #require(window.find("█", after: size.columns / 2)), to: top)
        #expect(window.find("row 101.") != nil)
        #expect(list.moves == [] && list.activated == [])
    }

    @Test func `a press on a scroll bar scrolls to the position`() throws {
        let list = EditableList([Array(1...1_000)])
        let window = try WorkspaceFixture { list.page }
        let top = try #require(window.find("█"))
        window.click(Point(column: top.column, row: 12))
        #expect(
            try (400...600).contains(Int(#require(window.focused.first).filter(\.isNumber)) ?? 0))
    }
}
