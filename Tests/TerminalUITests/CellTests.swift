import Testing

@testable import TerminalUI

@Suite struct `Cells` {
    @Test(
        arguments: ["a", " ", "é", "e\u{301}", "가", "👍", "🇷🇴", "\u{10FFFF}", "ỹ\u{334}"]
            as [Character])
    func `a cell returns its parts`(character: Character) {
        for role in Role.allCases {
            for emphasis in (0..<8 as Range<UInt8>).map(Style.Emphasis.init) {
                for isContinuation in [false, true] {
                    let style = Style(role, emphasis)
                    let cell = Cell(
                        character: character, style: style, isContinuation: isContinuation)
                    #expect(scalars(cell.character) == scalars(character))
                    #expect(cell.style == style)
                    #expect(cell.isContinuation == isContinuation)
                }
            }
        }
    }

    @Test func `a change of one part keeps the others`() {
        var cell = Cell(character: "가", style: Style(.accent, .bold), isContinuation: true)
        cell.character = "e\u{301}"
        #expect(cell.style == Style(.accent, .bold) && cell.isContinuation)
        cell.style = Style(.fifthBadge, .underline)
        #expect(scalars(cell.character) == scalars("e\u{301}") && cell.isContinuation)
        cell.isContinuation = false
        #expect(scalars(cell.character) == scalars("e\u{301}"))
        #expect(cell.style == Style(.fifthBadge, .underline))
    }

    @Test func `cells are equal if all parts have the same bytes`() {
        let cell = Cell(character: "n\u{303}", style: .plain, isContinuation: false)
        #expect(cell == Cell(character: "n\u{303}", style: .plain, isContinuation: false))
        #expect(cell != Cell(character: "\u{F1}", style: .plain, isContinuation: false))
        #expect(cell != Cell(character: "n\u{303}", style: .plain, isContinuation: true))
        #expect(cell != Cell(character: "n\u{303}", style: Style(.dim), isContinuation: false))
    }

    @Test func `only a character of one scalar has a scalar`() {
        #expect(Cell("a", style: .plain).scalar == "a")
        #expect(Cell(character: "n\u{303}", style: .plain, isContinuation: false).scalar == nil)
    }

    private func scalars(_ character: Character) -> [Unicode.Scalar] {
        Array(character.unicodeScalars)
    }
}

@Suite struct `Moved rows of a frame` {
    private func frame(_ lines: String...) -> Frame {
        var canvas = Canvas(size: Size(columns: 4, rows: lines.count))
        for (row, line) in lines.enumerated() {
            canvas.write(line, column: 0, row: row, width: 4)
        }
        return canvas.frame
    }

    @Test(arguments: [
        (1, "a\nc\nd\n\ne"), (-1, "a\n\nb\nc\ne"), (3, "a\n\n\n\ne"), (-5, "a\n\n\n\ne"),
    ])
    func `rows that nothing replaces are blank`(distance: Int, text: String) {
        var frame = frame("a", "b", "c", "d", "e")
        frame.moveRows(1..<4, by: distance)
        #expect(frame.text == text)
    }
}
