import Domain
import Gather
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import CompactGather

/// The feature on a real navigator above a home, which is told what comes of it.
@MainActor final class CompactGatherHouse {
    final class Home: Coordinator, GatherNavigation {
        final class HomeScreen: Screen {
            let work = WorkScope()
        }

        unowned let navigator: Navigator
        private(set) var results: [FlowResult<FinishedMatch>] = []

        init(_ navigator: Navigator) { self.navigator = navigator }

        func start() throws(NavigationError) {
            try show(HomeScreen())
        }

        func gatherDidEnd(with result: FlowResult<FinishedMatch>) { results.append(result) }
    }

    /// What must not outlive its place in the tree.
    struct Traces {
        weak var coordinator: (any Coordinator)?
        weak var screen: CompactGatherScreen?
        weak var presenter: CompactGatherPresenter?

        var areGone: Bool { coordinator == nil && screen == nil && presenter == nil }
    }

    let navigator = Navigator()
    let time = ManualTime()
    let matches: InMemoryMatches
    let home: Home

    init() throws {
        matches = InMemoryMatches(current: makeMatch(at: time.now()))
        home = Home(navigator)
        navigator.onRefusal = { Issue.record($0) }
        try navigator.start(home, under: nil)
    }

    /// Starts the feature and keeps nothing of it.
    func open() throws -> Traces {
        let factory = CompactGatherFactory(CompactGatherDependencies(matches: matches, time: time))
        let match = try #require(matches.stored)
        let coordinator = factory.makeGather(match, on: navigator, navigation: home)
        try navigator.start(coordinator, under: home)
        let screen = try #require(navigator.visibleScreen as? CompactGatherScreen)
        return Traces(coordinator: coordinator, screen: screen, presenter: screen.presenter)
    }

    func page() throws -> Page {
        try #require(navigator.visibleScreen as? any TerminalScreen).page
    }

    func perform(_ label: String) async throws {
        let action = try #require(page().allActions.first { $0.label == label })
        #expect(action.isEnabled)
        action.perform()
        await navigator.activity.settled()
    }

    func answer(_ label: String) async throws {
        try #require(page().alert?.actions.first { $0.label == label }).perform()
        await navigator.activity.settled()
    }
}
