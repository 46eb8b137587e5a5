import Domain
import Navigation
import TerminalUI
import Testing

@testable import PlayerDetail

@MainActor @Suite struct `Player detail coordinator` {
    private final class BlankScreen: Screen {
        let work = WorkScope()
    }

    /// What lies below the screen, or comes after it.
    private final class Base: Coordinator {
        unowned let navigator: Navigator
        init(on navigator: Navigator) { self.navigator = navigator }
        func start() throws(NavigationError) { try show(BlankScreen()) }
    }

    private final class Spy: PlayerDetailNavigation {
        private(set) var selected: [PlayerField] = []
        private(set) var players: [Player] = []
        var unavailableReason: String?

        func playerDetailDidSelect(_ field: PlayerField, of player: Player) {
            selected.append(field)
            players.append(player)
        }

        func playerDetailUnavailableReasonForSelection() -> String? { unavailableReason }
    }

    /// Everything that has to go when the screen goes.
    private struct Traces {
        weak var coordinator: (any PlayerDetailCoordinating)?
        weak var screen: PlayerDetailScreen?
        weak var presenter: PlayerDetailPresenter?

        var areReleased: Bool { coordinator == nil && screen == nil && presenter == nil }
    }

    private let player: Player
    private let navigator = Navigator()
    private let spy = Spy()

    init() throws {
        player = Player(id: PlayerID(1), name: try #require(PlayerName("Ana")))
    }

    private func start(for navigation: Spy) throws -> Traces {
        let base = Base(on: navigator)
        try navigator.start(base, under: nil)
        let coordinator = PlayerDetailFactory()
            .makePlayerDetail(of: player, on: navigator, navigation: navigation)
        try navigator.start(coordinator, under: base)
        let screen = try #require(navigator.visibleScreen as? PlayerDetailScreen)
        let presenter = try #require(
            Mirror(reflecting: screen).descendant("presenter") as? PlayerDetailPresenter)
        return Traces(
            coordinator: coordinator, screen: screen, presenter: presenter)
    }

    private func firstRow(of traces: Traces) throws -> Row {
        guard case .list(let list)? = traces.screen?.page.elements.first else {
            throw NavigationError.screenNotShown
        }
        return list.sections[0].rows[0]
    }

    @Test func `what is in the way is asked of whoever listens`() throws {
        spy.unavailableReason = "That is left out."
        #expect(try firstRow(of: start(for: spy)).unavailableReason == "That is left out.")
    }

    @Test func `a chosen row is reported with the player`() throws {
        let traces = try start(for: spy)
        try firstRow(of: traces).activate?()
        #expect(spy.selected == [.name])
        #expect(spy.players == [player])
    }

    @Test func `a player who was edited is shown and reported as they are now`() throws {
        let traces = try start(for: spy)
        let edited = Player(id: PlayerID(1), name: PlayerName("Anna")!, age: Age(30))
        traces.coordinator?.show(edited)
        #expect(traces.screen?.page.title == "Anna")
        #expect(try firstRow(of: traces).details == ["Anna"])
        try firstRow(of: traces).activate?()
        #expect(spy.players == [edited])
    }

    @Test func `Back releases everything`() throws {
        let traces = try start(for: spy)
        #expect(navigator.back() == .left)
        #expect(traces.areReleased)
        #expect(navigator.liveCoordinators.count == 1)
        #expect(spy.selected.isEmpty)
    }

    @Test func `replacing the root releases everything`() throws {
        let traces = try start(for: spy)
        try navigator.start(Base(on: navigator), under: nil, as: .root)
        #expect(traces.areReleased)
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `a player to show after the screen has left changes nothing`() throws {
        let traces = try start(for: spy)
        let coordinator = try #require(traces.coordinator)
        navigator.back()
        coordinator.show(player)
        #expect(traces.screen == nil)
        #expect(traces.presenter == nil)
    }

    @Test func `whoever listens is held weakly`() throws {
        var listener: Spy? = Spy()
        weak let trace = listener
        let traces = try start(for: try #require(listener))
        listener = nil
        #expect(trace == nil)
        try firstRow(of: traces).activate?()
        #expect(traces.screen === navigator.visibleScreen)
    }
}
