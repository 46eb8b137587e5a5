public import Navigation

/// A factory for the settings.
@MainActor public protocol SettingsBuilding {
    /// Returns a coordinator for the settings. The caller starts it.
    func makeSettings(on navigator: Navigator) -> any Coordinator
}

/// The dependencies of the settings.
public struct SettingsDependencies: Sendable {
    let items: [SettingsItem]

    /// Creates the dependencies.
    ///
    /// - Parameter items: The rows of other features, in the order of their display.
    public init(items: [SettingsItem]) {
        self.items = items
    }
}

/// The default factory of the settings.
public struct SettingsFactory: SettingsBuilding {
    private let dependencies: SettingsDependencies

    /// Creates a factory.
    public init(_ dependencies: SettingsDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the settings. The caller starts it.
    public func makeSettings(on navigator: Navigator) -> any Coordinator {
        SettingsCoordinator(dependencies, navigator: navigator)
    }
}
