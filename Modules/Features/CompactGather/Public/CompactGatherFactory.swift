public import Domain
public import Gather
public import Navigation

/// A factory for the compact variant of the Gather feature.
public struct CompactGatherFactory: GatherBuilding {
    private let dependencies: GatherDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
    public init(_ dependencies: GatherDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for a match in progress. The caller starts it.
    public func makeGather(
        _ match: Match, on navigator: Navigator, navigation: any GatherNavigation
    ) -> any Coordinator {
        GatherCoordinator(match, dependencies, navigator: navigator, navigation: navigation) {
            CompactGatherView(state: $0, presenter: $1).page
        }
    }
}
