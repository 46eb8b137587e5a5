import Testing

@testable import FullScreenTerminal
@testable import TerminalUI

@Suite struct `Glyphs of a terminal` {
    private func cell(_ character: Character) -> Cell {
        Cell(character: character, style: .plain, isContinuation: false)
    }

    @Test(arguments: zip("─│╭╯┼…▄★", "-|+++~.*"))
    func `lines and marks are replaced only for ASCII`(mark: Character, ascii: Character) {
        #expect(TerminalGlyph.cell(for: cell(mark), ascii: true) == cell(ascii))
        #expect(TerminalGlyph.cell(for: cell(mark), ascii: false) == cell(mark))
    }

    @Test func `blocks begin with a background in the colour of their text`() {
        let full = TerminalGlyph.cell(for: cell("█"), ascii: false)
        #expect(full.character == " " && full.style.emphasis == .reverse)
        let half = TerminalGlyph.cell(for: cell("▀"), ascii: false)
        #expect(half.character == "▄" && half.style.emphasis == .reverse)
        #expect(TerminalGlyph.cell(for: cell("▀"), ascii: true) == cell("'"))
    }

    @Test(arguments: "aŁ한é")
    func `names are kept`(letter: Character) {
        #expect(TerminalGlyph.cell(for: cell(letter), ascii: true) == cell(letter))
    }
}
