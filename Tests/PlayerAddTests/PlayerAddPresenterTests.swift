import Domain
import Navigation
import TestSupport
import Testing

@testable import PlayerAdd

@MainActor @Suite struct `Player add presenter` {
    private final class View: PlayerAddView {
        private(set) var state = PlayerAddState()
        func show(_ state: PlayerAddState) { self.state = state }
    }

    private final class Delegate: PlayerAddPresenterDelegate {
        private(set) var added: [Player] = []
        func didAdd(_ player: Player) { added.append(player) }
    }

    private let players = InMemoryPlayers()
    private let activity = Activity()
    private let view = View()
    private let delegate = Delegate()
    private let presenter: PlayerAddPresenter

    init() {
        presenter = PlayerAddPresenter(
            players: players, work: WorkScope(activity), delegate: delegate)
        presenter.view = view
    }

    private func submit(_ name: String) async {
        presenter.didEdit(name)
        presenter.didSubmit()
        await activity.waitUntilIdle()
    }

    @Test(arguments: ["  ", "\u{200B}", "\u{3164}"])
    func `Done is enabled only for a name with a visible character`(blank: String) {
        #expect(!view.state.isDoneEnabled)
        presenter.didEdit(blank)
        #expect(!view.state.isDoneEnabled)
        #expect(view.state.nameError == nil)
        presenter.didEdit(" 손흥민 ")
        #expect(view.state.isDoneEnabled)
    }

    @Test func `a name of more than 100 characters disables Done with a message`() {
        presenter.didEdit(String(repeating: "👨‍👩‍👧", count: 101))
        #expect(!view.state.isDoneEnabled)
        #expect(view.state.nameError == "Shorten the name to at most 100 characters.")
        presenter.didEdit(String(repeating: "👨‍👩‍👧", count: 100))
        #expect(view.state.isDoneEnabled)
        #expect(view.state.nameError == nil)
    }

    @Test func `Enter without a valid name stores nothing`() async {
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(players.calls.made.isEmpty)
        #expect(view.state == PlayerAddState())
    }

    @Test func `a valid name is trimmed, stored and reported once`() async {
        presenter.didEdit("  Łukasz ")
        presenter.didSubmit()
        #expect(view.state.isSaving)
        await activity.waitUntilIdle()
        #expect(players.all.map(\.name.text) == ["Łukasz"])
        #expect(delegate.added == players.all)
        #expect(!view.state.isSaving)
    }

    @Test func `input during a save is ignored, and the form stays`() async {
        presenter.didEdit("Bo")
        presenter.didSubmit()
        presenter.didSubmit()
        presenter.didEdit("Bob")
        #expect(!presenter.dismissalDecision().isAllowed)
        #expect(view.state.notice == nil)
        await activity.waitUntilIdle()
        #expect(players.all.map(\.name.text) == ["Bo"])
        #expect(view.state.name == "Bo")
    }

    @Test func `a name is discarded only after a confirmation`() throws {
        presenter.didEdit(" ")
        #expect(presenter.dismissalDecision().isAllowed)
        presenter.didEdit("Bo")
        let kept = try #require(presenter.dismissalDecision().pendingConfirmation)
        #expect(view.state.notice == .unsaved)
        presenter.didDismissNotice()
        #expect(kept.answer == false)
        #expect(view.state.notice == nil && view.state.name == "Bo")
        let discarded = try #require(presenter.dismissalDecision().pendingConfirmation)
        presenter.didDiscard()
        #expect(discarded.answer == true)
        #expect(view.state.notice == nil)
    }

    @Test func `a name that exists is stored only after a confirmation`() async throws {
        players.put(Player(id: PlayerID(7), name: try #require(PlayerName("Ana"))))
        await submit("ana")
        #expect(view.state.notice == .nameExists("ana"))
        presenter.didDismissNotice()
        #expect(view.state.notice == nil)
        #expect(view.state.name == "ana")
        #expect(players.all.count == 1 && delegate.added.isEmpty)

        presenter.didSubmit()
        await activity.waitUntilIdle()
        presenter.didConfirmName()
        #expect(view.state.notice == nil)
        await activity.waitUntilIdle()
        #expect(players.all.count == 2)
        #expect(delegate.added.count == 1)
    }

    @Test(arguments: [InMemoryPlayers.Call.named, .add])
    func `a failure shows its message and keeps the name`(call: InMemoryPlayers.Call) async {
        players.calls.fail(call, with: .full)
        await submit("Bo")
        #expect(view.state.notice == .failure(StorageError.full.message))
        #expect(view.state.name == "Bo")
        #expect(view.state.isDoneEnabled)
        #expect(delegate.added.isEmpty)

        presenter.didDismissNotice()
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(delegate.added.count == 1)
    }
}
