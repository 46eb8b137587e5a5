import Domain
import Navigation

/// Shows the list and reports what happens there.
@MainActor final class PlayerListCoordinator: PlayerListCoordinating {
    private let dependencies: PlayerListDependencies
    unowned let navigator: Navigator
    private weak var navigation: (any PlayerListNavigation)?
    // The tree holds the screen, and the screen the presenter: whoever keeps this coordinator does
    // not keep them.
    private weak var screen: PlayerListScreen?
    private weak var presenter: PlayerListPresenter?

    init(
        _ dependencies: PlayerListDependencies,
        navigator: Navigator,
        navigation: any PlayerListNavigation
    ) {
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start() throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = PlayerListPresenter(dependencies, work: work, steps: self)
        let screen = PlayerListScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: PlayerListRoute())
        self.presenter = presenter
        self.screen = screen
        presenter.reload()
    }

    func reload(focusing player: PlayerID?) {
        presenter?.reload(focusing: player)
    }

    func returnToList() {
        guard let screen, navigator.isShowing(screen) else { return }
        presenter?.returnToList()
        navigator.attempt(try navigator.pop(to: screen))
    }
}

extension PlayerListCoordinator: PlayerListPresenterDelegate {
    func didRequestAdd() {
        navigation?.playerListDidRequestAdd()
    }

    func didSelect(_ player: Player) {
        navigation?.playerListDidSelect(player)
    }

    func didConfirm(_ players: [Player]) {
        navigation?.playerListDidConfirm(players)
    }

    func didRequestResume(_ match: Match) {
        navigation?.playerListDidRequestResume(match)
    }

    func obstacle(to request: PlayerListRequest) -> String? {
        navigation?.playerListUnavailableReason(for: request)
    }

    func obstacleToSignOut() -> String? {
        navigation?.sessionUnavailableReasonForSignOut()
    }

    func didRequestSignOut() {
        navigation?.sessionDidRequestSignOut()
    }
}
