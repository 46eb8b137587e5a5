import Navigation
import TestSupport
import Testing

@testable import TerminalUI

@MainActor @Suite struct `The Korean layout` {
    /// Returns what is typed for a character until nothing but letters is left.
    private func letters(_ character: Character) -> String {
        KoreanLayout.parts(of: character).map { $0.map(letters).joined() } ?? String(character)
    }

    @Test func `has each letter on its key`() {
        let jamo = "ㅂㅈㄷㄱㅅㅛㅕㅑㅐㅔㅁㄴㅇㄹㅎㅗㅓㅏㅣㅋㅌㅊㅍㅠㅜㅡㅃㅉㄸㄲㅆㅒㅖ"
        let letters = jamo.flatMap { KoreanLayout.parts(of: $0) ?? [] }
        #expect(String(letters) == "qwertyuiopasdfghjklzxcvbnmQWERTOP")
    }

    @Test(
        arguments: [
            ("마", "ak"), ("닭", "ekfr"), ("뷁", "qnpfr"), ("가", "rk"), ("힣", "glg"), ("꽑", "Rhkfr"),
            ("의", "dml"), ("\u{1106}\u{1161}", "ak"), ("\u{1103}\u{1161}\u{11B0}", "ekfr"),
        ] as [(Character, String)])
    func `types the jamo of a syllable one after another`(syllable: Character, keys: String) {
        #expect(letters(syllable) == keys)
    }

    @Test(
        arguments: ["a", "é", "日", "ア", "👨‍👩‍👧", "\u{3130}", "\u{3164}", "\u{A97C}", "마\u{301}"]
            as [Character])
    func `has no other characters`(character: Character) {
        #expect(KoreanLayout.parts(of: character) == nil)
    }

    // MARK: In a workspace

    private let text = Box("")
    private let pressed = Box("")

    private func window() throws -> WorkspaceFixture {
        try WorkspaceFixture { [text, pressed] in
            Page(
                title: "T",
                elements: [
                    .list(
                        RowList("L", sections: [Section(rows: Rows([Row(RowID(1), title: "One")]))])
                    ),
                    .textField(TextField("F", text: text.value) { text.value = $0 }),
                ],
                actions: ["a", "R"].map { letter in
                    Action("Action \(letter)", key: .character(letter)) {
                        pressed.value.append(letter)
                    }
                })
        }
    }

    @Test func `performs the actions of the letters where no text is expected`() throws {
        let window = try window()
        window.type("ㅁaㄲ마")
        #expect(pressed.value == "aaRa" && text.value.isEmpty)
    }

    @Test func `types Hangul into a text field`() throws {
        let window = try window()
        window.press(.tab)
        window.type("ㅁ마")
        #expect(pressed.value.isEmpty && text.value == "ㅁ마")
    }

    @Test func `types Hangul into the command palette`() throws {
        let window = try window()
        window.type(":ㅁ")
        #expect(pressed.value.isEmpty && window.lines.contains { $0.contains("ㅁ") })
    }

    @Test func `has letters that wait for the work of those before, and precede later keys`()
        async throws
    {
        let navigator = Box<Navigator?>(nil)
        let window = try WorkspaceFixture { [pressed] in
            Page(
                title: "T", elements: [],
                actions: ["a", "b", "c"].map { letter in
                    Action("Action \(letter)", key: .character(letter)) {
                        pressed.value.append(letter)
                        navigator.value?.makeWork().enqueue { await Task.yield() }
                    }
                })
        }
        navigator.value = window.navigator
        // ㅁㅠㅁ is on the keys a, b and a.
        for character in "뮴c" { window.workspace.receive(.key(.character(character))) }
        await until { window.workspace.hasHandledTypeAhead }
        #expect(pressed.value == "abac")
    }

    @Test func `types the rest of a syllable into the field that its first letter shows`() throws {
        let isOpen = Box(false)
        let window = try WorkspaceFixture { [text] in
            guard isOpen.value else {
                return Page(
                    title: "T", elements: [],
                    actions: [Action("New", key: .character("n")) { isOpen.value = true }])
            }
            return Page(
                title: "T",
                elements: [.textField(TextField("F", text: text.value) { text.value = $0 })])
        }
        // ㅜ is on the key n.
        window.type("ㅟ")
        #expect(isOpen.value && text.value == "ㅣ")
    }
}
