public import Domain
public import Navigation

/// Makes the feature. The composition root knows only this.
@MainActor public protocol GatherBuilding {
    /// - Parameters:
    ///   - match: in progress, as it is stored: a new one, or one to be resumed.
    ///   - navigation: held weakly.
    func makeGather(
        _ match: Match, on navigator: Navigator, navigation: any GatherNavigation
    ) -> any Coordinator
}

/// What the feature takes from outside.
public struct GatherDependencies: Sendable {
    let matches: any MatchRepository
    let time: any TimeSource

    /// - Parameter matches: those of the user who is signed in.
    public init(matches: any MatchRepository, time: any TimeSource) {
        self.matches = matches
        self.time = time
    }
}

/// Makes the real feature.
public struct GatherFactory: GatherBuilding {
    private let dependencies: GatherDependencies

    /// - Parameter dependencies: the same for every match.
    public init(_ dependencies: GatherDependencies) {
        self.dependencies = dependencies
    }

    /// The coordinator of one match, which the caller starts.
    public func makeGather(
        _ match: Match, on navigator: Navigator, navigation: any GatherNavigation
    ) -> any Coordinator {
        GatherCoordinator(match, dependencies, navigator: navigator, navigation: navigation)
    }
}
