public import Domain
public import Navigation
public import TerminalUI

/// A factory for the page with the display settings.
@MainActor public protocol DisplayBuilding {
    /// Returns a coordinator for the page. The caller starts it.
    func makeDisplay(on navigator: Navigator) -> any Coordinator
}

/// The default factory of the page with the display settings.
public struct DisplayFactory: DisplayBuilding {
    private let preferences: DisplayPreferences
    private let store: any TextStore

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - preferences: The settings in use.
    ///   - store: The storage of the settings.
    public init(preferences: DisplayPreferences, store: any TextStore) {
        self.preferences = preferences
        self.store = store
    }

    /// Returns a coordinator for the page. The caller starts it.
    public func makeDisplay(on navigator: Navigator) -> any Coordinator {
        ScreenCoordinator(at: DisplayRoute(), on: navigator) { work in
            let presenter = DisplayPresenter(preferences: preferences, store: store, work: work)
            return PageScreen(of: presenter, work: work) {
                DisplayView(state: $0, presenter: presenter).page
            }
        }
    }
}
