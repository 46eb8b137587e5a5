import TestSupport
import Testing

@testable import TerminalUI

@Suite struct `Widths of characters` {
    @Test(
        arguments: [
            ("a", 1), ("가", 2), ("中", 2), ("Ａ", 2), ("é", 1), ("e\u{301}", 1), ("🇰🇷", 2), ("🇰", 1),
            ("👨‍👩‍👧", 2), ("👍🏽", 2), ("❤️", 1), ("1️⃣", 1), ("🏴󠁧󠁢󠁥󠁮󠁧󠁿", 2), ("\u{1112}\u{1161}\u{11AB}", 2),
            ("กำ", 2),
            ("\u{301}", 1), ("\u{1161}", 1), ("\u{11A8}", 1), ("\u{200B}", 0), ("\u{2060}", 0),
            ("\u{200E}", 0), ("\u{AD}", 0),
        ] as [(Character, Int)])
    func `a character has the width that terminals use`(character: Character, width: Int) {
        #expect(Glyph(character).width == width)
    }

    @Test(
        arguments: [
            ("é", 2), ("±", 2), ("Ł", 2), ("α", 2), ("ж", 2), ("e\u{301}", 1), ("\u{301}", 1),
            ("ğ", 1), ("→\u{301}", 2), ("a", 1), ("가", 2), ("🇰🇷", 2), ("…", 1), ("─", 1), ("█", 1),
            ("●", 1),
        ] as [(Character, Int)])
    func `letters and symbols without an ASCII mark are wide where ambiguous characters are`(
        character: Character, width: Int
    ) {
        let glyph = AmbiguousWidth.with(.wide) { Glyph(character) }
        #expect(glyph.width == width)
    }

    @Test(
        arguments: [
            "\u{0}", "\u{1B}", "\n", "\u{7F}", "\u{9B}", "\u{202E}", "\u{2066}", "\u{2028}", "\r\n",
        ] as [Character])
    func `a control character is replaced`(character: Character) {
        #expect(Glyph(character).character == "\u{FFFD}")
        #expect(Glyph(character).width == 1)
    }

    @Test func `a joined emoji is drawn as its first part`() {
        #expect(Glyph("👨‍👩‍👧").character == "👨")
        #expect(Glyph("👍🏽").character == "👍")
        #expect(Glyph("❤️").character == "❤")
    }

    @Test func `a drawn character is unchanged when it is drawn again`() {
        for value in stride(from: 0, to: UInt32(0x30000), by: TestBudget.environment.isLong ? 1 : 7)
        {
            guard let scalar = Unicode.Scalar(value) else { continue }
            for text in [String(scalar), "a\(scalar)", "가\(scalar)b", "👨\(scalar)"] {
                for character in text {
                    let glyph = Glyph(character)
                    guard glyph.width > 0 else { continue }
                    let again = Glyph(glyph.character)
                    #expect(again.character == glyph.character && again.width == glyph.width)
                    #expect(again.width <= 4)
                }
            }
        }
    }

    @Test func `the number of combining marks is limited`() {
        let tower = Character("e" + String(repeating: "\u{301}", count: 500))
        #expect(Glyph(tower).character.unicodeScalars.count <= 8)
        #expect(Glyph(tower).width == 1)
        let marks = Character("\u{301}" + String(repeating: "\u{302}", count: 500))
        #expect(Glyph(marks).width == 1)
    }

    @Test func `a UTF-8 locale is available`() {
        #expect(TextLocale.isUnicode)
    }
}

@Suite struct `Text in cells` {
    private func fit(_ text: String, _ limit: Int) -> String {
        String(CellText.glyphs(text, limit).map(\.character))
    }

    @Test func `text that is too long is cut between characters`() {
        #expect(fit("한글이름", 8) == "한글이름")
        #expect(fit("한글이름", 7) == "한글이…")
        #expect(fit("한글이름", 6) == "한글…")
        #expect(fit("한글이름", 1) == "…")
        #expect(fit("한글", 0) == "")
        #expect(fit("e\u{301}e\u{301}e\u{301}", 2) == "e\u{301}…")
    }

    @Test func `lines wrap between words, and within words that are too long`() {
        #expect(CellText.wrap("one two three", 7) == ["one two", "three"])
        #expect(CellText.wrap("first\n\nlast", 9) == ["first", "", "last"])
        #expect(CellText.wrap("a 名前は百文字までです", 8) == ["a", "名前は百", "文字まで", "です"])
        #expect(CellText.wrap("가나", 1) == ["가", "나"])
        #expect(CellText.wrap("x", 0) == [])
        #expect(CellText.wrap("", 5) == [""])
    }

    @Test func `drawing over half of a wide character removes all of it`() {
        var canvas = Canvas(size: Size(columns: 8, rows: 1))
        canvas.write("한글한글", column: 0, row: 0, width: 8)
        canvas.write("x", column: 1, row: 0, width: 1)
        canvas.write("y", column: 4, row: 0, width: 1)
        #expect(canvas.frame.text == " x글y 글")
        #expect(FrameDefects.list(in: canvas.frame) == [])
        canvas.fill(Area(column: 3, row: 0, width: 4, height: 1), with: "─", style: .plain)
        #expect(canvas.frame.text == " x ────")
        canvas.write("क्षि", column: 0, row: 0, width: 8)
        canvas.write("z", column: 1, row: 0, width: 1)
        #expect(FrameDefects.list(in: canvas.frame) == [])
    }

    @Test func `drawing outside the frame has no effect`() {
        var canvas = Canvas(size: Size(columns: 4, rows: 1))
        canvas.write("a", column: -1, row: 0, width: 9)
        canvas.write("a", column: 0, row: 1, width: 9)
        canvas.write("a", column: 4, row: 0, width: 9)
        canvas.fill(Area(column: 9, row: 0, width: 9, height: 9), with: "x", style: .plain)
        #expect(canvas.frame == Frame(size: Size(columns: 4, rows: 1)))
        canvas.write("abc가", column: 0, row: 0, width: 9)
        #expect(canvas.frame.text == "abc…")
        canvas.placeCursor(column: 9, row: 9)
        #expect(canvas.frame.cursor == Point(column: 3, row: 0))
    }
}
