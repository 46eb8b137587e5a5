import Domain
import Navigation
import TerminalUI

/// The coordinator of the form for a new player.
@MainActor final class PlayerAddCoordinator: Coordinator {
    private let players: any PlayerRepository
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any PlayerAddNavigation)?
    private var result = FlowResult<Player>.cancelled

    init(
        players: any PlayerRepository,
        navigator: Navigator,
        navigation: any PlayerAddNavigation
    ) {
        self.players = players
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = PlayerAddPresenter(
            players: players, work: work, delegate: self)
        let screen = PageScreen(of: presenter, work: work) {
            PlayerAddView(state: $0, presenter: presenter).page
        }
        try show(screen, at: PlayerAddRoute())
    }

    func didLeave() {
        navigation?.playerAddDidLeave(with: result)
    }
}

extension PlayerAddCoordinator: PlayerAddPresenterDelegate {
    func didAdd(_ player: Player) {
        result = .finished(player)
        leave()
    }
}
