public import Domain
public import Navigation

/// A factory for the feature __Feature__.
@MainActor public protocol __Feature__Building {
    /// Returns a coordinator for the screen. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func make__Feature__(
        on navigator: Navigator, navigation: any __Feature__Navigation
    ) -> any Coordinator
}

/// The dependencies of the feature __Feature__.
public struct __Feature__Dependencies: Sendable {
    let players: any PlayerRepository

    /// Creates the dependencies.
    ///
    /// - Parameter players: The players of the signed-in user.
    public init(players: any PlayerRepository) {
        self.players = players
    }
}

/// The default factory of the feature __Feature__.
public struct __Feature__Factory: __Feature__Building {
    private let dependencies: __Feature__Dependencies

    /// Creates a factory.
    public init(_ dependencies: __Feature__Dependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the screen. The caller starts it.
    public func make__Feature__(
        on navigator: Navigator, navigation: any __Feature__Navigation
    ) -> any Coordinator {
        __Feature__Coordinator(dependencies, navigator: navigator, navigation: navigation)
    }
}
