import Domain
import Navigation
import TestSupport
import Testing

@testable import PlayerAdd

@MainActor @Suite struct `Player add presenter` {
    private final class Delegate: PlayerAddPresenterDelegate {
        private(set) var added: [Player] = []
        func didAdd(_ player: Player) { added.append(player) }
    }

    private let players = InMemoryPlayers()
    private let activity = Activity()
    private let delegate = Delegate()
    private let presenter: PlayerAddPresenter

    init() {
        presenter = PlayerAddPresenter(
            players: players, work: WorkScope(activity), delegate: delegate)
    }

    private func submit(_ name: String) async {
        presenter.didEdit(name)
        presenter.didSubmit()
        await activity.waitUntilIdle()
    }

    @Test(arguments: ["  ", "\u{200B}", "\u{3164}"])
    func `Done is enabled only for a name with a visible character`(blank: String) {
        #expect(!presenter.state.isDoneEnabled)
        presenter.didEdit(blank)
        #expect(!presenter.state.isDoneEnabled)
        #expect(presenter.state.nameError == nil)
        presenter.didEdit(" 손흥민 ")
        #expect(presenter.state.isDoneEnabled)
    }

    @Test func `a name of more than 100 characters disables Done with a message`() {
        presenter.didEdit(String(repeating: "👨‍👩‍👧", count: 101))
        #expect(!presenter.state.isDoneEnabled)
        #expect(presenter.state.nameError == "Shorten the name to at most 100 characters.")
        presenter.didEdit(String(repeating: "👨‍👩‍👧", count: 100))
        #expect(presenter.state.isDoneEnabled)
        #expect(presenter.state.nameError == nil)
    }

    @Test func `Enter without a valid name stores nothing`() async {
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(players.calls.made.isEmpty)
        #expect(presenter.state == PlayerAddState())
    }

    @Test func `a valid name is trimmed, stored and reported once`() async {
        presenter.didEdit("  Łukasz ")
        presenter.didSubmit()
        #expect(presenter.state.isSaving)
        await activity.waitUntilIdle()
        #expect(players.all.map(\.name.text) == ["Łukasz"])
        #expect(delegate.added == players.all)
        #expect(!presenter.state.isSaving)
    }

    @Test func `input during a save is ignored, and the form stays`() async {
        presenter.didEdit("Bo")
        presenter.didSubmit()
        presenter.didSubmit()
        presenter.didEdit("Bob")
        #expect(!presenter.dismissalDecision().isAllowed)
        #expect(presenter.state.notice == nil)
        await activity.waitUntilIdle()
        #expect(players.all.map(\.name.text) == ["Bo"])
        #expect(presenter.state.name == "Bo")
    }

    @Test func `a name is discarded only after a confirmation`() throws {
        presenter.didEdit(" ")
        #expect(presenter.dismissalDecision().isAllowed)
        presenter.didEdit("Bo")
        let kept = try #require(presenter.dismissalDecision().pendingConfirmation)
        #expect(presenter.state.notice == .unsaved)
        presenter.didDismissNotice()
        #expect(kept.answer == false)
        #expect(presenter.state.notice == nil && presenter.state.name == "Bo")
        let discarded = try #require(presenter.dismissalDecision().pendingConfirmation)
        presenter.didDiscard()
        #expect(discarded.answer == true)
        #expect(presenter.state.notice == nil)
    }

    @Test func `a name that exists is stored only after a confirmation`() async throws {
        players.put(Player(id: PlayerID(7), name: try #require(PlayerName("Ana"))))
        await submit("ana")
        #expect(presenter.state.notice == .nameExists("ana"))
        presenter.didDismissNotice()
        #expect(presenter.state.notice == nil)
        #expect(presenter.state.name == "ana")
        #expect(players.all.count == 1 && delegate.added.isEmpty)

        presenter.didSubmit()
        await activity.waitUntilIdle()
        presenter.didConfirmName()
        #expect(presenter.state.notice == nil)
        await activity.waitUntilIdle()
        #expect(players.all.count == 2)
        #expect(delegate.added.count == 1)
    }

    @Test(arguments: [InMemoryPlayers.Call.named, .add])
    func `a failure shows its message and keeps the name`(call: InMemoryPlayers.Call) async {
        players.calls.fail(call, with: .full)
        await submit("Bo")
        #expect(presenter.state.notice == .failure(StorageError.full.message))
        #expect(presenter.state.name == "Bo")
        #expect(presenter.state.isDoneEnabled)
        #expect(delegate.added.isEmpty)

        presenter.didDismissNotice()
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(delegate.added.count == 1)
    }
}
