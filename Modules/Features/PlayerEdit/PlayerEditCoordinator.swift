import Domain
import Navigation

/// The coordinator of the form of one field.
@MainActor final class PlayerEditCoordinator: Coordinator {
    private let dependencies: PlayerEditDependencies
    private let draft: PlayerEditDraft
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any PlayerEditNavigation)?
    private var result = FlowResult<Player>.cancelled

    init(
        _ dependencies: PlayerEditDependencies,
        draft: PlayerEditDraft,
        navigator: Navigator,
        navigation: any PlayerEditNavigation
    ) {
        self.dependencies = dependencies
        self.draft = draft
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = PlayerEditPresenter(
            draft, players: dependencies.players, work: work, delegate: self)
        let screen = PlayerEditScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: PlayerEditRoute(draft.field))
    }

    func didLeave() {
        navigation?.playerEditDidLeave(with: result)
    }
}

extension PlayerEditCoordinator: PlayerEditPresenterDelegate {
    func didSave(_ player: Player) {
        result = .finished(player)
        leave()
    }
}
