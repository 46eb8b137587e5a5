import Domain
import Navigation

/// The coordinator of the line-up screen.
@MainActor final class ConfirmPlayersCoordinator: Coordinator {
    private let draft: MatchDraft
    private let dependencies: ConfirmPlayersDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any ConfirmPlayersNavigation)?

    init(
        _ draft: MatchDraft,
        _ dependencies: ConfirmPlayersDependencies,
        navigator: Navigator,
        navigation: any ConfirmPlayersNavigation
    ) {
        self.draft = draft
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = ConfirmPlayersPresenter(
            draft, dependencies, work: work, navigation: navigation)
        let screen = ConfirmPlayersScreen(presenter: presenter, work: work)
        presenter.view = screen
        try show(screen, at: ConfirmPlayersRoute(draft.players))
    }
}
