import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerAdd

@MainActor @Suite struct `Player add view` {
    private final class Steps: PlayerAddPresenterDelegate {
        private(set) var added: [Player] = []
        func didAdd(_ player: Player) { added.append(player) }
    }

    private let players = InMemoryPlayers(names: ["Ana"])
    private let activity = Activity()
    private let steps = Steps()
    private let screen: PlayerAddScreen

    init() {
        let work = WorkScope(activity)
        let presenter = PlayerAddPresenter(players: players, work: work, steps: steps)
        screen = PlayerAddScreen(presenter: presenter, work: work)
        presenter.view = screen
    }

    private func field() throws -> TextField {
        guard case .textField(let field)? = screen.page.elements.first else {
            throw NavigationError.screenNotShown
        }
        return field
    }

    private var done: Action { screen.page.actions[0] }

    @Test func `the form is one field, and Done by Enter`() throws {
        #expect(screen.page.title == "Add Player")
        #expect(screen.page.elements.count == 1)
        #expect(screen.page.actions.map(\.label) == ["Done"])
        #expect(done.key == .enter)
        #expect(!done.isEnabled)
        #expect(screen.page.alert == nil)
        #expect(try field().label == "Name")
        #expect(try field().text.isEmpty)
        #expect(screen.dismissalDecision().isAllowed)
    }

    @Test func `what is typed is shown, with what is wrong with it`() throws {
        try field().onEdit("Bo")
        #expect(try field().text == "Bo")
        #expect(try field().validationMessage == nil)
        #expect(done.isEnabled)
        try field().onEdit(String(repeating: "a", count: 1_000))
        #expect(try field().validationMessage != nil)
        #expect(!done.isEnabled)
    }

    @Test func `while a player is being stored nothing can be done, and nobody leaves`()
        async throws
    {
        try field().onEdit("Bo")
        players.calls.gate.close()
        try field().onSubmit?()
        #expect(screen.page.elements.count == 2)
        #expect(try !field().isEnabled)
        #expect(!done.isEnabled)
        #expect(!screen.dismissalDecision().isAllowed)
        players.calls.gate.open()
        await activity.waitUntilIdle()
        #expect(steps.added.map(\.name.text) == ["Bo"])
        #expect(screen.page.elements.count == 1)
    }

    @Test func `a name that exists is a question, and No is the way back`() async throws {
        try field().onEdit("Ana")
        done.perform()
        await activity.waitUntilIdle()
        let question = try #require(screen.page.alert)
        #expect(question.actions.map(\.key) == [.character("y"), .character("n")])
        question.actions[1].perform()
        #expect(screen.page.alert == nil)
        done.perform()
        await activity.waitUntilIdle()
        screen.page.alert?.actions[0].perform()
        await activity.waitUntilIdle()
        #expect(steps.added.map(\.name.text) == ["Ana"])
    }

    @Test func `a failure is a message with its advice`() async throws {
        players.calls.fail(.add, with: .damaged)
        try field().onEdit("Bo")
        done.perform()
        await activity.waitUntilIdle()
        let message = try #require(screen.page.alert)
        #expect(message.message == StorageError.damaged.message)
        message.cancel()
        #expect(screen.page.alert == nil)
        #expect(steps.added.isEmpty)
    }
}
