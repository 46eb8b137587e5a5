public import Navigation
import TerminalUI

/// A factory for the settings.
@MainActor public protocol SettingsBuilding {
    /// Returns a coordinator for the settings. The caller starts it.
    func makeSettings(on navigator: Navigator) -> any Coordinator
}

/// The default factory of the settings.
public struct SettingsFactory: SettingsBuilding {
    private let items: [SettingsItem]

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameter items: The rows of other features, in the order of their display.
    public init(items: [SettingsItem]) {
        self.items = items
    }

    /// Returns a coordinator for the settings. The caller starts it.
    public func makeSettings(on navigator: Navigator) -> any Coordinator {
        ScreenCoordinator(at: SettingsRoute(), on: navigator) { [items] work in
            PageScreen(work: work) { SettingsView(items: items).page }
        }
    }
}
