import TerminalUI
import Testing

@testable import PlainTerminal

@MainActor @Suite struct `Numbers of items` {
    private let kept = ItemNumbers(areKept: true)

    private func outline(actions: [String], rows: [Int64]) -> PageOutline {
        let rows = Rows(rows.map { Row(RowID($0), title: "P\($0)") })
        return PageOutline(
            Page(
                title: "Squad",
                elements: [.list(RowList("Players", sections: [Section(rows: rows)]))],
                actions: actions.map { Action($0) {} }))
    }

    private func print(_ outline: PageOutline, by numbers: ItemNumbers) -> [Int] {
        (1...outline.itemCount).compactMap { position in
            outline.identity(at: position).map {
                numbers.printed($0, at: position, of: outline)
            }
        }
    }

    @Test func `are positions`() throws {
        let numbers = ItemNumbers()
        #expect(print(outline(actions: ["Add"], rows: [1, 2]), by: numbers) == [1, 2, 3])
        let later = outline(actions: ["Add"], rows: [2])
        #expect(throws: CommandError(PlainStrings.changed)) {
            try numbers.position(of: 2, in: later)
        }
        #expect(try numbers.position(of: 1, in: later) == 1)
        #expect(try numbers.position(of: 9, in: later) == nil)
        #expect(print(later, by: numbers) == [1, 2])
    }

    @Test func `can be kept while other items come and go`() throws {
        #expect(print(outline(actions: ["Add"], rows: [1, 2, 3]), by: kept) == [1, 2, 3, 4])
        let later = outline(actions: ["Undo", "Add"], rows: [2, 3, 4])
        #expect(print(later, by: kept) == [6, 1, 3, 4, 5])
        #expect(try kept.position(of: 1, in: later) == 2)
        #expect(try kept.position(of: 3, in: later) == 3)
        #expect(try kept.position(of: 6, in: later) == 1)
        #expect(throws: CommandError(PlainStrings.changed)) {
            try kept.position(of: 2, in: later)
        }
    }

    @Test func `that are kept do not address an item by its position`() throws {
        let first = outline(actions: ["Add"], rows: [1, 2, 3])
        _ = kept.printed(try #require(first.identity(at: 2)), at: 2, of: first)
        let later = outline(actions: ["Add"], rows: [9, 1])
        #expect(try kept.position(of: 2, in: later) == 3)
        #expect(try kept.position(of: 3, in: later) == nil)
        #expect(try kept.position(of: 1, in: later) == 1)
    }

    @Test func `of items that have left are not used again`() {
        #expect(print(outline(actions: ["Add"], rows: [1, 2]), by: kept) == [1, 2, 3])
        let later = outline(actions: ["Add"], rows: [9, 2])
        #expect(print(later, by: kept) == [1, 4, 3])
        #expect(throws: CommandError(PlainStrings.changed)) {
            try kept.position(of: 2, in: later)
        }
    }

    @Test func `of actions with one name differ`() throws {
        let page = outline(actions: ["Goal", "Goal"], rows: [1])
        #expect(print(page, by: kept) == [1, 2, 3])
        #expect(try kept.position(of: 2, in: page) == 2)
    }
}
