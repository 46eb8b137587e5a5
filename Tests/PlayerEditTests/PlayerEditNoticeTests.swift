import Domain
import Navigation
import TestSupport
import Testing

@testable import PlayerEdit

/// What the form asks and says before anything is stored or lost.
extension `Player edit presenter` {
    @Test(arguments: [InMemoryPlayers.Call.contains, .update])
    func `a failure says so and loses nothing`(call: InMemoryPlayers.Call) async {
        players.calls.fail(call, with: .full)
        let presenter = edit(.name)
        presenter.didEdit("Anna")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(view.state.notice == .failure(StorageError.full.message))
        #expect(view.state.content == .text("Anna", problem: nil))
        #expect(view.state.isDoneEnabled)
        #expect(!view.state.isSaving)
        #expect(steps.saved.isEmpty)

        presenter.didDismissNotice()
        #expect(view.state.notice == nil)
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(steps.saved.map(\.name.text) == ["Anna"])
    }

    @Test func `a player who was deleted meanwhile cannot be stored`() async {
        players.remove(player.id)
        let presenter = edit(.age)
        presenter.didEdit("31")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(view.state.notice == .failure(StorageError.notFound.message))
    }

    @Test func `a name that somebody else has asks first and stores nothing`() async {
        let presenter = edit(.name)
        presenter.didEdit(" bo ")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(view.state.notice == .nameExists("bo"))
        #expect(players.player(player.id) == player)

        presenter.didDismissNotice()
        #expect(view.state.notice == nil)
        #expect(view.state.content == .text(" bo ", problem: nil))
        #expect(steps.saved.isEmpty)
    }

    @Test func `a name that somebody else has is stored when that is confirmed`() async {
        let presenter = edit(.name)
        presenter.didEdit("Bo")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        presenter.didConfirmName()
        #expect(view.state.notice == nil)
        await activity.waitUntilIdle()
        #expect(players.all.map(\.name.text) == ["Bo", "Bo"])
        #expect(steps.saved.count == 1)
    }

    @Test func `another form of the own name asks nothing`() async {
        let presenter = edit(.name)
        presenter.didEdit("ANA")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(steps.saved.map(\.name.text) == ["ANA"])
    }

    // Which forms are one name is for the storage to say: letter case does not tell.
    @Test func `a form of the own name that only the storage knows asks nothing`() async {
        let players = InMemoryPlayers([player], folding: OneName())
        let presenter = PlayerEditPresenter(
            PlayerEditDraft(.name, of: player), players: players, work: WorkScope(activity),
            steps: steps)
        presenter.didEdit("Anja")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(steps.saved.map(\.name.text) == ["Anja"])
    }

    @Test func `another form of the own name that somebody else has asks first`() async throws {
        let name = try #require(PlayerName("ana"))
        players.put(Player(id: PlayerID(3), name: name))
        let presenter = edit(.name)
        presenter.didEdit("ANA")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(view.state.notice == .nameExists("ANA"))
        #expect(steps.saved.isEmpty)
    }

    @Test func `without a difference nobody is asked before leaving`() {
        let presenter = edit(.name)
        #expect(presenter.dismissalDecision().isAllowed)
        presenter.didEdit(" Ana ")
        #expect(presenter.dismissalDecision().isAllowed)
        #expect(view.state.notice == nil)
    }

    @Test(arguments: ["Anna", ""])
    func `leaving with another text asks first, valid or not`(text: String) throws {
        let presenter = edit(.name)
        presenter.didEdit(text)
        let first = try #require(presenter.dismissalDecision().pendingConfirmation)
        #expect(first.answer == nil)
        #expect(view.state.notice == .unsaved)

        presenter.didDismissNotice()
        #expect(view.state.notice == nil)
        #expect(first.answer == false)
        let second = try #require(presenter.dismissalDecision().pendingConfirmation)
        presenter.didDiscard()
        #expect(second.answer == true)
        #expect(view.state.notice == nil)
        #expect(players.calls.made.isEmpty)
    }

    @Test func `leaving with another option asks first`() {
        let presenter = edit(.skill)
        presenter.didChoose(0)
        #expect(!presenter.dismissalDecision().isAllowed)
        #expect(view.state.notice == .unsaved)
        presenter.didDismissNotice()
        presenter.didChoose(1)
        #expect(presenter.dismissalDecision().isAllowed)
    }
}

/// Takes all texts for forms of one name.
private struct OneName: TextFolding {
    let version = "one name"
    func searchKey(_ text: String) -> String { text }
    func identityKey(_ text: String) -> String { "" }
}
