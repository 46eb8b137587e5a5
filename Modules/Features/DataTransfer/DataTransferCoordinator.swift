import Domain
import Navigation

/// The coordinator of the page for export and import, and of the proposed import of a squad list.
@MainActor final class DataTransferCoordinator: Coordinator {
    private let dependencies: DataTransferDependencies
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any DataTransferNavigation)?
    private weak var presenter: DataTransferPresenter?
    private weak var screen: DataTransferScreen?
    private weak var proposal: ProposalScreen?
    private weak var proposalPresenter: ProposalPresenter?

    init(
        _ dependencies: DataTransferDependencies,
        navigator: Navigator,
        navigation: any DataTransferNavigation
    ) {
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = DataTransferPresenter(
            dependencies, work: work, navigation: navigation, delegate: self)
        let screen = DataTransferScreen(presenter: presenter, work: work)
        presenter.view = screen
        self.presenter = presenter
        self.screen = screen
        try show(screen, at: DataTransferRoute())
    }
}

extension DataTransferCoordinator: DataTransferPresenterDelegate {
    func didRead(_ squad: SquadImport) {
        let presenter = ProposalPresenter(squad, delegate: self)
        let screen = ProposalScreen(presenter: presenter, work: navigator.makeWork())
        presenter.view = screen
        proposalPresenter = presenter
        proposal = screen
        navigator.attempt { try show(screen) }
    }
}

extension DataTransferCoordinator: ProposalPresenterDelegate {
    func didRequestMeaning(_ choice: MeaningChoice) {
        let screen = MeaningScreen(choice, work: navigator.makeWork()) { [weak self] option in
            self?.didChoose(option, for: choice.subject)
        }
        navigator.attempt { try show(screen) }
    }

    private func didChoose(_ option: Int, for subject: ProposalState.Meaning.Subject) {
        guard let proposal else { return }
        navigator.attempt { try navigator.pop(to: proposal) }
        proposalPresenter?.didChoose(option, for: subject)
    }

    func didAccept(_ squad: SquadImport) {
        guard let screen else { return }
        navigator.attempt { try navigator.pop(to: screen) }
        presenter?.didAccept(squad)
    }
}
