import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerEdit

@MainActor @Suite struct `Player edit view` {
    private final class Steps: PlayerEditPresenterDelegate {
        private(set) var saved: [Player] = []
        func didSave(_ player: Player) { saved.append(player) }
    }

    private let players = InMemoryPlayers(names: ["Ana", "Bo"])
    private let activity = Activity()
    private let steps = Steps()

    private func show(_ field: PlayerField) throws -> PlayerEditScreen {
        let work = WorkScope(activity)
        let player = try #require(players.all.first)
        let presenter = PlayerEditPresenter(
            PlayerEditDraft(field, of: player), players: players, work: work, steps: steps)
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

    @Test func `a text is edited in a field and done by Enter`() async throws {
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
        #expect(steps.saved.map(\.age) == [Age(20)])
    }

    @Test func `a choice is marked and done by its own key`() async throws {
        let screen = try show(.skill)
        #expect(screen.page.title == "Skill")
        #expect(done(screen).key == .character("d"))
        #expect(try choice(screen).label == "Skill")
        #expect(try choice(screen).options == ["beginner", "amateur", "professional", "None"])
        #expect(try choice(screen).selected == 3)
        #expect(!done(screen).isEnabled)

        try choice(screen).onChoose(0)
        #expect(try choice(screen).selected == 0)
        #expect(done(screen).isEnabled)
        done(screen).perform()
        await activity.waitUntilIdle()
        #expect(steps.saved.map(\.skill) == [.beginner])
    }

    @Test func `while it is stored everything waits and progress says so`() async throws {
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
                Issue.record("progress is shown")
                return
            }
            #expect(progress.label == "Saving…")
        }
        #expect(try !field(text).isEnabled)
        #expect(try !choice(option).isEnabled)
        players.calls.gate.open()
        await activity.waitUntilIdle()
    }

    @Test func `leaving asks whether to discard, and each answer does what it says`() throws {
        let screen = try show(.age)
        #expect(screen.page.alert == nil)
        #expect(screen.dismissalDecision().isAllowed)
        try field(screen).onEdit("20")
        for keepEditing in [{ $0.actions[1].perform() }, { $0.cancel() }] as [(Alert) -> Void] {
            let question = try #require(screen.dismissalDecision().pendingConfirmation)
            keepEditing(try #require(screen.page.alert))
            #expect(screen.page.alert == nil)
            #expect(question.answer == false)
        }
        let question = try #require(screen.dismissalDecision().pendingConfirmation)
        let alert = try #require(screen.page.alert)
        #expect(alert.title == "Discard changes?")
        #expect(alert.actions.map(\.label) == ["Discard", "Keep editing"])
        #expect(!alert.actions.contains { $0.key == .character("d") })
        alert.actions[0].perform()
        #expect(question.answer == true)
    }

    @Test func `a name that exists asks whether to rename, and each answer does what it says`()
        async throws
    {
        let screen = try show(.name)
        try field(screen).onEdit("Bo")
        for cancel in [{ $0.actions[1].perform() }, { $0.cancel() }] as [(Alert) -> Void] {
            done(screen).perform()
            await activity.waitUntilIdle()
            cancel(try #require(screen.page.alert))
            #expect(screen.page.alert == nil)
            #expect(steps.saved.isEmpty)
        }
        done(screen).perform()
        await activity.waitUntilIdle()
        let alert = try #require(screen.page.alert)
        #expect(alert.title == "Rename anyway?")
        #expect(alert.message == "“Bo” is in your squad already.")
        #expect(alert.actions.map(\.label) == ["Rename anyway", "Cancel"])
        alert.actions[0].perform()
        await activity.waitUntilIdle()
        #expect(steps.saved.map(\.name.text) == ["Bo"])
    }

    @Test func `a failure says what to do, and is dismissed`() async throws {
        let screen = try show(.age)
        try field(screen).onEdit("20")
        for dismiss in [{ $0.actions[0].perform() }, { $0.cancel() }] as [(Alert) -> Void] {
            players.calls.fail(.update, with: .busy)
            done(screen).perform()
            await activity.waitUntilIdle()
            let alert = try #require(screen.page.alert)
            #expect(alert.title == "Unable to update player. Please try again.")
            #expect(alert.message == StorageError.busy.message)
            #expect(alert.actions.map(\.label) == ["OK"])
            dismiss(alert)
            #expect(screen.page.alert == nil)
            #expect(try field(screen).text == "20")
        }
    }
}
