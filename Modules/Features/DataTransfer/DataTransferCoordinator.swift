import Domain
import Navigation
import TerminalUI

/// The coordinator of the page for export and import, and of the proposed import of a squad list.
@MainActor final class DataTransferCoordinator: Coordinator {
    private let transfer: AccountTransfer
    private let history: ImportHistory
    @WeakNavigator var navigator: Navigator
    private weak var navigation: (any DataTransferNavigation)?
    private weak var presenter: DataTransferPresenter?
    private weak var screen: PageScreen?
    private weak var proposal: PageScreen?
    private weak var proposalPresenter: ProposalPresenter?

    init(
        transfer: AccountTransfer, history: ImportHistory, navigator: Navigator,
        navigation: any DataTransferNavigation
    ) {
        self.transfer = transfer
        self.history = history
        self.navigator = navigator
        self.navigation = navigation
    }

    func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = DataTransferPresenter(
            transfer: transfer, history: history, work: work, navigation: navigation,
            delegate: self)
        let screen = PageScreen(of: presenter, work: work) {
            DataTransferView(state: $0, presenter: presenter).page
        }
        self.presenter = presenter
        self.screen = screen
        try show(screen, at: DataTransferRoute())
    }
}

extension DataTransferCoordinator: DataTransferPresenterDelegate {
    func didRead(_ squad: SquadImport, from path: String) {
        let work = navigator.makeWork()
        let presenter = ProposalPresenter(
            squad, from: path, transfer, work: work, delegate: self)
        let screen = PageScreen(of: presenter, work: work) {
            ProposalView(state: $0, presenter: presenter).page
        }
        proposalPresenter = presenter
        proposal = screen
        navigator.attempt { try show(screen) }
    }
}

extension DataTransferCoordinator: ProposalPresenterDelegate {
    func didRequestMeaning(_ choice: MeaningChoice) {
        let view = MeaningView(choice: choice) { [weak self] option in
            self?.didChoose(option, for: choice.subject)
        }
        let screen = PageScreen(work: navigator.makeWork()) { view.page }
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

    func didRead(_ table: TableImport) {
        guard let screen else { return }
        navigator.attempt { try navigator.pop(to: screen) }
        presenter?.didRead(table)
    }
}
