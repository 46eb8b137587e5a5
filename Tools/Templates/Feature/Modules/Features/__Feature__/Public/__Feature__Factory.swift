public import Domain
public import Navigation

/// Creates the feature's coordinator. The composition root uses the feature through this protocol.
@MainActor public protocol __Feature__Building {
    /// Returns the coordinator of a new page.
    ///
    /// - Parameter navigation: The receiver of the feature's events, held weakly.
    func make__Feature__(
        on navigator: Navigator, navigation: any __Feature__Navigation
    ) -> any Coordinator
}

/// The dependencies of the feature.
public struct __Feature__Dependencies: Sendable {
    let players: any PlayerRepository

    /// - Parameter players: The squad of the signed-in user.
    public init(players: any PlayerRepository) {
        self.players = players
    }
}

/// The implementation of `__Feature__Building`.
public struct __Feature__Factory: __Feature__Building {
    private let dependencies: __Feature__Dependencies

    /// - Parameter dependencies: The dependencies of every page.
    public init(_ dependencies: __Feature__Dependencies) {
        self.dependencies = dependencies
    }

    /// Returns the coordinator of a new page, which the caller starts.
    public func make__Feature__(
        on navigator: Navigator, navigation: any __Feature__Navigation
    ) -> any Coordinator {
        __Feature__Coordinator(dependencies, navigator: navigator, navigation: navigation)
    }
}
