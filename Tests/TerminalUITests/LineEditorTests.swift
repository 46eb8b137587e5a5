import TestSupport
import Testing

@testable import TerminalUI

@Suite struct `Editing a line` {
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

    @Test(
        arguments: [
            (.home, "one two x", 0), (.control("a"), "one two x", 0), (.end, "one two x", 9),
            (.control("e"), "one two x", 9), (.backspace, "one twox", 7), (.delete, "one two ", 8),
            (.control("u"), "x", 0), (.control("k"), "one two ", 8), (.control("w"), "one x", 4),
            (.left, "one two x", 7), (.right, "one two x", 9), (.control("d"), "one two ", 8),
        ] as [(Key, String, Int)])
    func `editing keys act at the cursor`(key: Key, text: String, cursor: Int) {
        var editor = LineEditor(text: "one two x", cursor: 8)
        let isHandled = editor.handle(key)
        #expect(isHandled)
        #expect(editor.text == text)
        #expect(editor.cursor == cursor)
    }

    @Test func `the cursor stays between characters after random edits`() {
        for seed in TestBudget.environment.seeds(200, long: 5_000) {
            var random = SeededGenerator(seed: seed)
            var editor = LineEditor(text: "", cursor: 0)
            let pieces = [
                "a", "\u{301}", "\u{1112}", "\u{1161}", "\u{11AB}", "👨", "\u{200D}", "👩", "🇰", "🇷",
                " ", "\r\n", "👍", "🏽",
            ]
            let keys: [Key] = [.left, .right, .backspace, .delete, .control("w"), .home, .end]
            for _ in 0..<60 {
                if random.chance(60) {
                    editor.insert(random.pick(pieces) ?? "", limit: 20)
                } else {
                    _ = editor.handle(random.pick(keys) ?? .left)
                }
                #expect((0...editor.text.count).contains(editor.cursor), "seed \(seed)")
                #expect(editor.text.count <= 20, "seed \(seed)")
            }
        }
    }

    @Test func `other keys are not handled`() {
        var editor = LineEditor(text: "x", cursor: 5)
        let isHandled = editor.handle(.up)
        #expect(!isHandled)
        #expect(editor.cursor == 1)
    }
}
