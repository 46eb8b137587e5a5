import Domain
import Navigation
import TerminalUI

/// The coordinator of the page with the answer of one player.
@MainActor final class AnswerCoordinator: Coordinator {
    @WeakNavigator var navigator: Navigator
    private let player: Player
    private let makePresenter: AttendanceCoordinator.MakePresenter

    init(
        of player: Player, navigator: Navigator,
        makePresenter: @escaping AttendanceCoordinator.MakePresenter
    ) {
        self.player = player
        self.navigator = navigator
        self.makePresenter = makePresenter
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = makePresenter(work)
        try show(
            PageScreen(of: presenter, work: work) { [player] state in
                AnswerView(player: player, state: state, presenter: presenter).page
            })
    }
}
