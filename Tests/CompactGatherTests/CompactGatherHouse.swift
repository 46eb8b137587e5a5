import Domain
import Gather
import Navigation
import TestSupport
import Testing

@testable import CompactGather

/// What the feature reported.
@MainActor final class CompactGatherReports: GatherNavigation {
    private(set) var results: [FlowResult<FinishedMatch>] = []
    func gatherDidEnd(with result: FlowResult<FinishedMatch>) { results.append(result) }
}

extension MatchScreenHarness {
    var factory: CompactGatherFactory {
        CompactGatherFactory(CompactGatherDependencies(matches: matches, time: time))
    }

    /// Starts the feature and keeps nothing of it.
    func open(
        telling reports: CompactGatherReports
    ) throws -> MatchLeakProbe<CompactGatherScreen, CompactGatherPresenter> {
        let coordinator = factory.makeGather(
            try #require(matches.stored), on: navigator, navigation: reports)
        try navigator.start(coordinator, under: home)
        let screen = try #require(navigator.visibleScreen as? CompactGatherScreen)
        return MatchLeakProbe(coordinator, screen, screen.presenter)
    }
}
