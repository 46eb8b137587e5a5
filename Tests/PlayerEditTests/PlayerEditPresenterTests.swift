import Domain
import Navigation
import TestSupport
import Testing

@testable import PlayerEdit

@MainActor @Suite struct `Player edit presenter` {
    final class View: PlayerEditView {
        private(set) var state = PlayerEditState()
        func show(_ state: PlayerEditState) { self.state = state }
    }

    final class Steps: PlayerEditPresenterDelegate {
        private(set) var saved: [Player] = []
        func didSave(_ player: Player) { saved.append(player) }
    }

    let player: Player
    let players: InMemoryPlayers
    let activity = Activity()
    let view = View()
    let steps = Steps()

    init() throws {
        player = Player(
            id: PlayerID(1), name: try #require(PlayerName("Ana")), age: Age(30), skill: .amateur)
        let other = Player(id: PlayerID(2), name: try #require(PlayerName("Bo")))
        players = InMemoryPlayers([player, other])
    }

    func edit(_ field: PlayerField) -> PlayerEditPresenter {
        let presenter = PlayerEditPresenter(
            PlayerEditDraft(field, of: player), players: players, work: WorkScope(activity),
            steps: steps)
        presenter.view = view
        return presenter
    }

    @Test func `the title is the field's name and the value is what is stored`() {
        let words = ["goalkeeper", "defender", "midfielder", "winger", "striker", "None"]
        let expected: [PlayerField: (String, PlayerEditState.Content)] = [
            .name: ("Name", .text("Ana", problem: nil)),
            .age: ("Age", .text("30", problem: nil)),
            .favouriteTeam: ("Favourite team", .text("", problem: nil)),
            .preferredPosition: ("Preferred position", .choice(options: words, selected: 5)),
            .skill: (
                "Skill",
                .choice(options: ["beginner", "amateur", "professional", "None"], selected: 1)
            ),
        ]
        for field in PlayerField.allCases {
            _ = edit(field)
            #expect(view.state.title == expected[field]?.0)
            #expect(view.state.content == expected[field]?.1)
            #expect(!view.state.isDoneEnabled)
            #expect(view.state.notice == nil)
        }
    }

    @Test func `Done waits for a value that differs`() {
        let presenter = edit(.name)
        presenter.didEdit("Ana ")
        #expect(!view.state.isDoneEnabled)
        presenter.didEdit("Anna")
        #expect(view.state.isDoneEnabled)
        presenter.didEdit("Ana")
        #expect(!view.state.isDoneEnabled)
    }

    @Test(arguments: [
        (PlayerField.name, " ", "A player needs a name."),
        (.name, String(repeating: "a", count: 101), "A name has at most 100 characters."),
        (.age, "121", "An age is a whole number from 1 to 120, or empty."),
        (.favouriteTeam, String(repeating: "a", count: 101), "A team has at most 100 characters."),
    ])
    func `a value that is not valid cannot be stored and says why`(
        field: PlayerField, text: String, problem: String
    ) async {
        let presenter = edit(field)
        presenter.didEdit(text)
        #expect(view.state.content == .text(text, problem: problem))
        #expect(!view.state.isDoneEnabled)
        presenter.didSubmit()
        presenter.didConfirmName()
        await activity.waitUntilIdle()
        #expect(players.calls.made.isEmpty)
    }

    @Test func `Done without a difference stores nothing`() async {
        edit(.name).didSubmit()
        await activity.waitUntilIdle()
        #expect(players.calls.made.isEmpty)
        #expect(steps.saved.isEmpty)
    }

    @Test func `a text is stored and reported once`() async {
        let presenter = edit(.age)
        presenter.didEdit("31")
        presenter.didSubmit()
        #expect(view.state.isSaving)
        await activity.waitUntilIdle()
        #expect(players.player(player.id)?.age == Age(31))
        #expect(steps.saved == [players.player(player.id)])
        #expect(players.calls.made == [.update])
        #expect(!view.state.isSaving)
    }

    @Test func `what somebody else has stored meanwhile stays, and is reported`() async throws {
        let presenter = edit(.age)
        var renamed = player
        renamed.name = try #require(PlayerName("Anna"))
        players.put(renamed)
        presenter.didEdit("31")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        renamed.age = Age(31)
        #expect(players.player(player.id) == renamed)
        #expect(steps.saved == [renamed])
    }

    @Test func `choosing marks an option and Done stores it`() async {
        let presenter = edit(.preferredPosition)
        presenter.didChoose(4)
        guard case .choice(_, let selected) = view.state.content else {
            Issue.record("a position is chosen")
            return
        }
        #expect(selected == 4)
        #expect(view.state.isDoneEnabled)
        #expect(players.calls.made.isEmpty)
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(steps.saved.map(\.preferredPosition) == [.striker])
    }

    @Test func `None clears a choice`() async {
        let presenter = edit(.skill)
        presenter.didChoose(3)
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(steps.saved.map(\.skill) == [nil])
    }

    @Test func `while it is stored nothing is sent twice, nothing changes and nobody leaves`()
        async
    {
        let presenter = edit(.age)
        players.calls.gate.close()
        presenter.didEdit("31")
        presenter.didSubmit()
        await players.calls.gate.untilWaiting()
        let state = view.state
        presenter.didSubmit()
        presenter.didConfirmName()
        presenter.didEdit("32")
        presenter.didChoose(0)
        #expect(!presenter.dismissalDecision().isAllowed)
        #expect(view.state == state)

        players.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(players.calls.made == [.update])
        #expect(steps.saved.map(\.age) == [Age(31)])
    }
}
