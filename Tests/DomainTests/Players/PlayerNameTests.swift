import Domain
import Testing

@Suite struct `Names of players and teams` {
    @Test(arguments: [
        ("Anna", "Anna"), (" Anna ", "Anna"), ("Łukasz", "Łukasz"), ("손흥민", "손흥민"),
        ("李 明", "李 明"), ("👨‍👩‍👧‍👦", "👨‍👩‍👧‍👦"), ("🇰🇷", "🇰🇷"), ("न\u{947}हा", "न\u{947}हा"),
    ])
    func `a name in any script is trimmed and kept`(_ typed: String, _ kept: String) {
        #expect(PlayerName(typed).map { Array($0.text.utf8) } == Array(kept.utf8))
        #expect(TeamName(typed).map { Array($0.text.utf8) } == Array(kept.utf8))
    }

    @Test(arguments: [
        "", "   ", "\n", "\r\n", "\u{2003}\u{2028}", "\u{1B}", "\u{2066}\u{2069}", "\u{200B}",
        "\u{3164}", " \u{AD} \u{200D}",
    ])
    func `a name of nothing but blanks is none`(_ typed: String) {
        #expect(PlayerName(typed) == nil)
        #expect(TeamName(typed) == nil)
        #expect(PlayerName.validationError(in: typed) == .empty)
        #expect(TeamName.validationError(in: typed) == .empty)
    }

    @Test(arguments: ["a", "é", "손", "👨‍👩‍👧‍👦", "🇰🇷"])
    func `100 characters fit and 101 do not`(_ character: String) {
        let longest = String(repeating: character, count: 100)
        #expect(PlayerName(longest)?.text == longest)
        #expect(PlayerName(longest + character) == nil)
        #expect(TeamName(longest)?.text == longest)
        #expect(TeamName(longest + character) == nil)
        #expect(PlayerName.validationError(in: " \(longest) ") == nil)
        #expect(TeamName.validationError(in: " \(longest) ") == nil)
        #expect(PlayerName.validationError(in: longest + character) == .tooLong)
        #expect(TeamName.validationError(in: longest + character) == .tooLong)
    }
}
