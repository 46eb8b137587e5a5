import Domain
import FootballUI
import Navigation
import TerminalUI

/// The presenter of the display settings: applies a choice at once, and stores it.
@MainActor final class DisplayPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: DisplayState {
        didSet { stateDidChange?() }
    }

    private let preferences: DisplayPreferences
    private let store: any TextStore
    private let work: WorkScope

    init(preferences: DisplayPreferences, store: any TextStore, work: WorkScope) {
        self.preferences = preferences
        self.store = store
        self.work = work
        state = DisplayState(settings: preferences.settings)
    }

    /// The user has chosen a value of a setting.
    func didChoose<Value>(_ value: Value, for setting: WritableKeyPath<DisplaySettings, Value>) {
        var settings = preferences.settings
        settings[keyPath: setting] = value
        preferences.settings = settings
        state = DisplayState(settings: settings)
        work.enqueue { [weak self, store] in
            do throws(StorageError) {
                try await store.save(settings.text)
            } catch {
                self?.state.failure = error.message
            }
        }
    }
}
