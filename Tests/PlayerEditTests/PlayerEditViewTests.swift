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

    private func show(_ field: PlayerField) throws -> PlayerEditScreen {
        let work = WorkScope(activity)
        let player = try #require(players.all.first)
        let presenter = PlayerEditPresenter(
            PlayerEditDraft(field, of: player), players: players, work: work, delegate: delegate)
        let screen = PlayerEditScreen(presenter: presenter, work: work)
        presenter.view = screen
        return screen
    }

    private func field(_ screen: PlayerEditScreen) throws -> TextField {
        guard case .textField(let field) = screen.page.elements[0] else {
            throw NavigationError.screenNotShown
        }
        return field
    }

    private func choice(_ screen: PlayerEditScreen) throws -> Choice {
        guard case .choice(let choice) = screen.page.elements[0] else {
            throw NavigationError.screenNotShown
        }
        return choice
    }

    private func done(_ screen: PlayerEditScreen) -> Action { screen.page.actions[0] }

    @Test func `a text has a text field, and Done has the Enter key`() async throws {
        let screen = try show(.age)
        #expect(screen.page.title == "Age")
        #expect(screen.page.actions.map(\.label) == ["Done"])
        #expect(done(screen).key == .enter)
        #expect(!done(screen).isEnabled)
        #expect(try field(screen).label == "Age")
        #expect(try field(screen).text.isEmpty)

        try field(screen).onEdit("200")
        #expect(try field(screen).validationMessage != nil)
        try field(screen).onEdit("20")
        #expect(try field(screen).validationMessage == nil)
        #expect(done(screen).isEnabled)
        try field(screen).onSubmit?()
        await activity.waitUntilIdle()
        #expect(delegate.saved.map(\.age) == [Age(20)])
    }

    @Test func `a choice has options, and Done has the Enter key`() async throws {
        let screen = try show(.skill)
        #expect(screen.page.title == "Skill")
        #expect(done(screen).key == .enter)
        #expect(try choice(screen).label == "Skill")
        #expect(try choice(screen).options == ["beginner", "amateur", "professional", "None"])
        #expect(try choice(screen).selected == 3)
        #expect(!done(screen).isEnabled)

        try choice(screen).onChoose(0)
        #expect(try choice(screen).selected == 0)
        #expect(done(screen).isEnabled)
        done(screen).perform()
        await activity.waitUntilIdle()
        #expect(delegate.saved.map(\.skill) == [.beginner])
    }

    @Test func `during a save everything is disabled and progress is shown`() async throws {
        players.calls.gate.close()
        let text = try show(.age)
        try field(text).onEdit("20")
        done(text).perform()
        let option = try show(.skill)
        try choice(option).onChoose(0)
        done(option).perform()
        for screen in [text, option] {
            #expect(!done(screen).isEnabled)
            #expect(!screen.dismissalDecision().isAllowed)
            guard case .progress(let progress)? = screen.page.elements.last else {
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
        let screen = try show(.age)
        #expect(screen.page.alert == nil)
        #expect(screen.dismissalDecision().isAllowed)
        try field(screen).onEdit("20")
        for keepEditing in [{ $0.actions[1].perform() }, { $0.cancel() }] as [(Alert) -> Void] {
            let confirmation = try #require(screen.dismissalDecision().pendingConfirmation)
            keepEditing(try #require(screen.page.alert))
            #expect(screen.page.alert == nil)
            #expect(confirmation.answer == false)
        }
        let confirmation = try #require(screen.dismissalDecision().pendingConfirmation)
        let alert = try #require(screen.page.alert)
        #expect(alert.title == "Discard changes?")
        #expect(alert.actions.map(\.label) == ["Discard", "Keep editing"])
        #expect(!alert.actions.contains { $0.key == .character("d") })
        alert.actions[0].perform()
        #expect(confirmation.answer == true)
    }

    @Test func `a name that exists shows a confirmation`()
        async throws
    {
        let screen = try show(.name)
        try field(screen).onEdit("Bo")
        for cancel in [{ $0.actions[1].perform() }, { $0.cancel() }] as [(Alert) -> Void] {
            done(screen).perform()
            await activity.waitUntilIdle()
            cancel(try #require(screen.page.alert))
            #expect(screen.page.alert == nil)
            #expect(delegate.saved.isEmpty)
        }
        done(screen).perform()
        await activity.waitUntilIdle()
        let alert = try #require(screen.page.alert)
        #expect(alert.title == "Rename anyway?")
        #expect(alert.message == "“Bo” is in your squad already.")
        #expect(alert.actions.map(\.label) == ["Rename anyway", "Cancel"])
        alert.actions[0].perform()
        await activity.waitUntilIdle()
        #expect(delegate.saved.map(\.name.text) == ["Bo"])
    }

    @Test func `a failure shows an alert that OK and Esc close`() async throws {
        let screen = try show(.age)
        try field(screen).onEdit("20")
        for close in [{ $0.actions[0].perform() }, { $0.cancel() }] as [(Alert) -> Void] {
            players.calls.fail(.update, with: .busy)
            done(screen).perform()
            await activity.waitUntilIdle()
            let alert = try #require(screen.page.alert)
            #expect(alert.title == "Unable to update player. Please try again.")
            #expect(alert.message == StorageError.busy.message)
            #expect(alert.actions.map(\.label) == ["OK"])
            close(alert)
            #expect(screen.page.alert == nil)
            #expect(try field(screen).text == "20")
        }
    }

    @Test func `an edit requests a redraw`() throws {
        let screen = try show(.age)
        let probe = try RedrawProbe(screen)
        try field(screen).onEdit("20")
        #expect(probe.requestCount > 0)
    }
}
