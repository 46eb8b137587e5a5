import Domain
import Navigation
import TerminalUI

/// The coordinator of the form of one field.
@MainActor final class PlayerEditCoordinator: Coordinator {
    private let players: any PlayerRepository
    private let draft: PlayerEditDraft
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any PlayerEditNavigation)?
    private var result = FlowResult<Player>.cancelled

    init(
        players: any PlayerRepository,
        draft: PlayerEditDraft,
        navigator: Navigator,
        navigation: any PlayerEditNavigation
    ) {
        self.players = players
        self.draft = draft
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = PlayerEditPresenter(
            draft, players: players, work: work, delegate: self)
        let screen = PageScreen(of: presenter, work: work) {
            PlayerEditView(state: $0, presenter: presenter).page
        }
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
