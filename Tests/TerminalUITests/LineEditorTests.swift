import Testing

@testable import TerminalUI

@Suite struct `Line editor` {
    @Test func `editing moves by whole characters`() {
        var editor = LineEditor(text: "가👨‍👩‍👧e\u{301}", cursor: .max)
        let handled = editor.handle(.backspace)
        #expect(handled)
        #expect(editor.text == "가👨‍👩‍👧")
        _ = editor.handle(.left)
        editor.insert("x", limit: 10)
        #expect(editor.text == "가x👨‍👩‍👧")
        #expect(editor.cursor == 2)
    }
}
