import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import ConfirmPlayers

@MainActor @Suite struct `Confirm players coordinator` {
    private final class Home: Coordinator, ConfirmPlayersNavigation {
        final class HomeScreen: Screen {
            let work = WorkScope()
        }

        unowned let navigator: Navigator
        private(set) var started: [Match] = []
        var unavailableReason: String?

        init(_ navigator: Navigator) { self.navigator = navigator }

        func start() throws(NavigationError) {
            try show(HomeScreen())
        }

        func confirmPlayersDidStart(_ match: Match) { started.append(match) }

        func confirmPlayersUnavailableReasonForStart() -> String? { unavailableReason }
    }

    /// What must not outlive its place in the tree.
    private struct Traces {
        weak var coordinator: (any Coordinator)?
        weak var screen: ConfirmPlayersScreen?
        weak var presenter: ConfirmPlayersPresenter?

        var areReleased: Bool { coordinator == nil && screen == nil && presenter == nil }
    }

    private let navigator = Navigator()
    private let matches = InMemoryMatches()
    private let home: Home

    init() throws {
        home = Home(navigator)
        navigator.onError = { Issue.record($0) }
        try navigator.start(home, under: nil)
    }

    /// Starts the feature and keeps nothing of it.
    private func open() throws -> Traces {
        let factory = ConfirmPlayersFactory(
            ConfirmPlayersDependencies(
                matches: matches, time: ManualClock(), shuffle: PlayerShuffle { $0 }))
        let coordinator = factory.makeConfirmPlayers(
            Squad.all, on: navigator, navigation: home)
        try navigator.start(coordinator, under: home)
        let screen = try screen()
        return Traces(coordinator: coordinator, screen: screen, presenter: screen.presenter)
    }

    private func screen() throws -> ConfirmPlayersScreen {
        try #require(navigator.visibleScreen as? ConfirmPlayersScreen)
    }

    private func perform(_ label: String) throws {
        let action = try #require(screen().page.actions.first { $0.label == label })
        #expect(action.isEnabled)
        action.perform()
    }

    @Test func `what is in the way is asked of whoever listens`() throws {
        home.unavailableReason = "That is left out."
        _ = try open()
        #expect(try screen().page.actions.first?.unavailableReason == "That is left out.")
    }

    @Test func `a start tells its surroundings once and stays until they decide`() async throws {
        let traces = try open()
        try perform(ConfirmPlayersStrings.shuffle)
        try perform(ConfirmPlayersStrings.startGather)
        await navigator.activity.waitUntilIdle()
        #expect(home.started == [matches.stored])
        #expect(traces.screen === navigator.visibleScreen)
    }

    @Test func `Back leaves freely, tells nothing and releases everything`() throws {
        let traces = try open()
        #expect(navigator.back() == .left)
        #expect(home.started.isEmpty)
        #expect(traces.areReleased)
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `Back waits while the match is being stored`() async throws {
        _ = try open()
        matches.calls.gate.close()
        try perform(ConfirmPlayersStrings.shuffle)
        try perform(ConfirmPlayersStrings.startGather)
        await matches.calls.gate.untilWaiting()
        #expect(navigator.back() == .stayed)
        matches.calls.gate.open()
        await navigator.activity.waitUntilIdle()
        #expect(navigator.back() == .left)
    }

    @Test func `another root during the start tells nothing and releases everything`() async throws
    {
        let traces = try open()
        matches.calls.gate.close()
        try perform(ConfirmPlayersStrings.shuffle)
        try perform(ConfirmPlayersStrings.startGather)
        await matches.calls.gate.untilWaiting()
        try navigator.start(Home(navigator), under: nil, as: .root)
        #expect(traces.areReleased)
        matches.calls.gate.open()
        await navigator.activity.waitUntilIdle()
        #expect(home.started.isEmpty)
    }
}
