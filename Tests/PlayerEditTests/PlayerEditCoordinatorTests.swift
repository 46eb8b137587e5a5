import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerEdit

@MainActor @Suite struct `Player edit coordinator` {
    private final class BlankScreen: Screen {
        let work = WorkScope()
    }

    /// What comes when everything is replaced.
    private final class Home: Coordinator {
        unowned let navigator: Navigator
        init(on navigator: Navigator) { self.navigator = navigator }
        func start() throws(NavigationError) { try show(BlankScreen()) }
    }

    private final class Listener: PlayerEditNavigation {
        func playerEditDidEnd(with result: FlowResult<Player>) {}
    }

    private let players = InMemoryPlayers(names: ["Ana"])
    private let navigator = Navigator()
    private let flow: PlayerEditFlow

    init() throws {
        navigator.onError = { Issue.record("refused: \($0)") }
        flow = PlayerEditFlow(try #require(players.all.first), players: players, on: navigator)
        try navigator.start(flow, under: nil)
    }

    private func type(_ text: String) throws {
        let screen = try #require(navigator.visibleScreen as? PlayerEditScreen)
        guard case .textField(let field) = screen.page.elements[0] else {
            throw NavigationError.screenNotShown
        }
        field.onEdit(text)
    }

    private func done() throws {
        let screen = try #require(navigator.visibleScreen as? PlayerEditScreen)
        screen.page.actions[0].perform()
    }

    @Test func `success leaves and tells the parent once, with the updated player`() async throws {
        let traces = try flow.edit(.name)
        try type("Anna")
        try done()
        await navigator.activity.waitUntilIdle()
        let stored = try #require(players.all.first)
        #expect(stored.name.text == "Anna")
        #expect(flow.results == [.finished(stored)])
        #expect(traces.areReleased)
        #expect(!navigator.canGoBack)
    }

    @Test func `Back without a difference is reported once as cancelled`() throws {
        let traces = try flow.edit(.name)
        #expect(navigator.back() == .left)
        #expect(flow.results == [.cancelled])
        #expect(traces.areReleased)
    }

    @Test func `Back with a difference stays until it is discarded`() throws {
        let traces = try flow.edit(.name)
        try type("Anna")
        #expect(navigator.back() == .asking)
        #expect(flow.results.isEmpty)
        #expect(traces.screen === navigator.visibleScreen)

        traces.screen?.page.alert?.actions[0].perform()
        #expect(flow.results == [.cancelled])
        #expect(traces.areReleased)
        #expect(players.calls.made.isEmpty)
    }

    @Test func `Back stays while it is stored`() async throws {
        let traces = try flow.edit(.name)
        players.calls.gate.close()
        try type("Anna")
        try done()
        await players.calls.gate.untilWaiting()
        #expect(navigator.back() == .stayed)
        players.calls.gate.open()
        await navigator.activity.waitUntilIdle()
        #expect(flow.results.count == 1)
        #expect(traces.areReleased)
    }

    @Test func `replacing the root reports once and releases everything`() throws {
        let traces = try flow.edit(.name)
        try type("Anna")
        try navigator.start(Home(on: navigator), under: nil, as: .root)
        #expect(flow.results == [.cancelled])
        #expect(traces.areReleased)
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `replaced while it is stored, it reports once and nothing stays`() async throws {
        let traces = try flow.edit(.name)
        players.calls.gate.close()
        try type("Anna")
        try done()
        await players.calls.gate.untilWaiting()
        try navigator.start(Home(on: navigator), under: nil, as: .root)
        #expect(flow.results == [.cancelled])
        #expect(traces.areReleased)
        players.calls.gate.open()
        await navigator.activity.waitUntilIdle()
        #expect(flow.results == [.cancelled])
    }

    @Test func `whoever listens is held weakly`() throws {
        var listener: Listener? = Listener()
        weak let trace = listener
        let traces = try flow.edit(.name, for: listener)
        listener = nil
        #expect(trace == nil)
        #expect(navigator.back() == .left)
        #expect(traces.areReleased)
    }

    /// The original gave Edit no parent, so edits piled up until the detail screen died.
    @Test func `ten edits in a row leave no coordinator behind`() async throws {
        let before = navigator.liveCoordinators.count
        for age in 20..<30 {
            let traces = try flow.edit(.age)
            #expect(navigator.liveCoordinators.count == before + 1)
            try type(String(age))
            try done()
            await navigator.activity.waitUntilIdle()
            #expect(traces.areReleased)
            #expect(navigator.liveCoordinators.count == before)
            #expect(flow.player.age == Age(age))
        }
        #expect(flow.results.count == 10)
        #expect(navigator.tree.allNodes.count == 1)
        #expect(players.all == [flow.player])
    }
}
