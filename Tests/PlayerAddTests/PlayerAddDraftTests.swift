import Domain
import Testing

@testable import PlayerAdd

@Suite struct `The input for a new player` {
    @Test(arguments: ["", "  ", "\u{200B}", "\u{3164}"])
    func `has no name without a visible character`(text: String) {
        let input = PlayerAddDraft(name: text)
        #expect(input.change == nil)
        #expect(input.error == nil)
    }

    @Test func `is unsaved with a character other than blanks`() {
        #expect(!PlayerAddDraft(name: " ").isUnsaved)
        #expect(PlayerAddDraft(name: " B").isUnsaved)
    }

    @Test func `has a trimmed name`() {
        #expect(PlayerAddDraft(name: " 손흥민 ").change?.text == "손흥민")
    }

    @Test func `has an error for a name of more than 100 characters`() {
        let longest = String(repeating: "👨‍👩‍👧", count: 100)
        #expect(PlayerAddDraft(name: longest).change != nil)
        #expect(PlayerAddDraft(name: longest).error == nil)
        let input = PlayerAddDraft(name: longest + "a")
        #expect(input.change == nil)
        #expect(input.error == "Shorten the name to at most 100 characters.")
    }
}
