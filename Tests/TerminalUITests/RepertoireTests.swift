import Testing

@testable import TerminalUI

@Suite struct `Characters of a terminal` {
    private func drawn(_ text: String, _ repertoire: Repertoire) -> String {
        var canvas = Canvas(size: Size(columns: 12, rows: 1))
        canvas.write(text, column: 0, row: 0, width: 12)
        return canvas.frame.converted(to: repertoire).text
    }

    @Test(arguments: zip("─│╭╯┼…★▀▄↑•×“", "-|+++~*\'.^*x\""))
    func `lines and marks are ASCII characters`(mark: Character, ascii: Character) {
        for repertoire in [Repertoire.asciiMarks, .ascii] {
            #expect(drawn(String(mark), repertoire) == String(ascii))
        }
        #expect(drawn(String(mark), .unicode) == String(mark))
    }

    @Test(arguments: ["Łukasz", "손흥민", "e\u{301}", "👨"])
    func `letters are kept unless only ASCII can be shown`(name: String) {
        #expect(drawn(name, .asciiMarks) == name)
        #expect(drawn(name, .ascii).contains("?"))
    }

    @Test func `a question mark stands for each cell of another letter`() {
        #expect(drawn("a손흥민|", .ascii) == "a??????|")
        #expect(drawn("Łue\u{301}|", .ascii) == "?u?|")
    }

    @Test func `the colours and the cursor are kept`() {
        var canvas = Canvas(size: Size(columns: 4, rows: 1))
        canvas.write("─", column: 1, row: 0, width: 1, style: Style(.line, .bold))
        var frame = canvas.frame
        frame.cursor = Point(column: 2, row: 0)
        let converted = frame.converted(to: .ascii)
        #expect(converted.cells[1].style == Style(.line, .bold))
        #expect(converted.cursor == frame.cursor)
    }

    @Test func `a sentence has the marks of ASCII and all its letters`() {
        let text = "… 3 rows: “Łukasz” − 손흥민"
        #expect(Repertoire.asciiMarks.marked(text) == "... 3 rows: \"Łukasz\" - 손흥민")
        #expect(Repertoire.ascii.marked(text) == Repertoire.asciiMarks.marked(text))
        #expect(Repertoire.unicode.marked(text) == text)
    }
}

@Suite struct `The locale` {
    @Test(arguments: [
        ("UTF-8", Repertoire.unicode), ("utf8", .unicode), ("ANSI_X3.4-1968", .asciiMarks),
        ("US-ASCII", .asciiMarks), ("", .asciiMarks), ("ISO-8859-1", .ascii), ("EUC-KR", .ascii),
    ])
    func `has the characters of its encoding`(encoding: String, repertoire: Repertoire) {
        #expect(TextLocale.repertoire(encoding: encoding) == repertoire)
    }

    @Test(arguments: [
        (["LANG": "xx_YY.UTF-8"], "UTF-8"), (["LANG": "de_DE.ISO-8859-15@euro"], "ISO-8859-15"),
        (["LANG": "C.UTF-8", "LC_CTYPE": "C"], ""), (["LC_ALL": "", "LANG": "C.utf8"], "utf8"),
        (["LC_ALL": "POSIX", "LC_CTYPE": "C.UTF-8"], ""), ([:], ""),
    ])
    func `names its encoding in the first variable that is set`(
        variables: [String: String], encoding: String
    ) {
        #expect(TextLocale.encoding { variables[$0] } == encoding)
    }
}
