import Domain
import Navigation
import Testing

@testable import PlayerEdit

/// A flow that shows one player and starts Edit above it, again and again.
@MainActor final class PlayerEditFlow: Coordinator {
    private final class BlankScreen: Screen {
        let work = WorkScope()
    }

    /// Everything that has to go when the form goes.
    struct Traces {
        weak var coordinator: (any Coordinator)?
        weak var screen: PlayerEditScreen?
        weak var presenter: PlayerEditPresenter?

        var areReleased: Bool { coordinator == nil && screen == nil && presenter == nil }
    }

    private(set) var player: Player
    private(set) var results: [FlowResult<Player>] = []
    private let players: any PlayerRepository
    unowned let navigator: Navigator

    init(_ player: Player, players: any PlayerRepository, on navigator: Navigator) {
        self.player = player
        self.players = players
        self.navigator = navigator
    }

    func start() throws(NavigationError) {
        try show(BlankScreen())
    }

    func edit(_ field: PlayerField, for listener: (any PlayerEditNavigation)? = nil) throws
        -> Traces
    {
        let coordinator = PlayerEditFactory(PlayerEditDependencies(players: players))
            .makePlayerEdit(of: field, of: player, on: navigator, navigation: listener ?? self)
        try navigator.start(coordinator, under: self)
        let screen = try #require(navigator.visibleScreen as? PlayerEditScreen)
        let presenter = try #require(
            Mirror(reflecting: screen).descendant("presenter") as? PlayerEditPresenter)
        return Traces(
            coordinator: coordinator, screen: screen, presenter: presenter)
    }
}

extension PlayerEditFlow: PlayerEditNavigation {
    func playerEditDidEnd(with result: FlowResult<Player>) {
        results.append(result)
        if case .finished(let edited) = result { player = edited }
    }
}
