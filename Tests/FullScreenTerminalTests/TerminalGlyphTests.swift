import Testing

@testable import FullScreenTerminal
@testable import TerminalUI

@Suite struct `Glyphs of a terminal` {
    private func cell(_ character: Character) -> Cell {
        Cell(character: character, style: .plain, isContinuation: false)
    }

    @Test(arguments: [("█", " "), ("▀", "▄")] as [(Character, Character)])
    func `blocks begin with a background in the colour of their text`(
        block: Character, glyph: Character
    ) {
        let cell = TerminalGlyph.cell(for: cell(block))
        #expect(cell.character == glyph && cell.style.emphasis == .reverse)
    }

    @Test(arguments: "aŁ한é─│▄")
    func `other characters are kept`(letter: Character) {
        #expect(TerminalGlyph.cell(for: cell(letter)) == cell(letter))
    }
}
