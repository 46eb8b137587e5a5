import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerAdd

@MainActor @Suite struct `Player add view` {
    private final class Delegate: PlayerAddPresenterDelegate {
        private(set) var added: [Player] = []
        func didAdd(_ player: Player) { added.append(player) }
    }

    private let players = InMemoryPlayers(names: ["Ana"])
    private let activity = Activity()
    private let delegate = Delegate()
    private let presenter: PlayerAddPresenter

    init() {
        presenter = PlayerAddPresenter(
            players: players, work: WorkScope(activity), delegate: delegate)
    }

    private var page: Page { PlayerAddView(state: presenter.state, presenter: presenter).page }

    private func field() throws -> TextField {
        guard case .textField(let field)? = page.elements.first else {
            throw NavigationError.screenNotShown
        }
        return field
    }

    private var done: Action { page.actions[0] }

    @Test func `the form has one field, and Done has the Enter key`() throws {
        #expect(page.title == "Add Player")
        #expect(page.elements.count == 1)
        #expect(page.actions.map(\.label) == ["Done"])
        #expect(done.key == .enter)
        #expect(!done.isEnabled)
        #expect(page.alert == nil)
        #expect(try field().label == "Name")
        #expect(try field().text.isEmpty)
    }

    @Test func `an edit shows the text with its error`() throws {
        try field().onEdit("Bo")
        #expect(try field().text == "Bo")
        #expect(try field().validationMessage == nil)
        #expect(done.isEnabled)
        try field().onEdit(String(repeating: "a", count: 1_000))
        #expect(try field().validationMessage != nil)
        #expect(!done.isEnabled)
    }

    @Test func `during a save everything is disabled and progress is shown`() async throws {
        try field().onEdit("Bo")
        players.calls.gate.close()
        try field().onSubmit?()
        #expect(page.elements.count == 2)
        #expect(try !field().isEnabled)
        #expect(!done.isEnabled)
        players.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(delegate.added.map(\.name.text) == ["Bo"])
        #expect(page.elements.count == 1)
    }

    @Test func `leaving with a name shows a confirmation`() throws {
        try field().onEdit("Bo")
        #expect(!presenter.dismissalDecision().isAllowed)
        let alert = try #require(page.alert)
        #expect(alert.title == "Discard changes?")
        #expect(alert.actions.map(\.label) == ["Discard", "Keep editing"])
        #expect(alert.actions.map(\.key) == [.character("x"), .character("e")])
        alert.cancel()
        #expect(page.alert == nil)
    }

    @Test func `a name that exists shows a confirmation`() async throws {
        try field().onEdit("Ana")
        done.perform()
        await activity.waitUntilIdle()
        let alert = try #require(page.alert)
        #expect(alert.title == "Add anyway?")
        #expect(alert.message == "“Ana” is in your squad already.")
        #expect(alert.actions.map(\.label) == ["Add anyway", "Cancel"])
        #expect(alert.actions.map(\.key) == [.character("y"), .character("n")])
        alert.actions[1].perform()
        #expect(page.alert == nil)
        done.perform()
        await activity.waitUntilIdle()
        page.alert?.actions[0].perform()
        await activity.waitUntilIdle()
        #expect(delegate.added.map(\.name.text) == ["Ana"])
    }

    @Test func `a failure shows an alert that OK and Esc close`() async throws {
        try field().onEdit("Bo")
        for close in [{ $0.actions[0].perform() }, { $0.cancel() }]
            as [@MainActor (Alert) -> Void]
        {
            players.calls.fail(.add, with: .damaged)
            done.perform()
            await activity.waitUntilIdle()
            let alert = try #require(page.alert)
            #expect(alert.title == "Unable to create player. Please try again.")
            #expect(alert.message == StorageError.damaged.message)
            #expect(alert.actions.map(\.label) == ["OK"])
            close(alert)
            #expect(page.alert == nil)
        }
        #expect(delegate.added.isEmpty)
    }
}
