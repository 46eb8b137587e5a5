import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Display

@MainActor @Suite struct `Display presenter` {
    private let activity = Activity()
    private let preferences = DisplayPreferences()
    private let store = InMemoryTextStore()
    private let presenter: DisplayPresenter

    init() {
        presenter = DisplayPresenter(
            preferences: preferences, store: store,
            work: WorkScope(activity))
    }

    @Test func `a choice is applied at once and stored`() async {
        presenter.didChoose(.light, for: \.colours)
        #expect(preferences.settings.colours == .light)
        #expect(presenter.state.settings.colours == .light)
        presenter.didChoose(.ascii, for: \.lines)
        await activity.waitUntilIdle()
        #expect(store.text == preferences.settings.text)
        #expect(preferences.settings.colours == .light)
    }

    @Test func `a choice that cannot be stored stays applied, and the next one can be stored`()
        async
    {
        store.calls.fail(.save, with: .full)
        presenter.didChoose(.reduced, for: \.motion)
        await activity.waitUntilIdle()
        #expect(preferences.settings.motion == .reduced)
        #expect(presenter.state.failure == StorageError.full.message)
        presenter.didChoose(.full, for: \.motion)
        await activity.waitUntilIdle()
        #expect(presenter.state.failure == nil)
        #expect(store.text == preferences.settings.text)
    }
}
