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

    private final class Steps: PlayerAddPresenterDelegate {
        private(set) var added: [Player] = []
        func didAdd(_ player: Player) { added.append(player) }
    }

    private let players = InMemoryPlayers()
    private let activity = Activity()
    private let view = View()
    private let steps = Steps()
    private let presenter: PlayerAddPresenter

    init() {
        presenter = PlayerAddPresenter(
            players: players, work: WorkScope(activity), steps: steps)
        presenter.view = view
    }

    @Test(arguments: ["  ", "\u{200B}", "\u{3164}"])
    func `Done waits for a name that can be seen`(blank: String) {
        #expect(!view.state.isDoneEnabled)
        presenter.didEdit(blank)
        #expect(!view.state.isDoneEnabled)
        #expect(view.state.problem == nil)
        presenter.didEdit(" 손흥민 ")
        #expect(view.state.isDoneEnabled)
    }

    @Test func `a name of more than 100 characters is refused and says why`() {
        presenter.didEdit(String(repeating: "👨‍👩‍👧", count: 101))
        #expect(!view.state.isDoneEnabled)
        #expect(view.state.problem == "A name has at most 100 characters.")
        presenter.didEdit(String(repeating: "👨‍👩‍👧", count: 100))
        #expect(view.state.isDoneEnabled)
        #expect(view.state.problem == nil)
    }

    @Test func `Enter without a valid name stores nothing`() async {
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(players.all.isEmpty)
        #expect(view.state == PlayerAddState())
    }

    @Test func `a valid name is stored trimmed and reported once`() async {
        presenter.didEdit("  Łukasz ")
        presenter.didSubmit()
        #expect(view.state.isSaving)
        await activity.waitUntilIdle()
        #expect(players.all.map(\.name.text) == ["Łukasz"])
        #expect(steps.added == players.all)
        #expect(!view.state.isSaving)
    }

    @Test func `a second Enter while it is stored adds nothing`() async {
        presenter.didEdit("Bo")
        presenter.didSubmit()
        presenter.didSubmit()
        presenter.didEdit("Bob")
        #expect(!presenter.mayLeave)
        await activity.waitUntilIdle()
        #expect(players.all.map(\.name.text) == ["Bo"])
        #expect(presenter.mayLeave)
    }

    @Test func `a name that exists asks first and stores nothing`() async {
        players.put(Player(id: PlayerID(7), name: PlayerName("Ana")!))
        presenter.didEdit("ana")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(view.state.notice == .nameExists("ana"))
        #expect(players.all.count == 1)

        presenter.didDismissNotice()
        #expect(view.state.notice == nil)
        #expect(view.state.name == "ana")
        #expect(steps.added.isEmpty)
    }

    @Test func `a name that exists is added when that is confirmed`() async {
        players.put(Player(id: PlayerID(7), name: PlayerName("Ana")!))
        presenter.didEdit("Ana")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        presenter.didConfirmName()
        await activity.waitUntilIdle()
        #expect(players.all.count == 2)
        #expect(steps.added.count == 1)
    }

    @Test(arguments: [InMemoryPlayers.Call.contains, .add])
    func `a failure says so and keeps the text`(call: InMemoryPlayers.Call) async {
        players.calls.fail(call, with: .full)
        presenter.didEdit("Bo")
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(view.state.notice == .failure(StorageError.full.message))
        #expect(view.state.name == "Bo")
        #expect(view.state.isDoneEnabled)
        #expect(steps.added.isEmpty)

        presenter.didDismissNotice()
        presenter.didSubmit()
        await activity.waitUntilIdle()
        #expect(steps.added.count == 1)
    }
}
