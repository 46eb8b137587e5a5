public import Domain
public import Gather
public import Navigation

/// What the feature takes from outside.
public struct CompactGatherDependencies: Sendable {
    let matches: any MatchRepository
    let time: any TimeSource

    /// - Parameter matches: those of the user who is signed in.
    public init(matches: any MatchRepository, time: any TimeSource) {
        self.matches = matches
        self.time = time
    }
}

/// Makes a match that is one small page, in place of the one with large digits.
public struct CompactGatherFactory: GatherBuilding {
    private let dependencies: CompactGatherDependencies

    /// - Parameter dependencies: the same for every match.
    public init(_ dependencies: CompactGatherDependencies) {
        self.dependencies = dependencies
    }

    /// The coordinator of one match, which the caller starts.
    public func makeGather(
        _ match: Match, on navigator: Navigator, navigation: any GatherNavigation
    ) -> any Coordinator {
        CompactGatherCoordinator(
            match, dependencies, navigator: navigator, navigation: navigation)
    }
}
