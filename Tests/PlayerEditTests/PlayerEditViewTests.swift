import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerEdit

@MainActor @Suite struct `Player edit view` {
    private final class Delegate: PlayerEditPresenterDelegate {
        private(set) var saved: [Player] = []
        func didSave(_ player: Player) { saved.append(player) }
    }

    private let players = InMemoryPlayers(names: ["Ana", "Bo"])
    private let activity = Activity()
    private let delegate = Delegate()

    private func present(_ field: PlayerField) throws -> PlayerEditPresenter {
        PlayerEditPresenter(
            PlayerEditDraft(field, of: try #require(players.all.first)), players: players,
            work: WorkScope(activity), delegate: delegate)
    }

    private func page(_ presenter: PlayerEditPresenter) -> Page {
        PlayerEditView(state: presenter.state, presenter: presenter).page
    }

    private func field(_ presenter: PlayerEditPresenter) throws -> TextField {
        guard case .textField(let field) = page(presenter).elements[0] else {
            throw NavigationError.screenNotShown
        }
        return field
    }

    private func choice(_ presenter: PlayerEditPresenter) throws -> Choice {
        guard case .choice(let choice) = page(presenter).elements[0] else {
            throw NavigationError.screenNotShown
        }
        return choice
    }

    private func done(_ presenter: PlayerEditPresenter) -> Action { page(presenter).actions[0] }

    @Test func `a text has a text field, and Done has the Enter key`() async throws {
        let presenter = try present(.age)
        #expect(page(presenter).title == "Age")
        #expect(page(presenter).actions.map(\.label) == ["Done"])
        #expect(done(presenter).key == .enter)
        #expect(!done(presenter).isEnabled)
        #expect(try field(presenter).label == "Age")
        #expect(try field(presenter).text.isEmpty)

        try field(presenter).onEdit("200")
        #expect(try field(presenter).validationMessage != nil)
        try field(presenter).onEdit("20")
        #expect(try field(presenter).validationMessage == nil)
        #expect(done(presenter).isEnabled)
        try field(presenter).onSubmit?()
        await activity.waitUntilIdle()
        #expect(delegate.saved.map(\.age) == [Age(20)])
    }

    @Test func `a choice has options, and Done has the Enter key`() async throws {
        let presenter = try present(.skill)
        #expect(page(presenter).title == "Skill")
        #expect(done(presenter).key == .enter)
        #expect(try choice(presenter).label == "Skill")
        #expect(try choice(presenter).options == ["beginner", "amateur", "professional", "None"])
        #expect(try choice(presenter).selected == 3)
        #expect(!done(presenter).isEnabled)

        try choice(presenter).onChoose(0)
        #expect(try choice(presenter).selected == 0)
        #expect(done(presenter).isEnabled)
        done(presenter).perform()
        await activity.waitUntilIdle()
        #expect(delegate.saved.map(\.skill) == [.beginner])
    }

    @Test func `during a save everything is disabled and progress is shown`() async throws {
        players.calls.gate.close()
        let text = try present(.age)
        try field(text).onEdit("20")
        done(text).perform()
        let option = try present(.skill)
        try choice(option).onChoose(0)
        done(option).perform()
        for presenter in [text, option] {
            #expect(!done(presenter).isEnabled)
            guard case .progress(let progress)? = page(presenter).elements.last else {
                Issue.record("The page has no progress.")
                return
            }
            #expect(progress.label == "Saving…")
        }
        #expect(try !field(text).isEnabled)
        #expect(try !choice(option).isEnabled)
        players.calls.gate.open()
        await activity.waitUntilIdle()
    }

    @Test func `leaving with unsaved input shows a confirmation`() throws {
        let presenter = try present(.age)
        #expect(page(presenter).alert == nil)
        try field(presenter).onEdit("20")
        for keepEditing in [{ $0.actions[1].perform() }, { $0.cancel() }] as [(Alert) -> Void] {
            let confirmation = try #require(presenter.dismissalDecision().pendingConfirmation)
            keepEditing(try #require(page(presenter).alert))
            #expect(page(presenter).alert == nil)
            #expect(confirmation.answer == false)
        }
        let confirmation = try #require(presenter.dismissalDecision().pendingConfirmation)
        let alert = try #require(page(presenter).alert)
        #expect(alert.title == "Discard changes?")
        #expect(alert.actions.map(\.label) == ["Discard", "Keep editing"])
        #expect(!alert.actions.contains { $0.key == .character("d") })
        alert.actions[0].perform()
        #expect(confirmation.answer == true)
    }

    @Test func `a name that exists shows a confirmation`()
        async throws
    {
        let presenter = try present(.name)
        try field(presenter).onEdit("Bo")
        for cancel in [{ $0.actions[1].perform() }, { $0.cancel() }] as [(Alert) -> Void] {
            done(presenter).perform()
            await activity.waitUntilIdle()
            cancel(try #require(page(presenter).alert))
            #expect(page(presenter).alert == nil)
            #expect(delegate.saved.isEmpty)
        }
        done(presenter).perform()
        await activity.waitUntilIdle()
        let alert = try #require(page(presenter).alert)
        #expect(alert.title == "Rename anyway?")
        #expect(alert.message == "“Bo” is in your squad already.")
        #expect(alert.actions.map(\.label) == ["Rename anyway", "Cancel"])
        alert.actions[0].perform()
        await activity.waitUntilIdle()
        #expect(delegate.saved.map(\.name.text) == ["Bo"])
    }

    @Test func `a failure shows an alert that OK and Esc close`() async throws {
        let presenter = try present(.age)
        try field(presenter).onEdit("20")
        for close in [{ $0.actions[0].perform() }, { $0.cancel() }] as [(Alert) -> Void] {
            players.calls.fail(.update, with: .busy)
            done(presenter).perform()
            await activity.waitUntilIdle()
            let alert = try #require(page(presenter).alert)
            #expect(alert.title == "Unable to update player. Please try again.")
            #expect(alert.message == StorageError.busy.message)
            #expect(alert.actions.map(\.label) == ["OK"])
            close(alert)
            #expect(page(presenter).alert == nil)
            #expect(try field(presenter).text == "20")
        }
    }
}
