import Domain
import Testing

@testable import PlayerEdit

@Suite struct `Player edit draft` {
    private let player: Player
    private let bare: Player

    init() throws {
        player = Player(
            id: PlayerID(1), name: try #require(PlayerName("Ana")), age: Age(30), skill: .amateur,
            preferredPosition: .winger, favouriteTeam: FavouriteTeam("Legia"))
        bare = Player(id: PlayerID(2), name: try #require(PlayerName("Bo")))
    }

    private func draft(_ field: PlayerField, _ text: String) -> PlayerEditDraft {
        var draft = PlayerEditDraft(field, of: player)
        draft.edit(text)
        return draft
    }

    @Test func `a draft starts with the stored value`() {
        let expected: [PlayerField: PlayerEditDraft.Value] = [
            .name: .name("Ana"), .age: .age("30"), .favouriteTeam: .favouriteTeam("Legia"),
            .preferredPosition: .preferredPosition(.winger), .skill: .skill(.amateur),
        ]
        for field in PlayerField.allCases {
            #expect(PlayerEditDraft(field, of: player).value == expected[field])
        }
    }

    @Test func `a draft of an empty field starts empty`() {
        let expected: [PlayerField: PlayerEditDraft.Value] = [
            .name: .name("Bo"), .age: .age(""), .favouriteTeam: .favouriteTeam(""),
            .preferredPosition: .preferredPosition(nil), .skill: .skill(nil),
        ]
        for field in PlayerField.allCases {
            #expect(PlayerEditDraft(field, of: bare).value == expected[field])
        }
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
        #expect(draft(.name, " Łukasz ").change == .name(try #require(PlayerName("Łukasz"))))
        #expect(draft(.age, " 31 ").change == .age(Age(31)))
        #expect(draft(.favouriteTeam, "Wisła").change == .favouriteTeam(FavouriteTeam("Wisła")))
    }

    @Test(arguments: [PlayerField.name, .age, .favouriteTeam])
    func `blanks around the stored value are no change`(field: PlayerField) {
        let stored: [PlayerField: String] = [.name: "Ana", .age: "30", .favouriteTeam: "Legia"]
        let draft = draft(field, "  \(stored[field] ?? "") ")
        #expect(draft.change == nil)
        #expect(!draft.isUnsaved)
    }

    @Test(arguments: ["", "  ", "\u{200B}", " \u{3164}"])
    func `an empty text clears age and team, and is not a valid name`(text: String) {
        #expect(draft(.age, text).change == .age(nil))
        #expect(draft(.favouriteTeam, text).change == .favouriteTeam(nil))
        #expect(draft(.name, text).change == nil)
        #expect(draft(.name, text).validationError == .nameMissing)
        #expect(draft(.name, text).isUnsaved)
    }

    @Test func `names and teams have at most 100 characters`() {
        let longest = String(repeating: "👨‍👩‍👧", count: 100)
        #expect(draft(.name, longest).validationError == nil)
        #expect(draft(.favouriteTeam, longest).validationError == nil)
        #expect(draft(.name, longest + "a").validationError == .nameTooLong)
        #expect(draft(.favouriteTeam, longest + "a").validationError == .teamTooLong)
        #expect(draft(.favouriteTeam, longest + "a").isUnsaved)
        #expect(draft(.favouriteTeam, longest + "a").change == nil)
    }

    @Test(arguments: ["1", "120", "007"])
    func `an age from 1 to 120 is valid`(text: String) {
        #expect(draft(.age, text).validationError == nil)
        #expect(draft(.age, text).change == .age(Age(text: text)))
    }

    @Test(arguments: ["0", "121", "-3", "12.5", "thirty", "３０", "99999999999999999999"])
    func `an age outside 1 to 120 is not valid`(text: String) {
        #expect(draft(.age, text).validationError == .ageOutOfRange)
        #expect(draft(.age, text).change == nil)
        #expect(draft(.age, text).isUnsaved)
    }

    @Test func `an option changes its field, and the index after the last option clears it`() {
        var draft = PlayerEditDraft(.preferredPosition, of: player)
        draft.choose(0)
        #expect(draft.change == .preferredPosition(.goalkeeper))
        #expect(draft.isUnsaved)
        draft.choose(5)
        #expect(draft.change == .preferredPosition(nil))
        draft.choose(3)
        #expect(draft.change == nil)
        #expect(!draft.isUnsaved)

        draft = PlayerEditDraft(.skill, of: player)
        draft.choose(2)
        #expect(draft.change == .skill(.professional))
        draft.choose(3)
        #expect(draft.change == .skill(nil))
        draft.choose(1)
        #expect(draft.change == nil)
    }

    @Test(arguments: PlayerField.allCases)
    func `a text ignores options and a choice ignores text`(field: PlayerField) {
        let untouched = PlayerEditDraft(field, of: player)
        var draft = untouched
        switch field {
        case .name, .age, .favouriteTeam: draft.choose(0)
        case .preferredPosition, .skill: draft.edit("striker")
        }
        #expect(draft == untouched)
    }
}
