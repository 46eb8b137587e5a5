import Domain
import Records
import Testing

@testable import PlayerEdit

@Suite struct `Player edit draft` {
    private let player: Player
    private let bare: Player

    init() throws {
        player = Player(
            id: PlayerID(1), name: try #require(PlayerName("Ana")), age: Age(30), skill: .amateur,
            preferredPosition: .winger, favouriteTeam: ShortText("Legia"))
        bare = Player(id: PlayerID(2), name: try #require(PlayerName("Bo")))
    }

    private func draft<Value: FieldValue>(
        _ path: any KeyPath<Player, Value> & Sendable, _ text: String
    ) -> PlayerEditDraft {
        var draft = PlayerEditDraft(PlayerField(path), of: player)
        draft.edit(text)
        return draft
    }

    @Test func `a draft starts with the stored value`() {
        let texts = PlayerField.allCases.map { PlayerEditDraft($0, of: player).text }
        #expect(texts == ["Ana", "30", "amateur", "winger", "Legia", ""])
        let empty = PlayerField.allCases.map { PlayerEditDraft($0, of: bare).text }
        #expect(empty == ["Bo", "", "", "", "", ""])
    }

    @Test(arguments: PlayerField.allCases)
    func `an unedited draft has no change`(field: PlayerField) {
        for draft in [PlayerEditDraft(field, of: player), PlayerEditDraft(field, of: bare)] {
            #expect(draft.validationError == nil)
            #expect(draft.change == nil)
            #expect(!draft.isUnsaved)
        }
    }

    @Test func `a text changes its field`() throws {
        #expect(
            draft(\.name, " Łukasz ").change
                == PlayerChange(\.name, try #require(PlayerName("Łukasz"))))
        #expect(draft(\.age, " 31 ").change == PlayerChange(\.age, Age(31)))
        #expect(
            draft(\.favouriteTeam, "Wisła").change
                == PlayerChange(\.favouriteTeam, ShortText("Wisła")))
    }

    @Test func `blanks around the stored value are no change`() {
        let drafts = [
            draft(\.name, " Ana "), draft(\.age, " 30"), draft(\.favouriteTeam, "Legia "),
        ]
        for draft in drafts {
            #expect(draft.change == nil)
            #expect(!draft.isUnsaved)
        }
    }

    @Test(arguments: ["", "  ", "\u{200B}", " \u{3164}"])
    func `an empty text clears age and team, and is not a valid name`(text: String) {
        #expect(draft(\.age, text).change == PlayerChange(\.age, nil))
        #expect(draft(\.favouriteTeam, text).change == PlayerChange(\.favouriteTeam, nil))
        #expect(draft(\.name, text).change == nil)
        #expect(draft(\.name, text).validationError == .missing)
        #expect(draft(\.name, text).isUnsaved)
    }

    @Test func `names and teams have at most 100 characters`() {
        let longest = String(repeating: "👨‍👩‍👧", count: 100)
        #expect(draft(\.name, longest).validationError == nil)
        #expect(draft(\.favouriteTeam, longest).validationError == nil)
        #expect(draft(\.name, longest + "a").validationError == .tooLong(maximum: 100))
        #expect(draft(\.favouriteTeam, longest + "a").validationError == .tooLong(maximum: 100))
        #expect(draft(\.favouriteTeam, longest + "a").isUnsaved)
        #expect(draft(\.favouriteTeam, longest + "a").change == nil)
    }

    @Test(arguments: ["1", "120", "007"])
    func `an age from 1 to 120 is valid`(text: String) {
        #expect(draft(\.age, text).validationError == nil)
        #expect(draft(\.age, text).change == PlayerChange(\.age, Int(text).flatMap { Age($0) }))
    }

    @Test(arguments: ["0", "121", "-3", "12.5", "thirty", "３０", "99999999999999999999"])
    func `an age outside 1 to 120 is not valid`(text: String) {
        #expect(draft(\.age, text).validationError == .outOfRange(1...120))
        #expect(draft(\.age, text).change == nil)
        #expect(draft(\.age, text).isUnsaved)
    }

    @Test func `an option changes its field, and the index after the last option clears it`() {
        var draft = PlayerEditDraft(PlayerField(\.preferredPosition), of: player)
        draft.choose(0)
        #expect(draft.change == PlayerChange(\.preferredPosition, .goalkeeper))
        #expect(draft.isUnsaved)
        draft.choose(5)
        #expect(draft.change == PlayerChange(\.preferredPosition, nil))
        draft.choose(3)
        #expect(draft.change == nil)
        #expect(!draft.isUnsaved)

        draft = PlayerEditDraft(PlayerField(\.skill), of: player)
        draft.choose(2)
        #expect(draft.change == PlayerChange(\.skill, .professional))
        draft.choose(3)
        #expect(draft.change == PlayerChange(\.skill, nil))
        draft.choose(1)
        #expect(draft.change == nil)
    }

    @Test(arguments: PlayerField.allCases)
    func `a text ignores options and a choice ignores text`(field: PlayerField) {
        let untouched = PlayerEditDraft(field, of: player)
        var draft = untouched
        if draft.options == nil { draft.choose(0) } else { draft.edit("striker") }
        #expect(draft == untouched)
    }
}
