import Domain
import Navigation
import TestSupport
import Testing

@testable import PlayerEdit

@MainActor @Suite struct `Player edit presenter` {
    private final class Delegate: PlayerEditPresenterDelegate {
        private(set) var saved: [Player] = []
        func didSave(_ player: Player) { saved.append(player) }
    }

    private let player: Player
    private let players: InMemoryPlayers
    private let activity = Activity()
    private let delegate = Delegate()

    init() throws {
        player = Player(
            id: PlayerID(1), name: try #require(PlayerName("Ana")), age: Age(30), skill: .amateur)
        let other = Player(id: PlayerID(2), name: try #require(PlayerName("Bo")))
        players = InMemoryPlayers([player, other])
    }

    private func present(_ field: PlayerField) -> PlayerEditPresenter {
        PlayerEditPresenter(
            PlayerEditDraft(field, of: player), players: players, work: WorkScope(activity),
            delegate: delegate)
    }

    private func submit(_ text: String, to presenter: PlayerEditPresenter) async {
        presenter.didEdit(text)
        presenter.didSubmit()
        await activity.waitUntilIdle()
    }

    // MARK: Editing

    @Test func `the title is the name of the field and the content is the stored value`() {
        let positions = ["goalkeeper", "defender", "midfielder", "winger", "striker", "None"]
        let expected: [PlayerField: (String, PlayerEditState.Content)] = [
            .name: ("Name", .text("Ana", error: nil)),
            .age: ("Age", .text("30", error: nil)),
            .favouriteTeam: ("Favourite team", .text("", error: nil)),
            .preferredPosition: ("Preferred position", .choice(options: positions, selected: 5)),
            .skill: (
                "Skill",
                .choice(options: ["beginner", "amateur", "professional", "None"], selected: 1)
            ),
        ]
        for field in PlayerField.allCases {
            let presenter = present(field)
            #expect(presenter.state.title == expected[field]?.0)
            #expect(presenter.state.content == expected[field]?.1)
            #expect(!presenter.state.isDoneEnabled)
            #expect(presenter.state.notice == nil)
        }
    }

    @Test func `Done is enabled for a value that differs from the stored one`() async {
        let presenter = present(.name)
        presenter.didEdit("Ana ")
        #expect(!presenter.state.isDoneEnabled)
        presenter.didEdit("Anna")
        #expect(presenter.state.isDoneEnabled)
        await submit("Ana", to: presenter)
        #expect(!presenter.state.isDoneEnabled)
        #expect(players.calls.made.isEmpty)
    }

    @Test(arguments: [
        (PlayerField.name, " ", "Enter a name."),
        (.name, String(repeating: "a", count: 101), "Shorten the name to at most 100 characters."),
        (.age, "121", "Enter a whole number from 1 to 120, or leave the field empty."),
        (
            .favouriteTeam, String(repeating: "a", count: 101),
            "Shorten the team name to at most 100 characters."
        ),
    ])
    func `an invalid value shows its error and cannot be saved`(
        field: PlayerField, text: String, error: String
    ) async {
        let presenter = present(field)
        presenter.didEdit(text)
        #expect(presenter.state.content == .text(text, error: error))
        #expect(!presenter.state.isDoneEnabled)
        presenter.didSubmit()
        presenter.didConfirmName()
        await activity.waitUntilIdle()
        #expect(players.calls.made.isEmpty)
    }

    // MARK: Saving

    @Test func `a save keeps fields that were changed in the meantime and is reported once`()
        async throws
    {
        let presenter = present(.age)
        var renamed = player
        renamed.name = try #require(PlayerName("Anna"))
        players.put(renamed)
        presenter.didEdit("31")
        presenter.didSubmit()
        #expect(presenter.state.isSaving)
        await activity.waitUntilIdle()
        renamed.age = Age(31)
        #expect(players.player(player.id) == renamed)
        #expect(delegate.saved == [renamed])
        #expect(players.calls.made == [.update])
        #expect(!presenter.state.isSaving)
    }

    @Test func `a choice is selected at once and saved with Done`() async {
        let presenter = present(.preferredPosition)
        presenter.didChoose(4)
        guard case .choice(_, let selected) = presenter.state.content else {
            Issue.record("The content is not a choice.")
            return
        }
        #expect(selected == 4)
        #expect(presenter.state.isDoneEnabled)
        #expect(players.calls.made.isEmpty)
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(delegate.saved.map(\.preferredPosition) == [.striker])
    }

    @Test func `None clears a choice`() async {
        let presenter = present(.skill)
        presenter.didChoose(3)
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(delegate.saved.map(\.skill) == [nil])
    }

    @Test func `input during a save is ignored, and the form stays`() async {
        let presenter = present(.age)
        players.calls.gate.close()
        presenter.didEdit("31")
        presenter.didSubmit()
        await players.calls.gate.untilWaiting()
        let state = presenter.state
        presenter.didSubmit()
        presenter.didConfirmName()
        presenter.didEdit("32")
        presenter.didChoose(0)
        let decision = presenter.dismissalDecision()
        #expect(!decision.isAllowed && decision.pendingConfirmation == nil)
        #expect(presenter.state == state)

        players.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(players.calls.made == [.update])
        #expect(delegate.saved.map(\.age) == [Age(31)])
    }

    @Test(arguments: [InMemoryPlayers.Call.named, .update])
    func `a failure shows its message and keeps the input`(call: InMemoryPlayers.Call) async {
        players.calls.fail(call, with: .full)
        let presenter = present(.name)
        await submit("Anna", to: presenter)
        #expect(presenter.state.notice == .failure(StorageError.full.message))
        #expect(presenter.state.content == .text("Anna", error: nil))
        #expect(presenter.state.isDoneEnabled)
        #expect(!presenter.state.isSaving)
        #expect(delegate.saved.isEmpty)

        presenter.didDismissNotice()
        #expect(presenter.state.notice == nil)
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(delegate.saved.map(\.name.text) == ["Anna"])
    }

    @Test func `a player who has been deleted cannot be saved`() async {
        players.remove(player.id)
        let presenter = present(.age)
        await submit("31", to: presenter)
        #expect(presenter.state.notice == .failure(StorageError.notFound.message))
    }

    // MARK: Duplicate names

    @Test func `a name of another player is saved only after a confirmation`() async {
        let presenter = present(.name)
        await submit(" bo ", to: presenter)
        #expect(presenter.state.notice == .nameExists("bo"))
        presenter.didDismissNotice()
        #expect(presenter.state.notice == nil)
        #expect(presenter.state.content == .text(" bo ", error: nil))
        #expect(players.player(player.id) == player && delegate.saved.isEmpty)

        await submit("Bo", to: presenter)
        presenter.didConfirmName()
        #expect(presenter.state.notice == nil)
        await activity.waitUntilIdle()
        #expect(delegate.saved.map(\.name.text) == ["Bo"])
    }

    @Test func `another spelling of the player's own name needs no confirmation`() async {
        await submit("ANA", to: present(.name))
        #expect(delegate.saved.map(\.name.text) == ["ANA"])
    }

    // The storage decides which texts are the same name, not the presenter.
    @Test func `a spelling that only the storage treats as the own name needs no confirmation`()
        async
    {
        let players = InMemoryPlayers([player], folding: EqualNamesFolding())
        let presenter = PlayerEditPresenter(
            PlayerEditDraft(.name, of: player), players: players, work: WorkScope(activity),
            delegate: delegate)
        await submit("Anja", to: presenter)
        #expect(delegate.saved.map(\.name.text) == ["Anja"])
    }

    @Test func `another spelling of the own name needs a confirmation if another player has it`()
        async throws
    {
        players.put(Player(id: PlayerID(3), name: try #require(PlayerName("ana"))))
        let presenter = present(.name)
        await submit("ANA", to: presenter)
        #expect(presenter.state.notice == .nameExists("ANA"))
        #expect(delegate.saved.isEmpty)
    }

    // MARK: Leaving

    @Test func `without a change the form leaves without a confirmation`() {
        let presenter = present(.name)
        #expect(presenter.dismissalDecision().isAllowed)
        presenter.didEdit(" Ana ")
        #expect(presenter.dismissalDecision().isAllowed)
        #expect(presenter.state.notice == nil)
    }

    @Test(arguments: ["Anna", ""])
    func `with a change, valid or not, the form asks before it leaves`(text: String) throws {
        let presenter = present(.name)
        presenter.didEdit(text)
        let first = try #require(presenter.dismissalDecision().pendingConfirmation)
        #expect(first.answer == nil)
        #expect(presenter.state.notice == .unsaved)

        presenter.didDismissNotice()
        #expect(presenter.state.notice == nil)
        #expect(first.answer == false)
        let second = try #require(presenter.dismissalDecision().pendingConfirmation)
        presenter.didDiscard()
        #expect(second.answer == true)
        #expect(presenter.state.notice == nil)
        #expect(players.calls.made.isEmpty)
    }

    @Test func `a changed choice asks, and the stored option again does not`() {
        let presenter = present(.skill)
        presenter.didChoose(0)
        #expect(!presenter.dismissalDecision().isAllowed)
        #expect(presenter.state.notice == .unsaved)
        presenter.didDismissNotice()
        presenter.didChoose(1)
        #expect(presenter.dismissalDecision().isAllowed)
    }
}

/// A folding that treats all texts as forms of one name.
private struct EqualNamesFolding: TextFolding {
    let version = "equal names"
    func searchKey(_ text: String) -> String { text }
    func identityKey(_ text: String) -> String { "" }
    func prepare(_ password: Password) -> PreparedPassword { LowercaseFolding().prepare(password) }
}
