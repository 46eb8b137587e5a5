import Domain
import Navigation
import TestSupport
import Testing

@testable import Gather

/// What the feature reported.
@MainActor final class GatherReports: GatherNavigation {
    private(set) var results: [FlowResult<FinishedMatch>] = []
    func gatherDidEnd(with result: FlowResult<FinishedMatch>) { results.append(result) }
}

extension MatchScreenHarness {
    var dependencies: GatherDependencies { GatherDependencies(matches: matches, time: time) }

    /// Starts the feature and keeps nothing of it.
    func open(
        telling reports: GatherReports
    ) throws -> MatchLeakProbe<GatherScreen, GatherPresenter> {
        let coordinator = GatherFactory(dependencies).makeGather(
            try #require(matches.stored), on: navigator, navigation: reports)
        try navigator.start(coordinator, under: home)
        let screen = try #require(navigator.visibleScreen as? GatherScreen)
        return MatchLeakProbe(coordinator, screen, screen.presenter)
    }
}
