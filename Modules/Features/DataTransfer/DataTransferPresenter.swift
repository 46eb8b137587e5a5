import Domain
import FootballUI
import Navigation

/// Events of the page for export and import that the coordinator handles.
@MainActor protocol DataTransferPresenterDelegate: AnyObject {
    /// A squad list was read, and its import is proposed.
    ///
    /// - Parameter path: The path of the file.
    func didRead(_ squad: SquadImport, from path: String)
}

/// The presenter of the page for export and import.
@MainActor final class DataTransferPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = DataTransferState() {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let transfer: AccountTransfer
    private let history: ImportHistory
    private let work: WorkScope
    private weak var navigation: (any DataTransferNavigation)?
    private weak var delegate: (any DataTransferPresenterDelegate)?
    /// The account that was read, while the user is asked whether to import it.
    private var proposal: AccountTransfer.Proposal?

    init(
        transfer: AccountTransfer, history: ImportHistory, work: WorkScope,
        navigation: (any DataTransferNavigation)?, delegate: any DataTransferPresenterDelegate
    ) {
        self.transfer = transfer
        self.history = history
        self.work = work
        self.navigation = navigation
        self.delegate = delegate
        state.canUndo = history.last != nil
    }

    /// The names of the files that are tables of other records.
    var tableFileNames: [String] { transfer.tableFileNames }

    /// Refused during the work, because the page has to show the result.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isBusy)
    }

    func didEdit(_ path: String) {
        guard !state.isBusy else { return }
        state.path = path
    }

    func didRequestExport() {
        guard !state.path.isEmpty else { return }
        run(DataTransferStrings.exporting) { presenter, path throws(TransferError) in
            let summary = try await presenter.transfer.export(to: path)
            presenter.state.result = DataTransferStrings.exported(summary)
        }
    }

    func didRequestImport() {
        guard !state.path.isEmpty else { return }
        run(DataTransferStrings.reading) { presenter, path throws(TransferError) in
            let proposal = try await presenter.transfer.propose(importOf: path)
            switch proposal {
            case .squad(let squad): presenter.delegate?.didRead(squad, from: path)
            case .archive(_, let summary):
                guard !summary.isEmpty else {
                    presenter.state.result = DataTransferStrings.nothingNew
                    return
                }
                presenter.ask(proposal, summary, DataTransferStrings.known(summary))
            case .table(let table): presenter.ask(table)
            }
        }
    }

    /// Another table of the file has records of a kind instead of players.
    func didRead(_ table: TableImport) {
        guard !state.isBusy else { return }
        (state.result, state.isError) = (nil, false)
        ask(table)
    }

    private func ask(_ table: TableImport) {
        state.issues = table.issues.map(\.message)
        guard !table.summary.isEmpty else {
            state.isError = !table.issues.isEmpty
            state.result =
                table.issues.isEmpty
                ? DataTransferStrings.nothingNew : DataTransferStrings.nothingValid
            return
        }
        ask(.table(table), table.summary, DataTransferStrings.notes(on: table))
    }

    private func ask(
        _ proposal: AccountTransfer.Proposal, _ summary: ImportSummary, _ message: String?
    ) {
        self.proposal = proposal
        state.question = DataTransferState.Question(
            title: DataTransferStrings.question(summary, of: proposal.content), message: message)
    }

    func didConfirmImport() {
        guard let proposal else { return }
        didCancelImport()
        store(proposal)
    }

    func didCancelImport() {
        proposal = nil
        state.question = nil
    }

    func didAccept(_ squad: SquadImport) {
        store(.squad(squad))
    }

    func didRequestUndo() {
        guard let records = history.last else { return }
        run(DataTransferStrings.undoing) { presenter, _ throws(TransferError) in
            let kept = try await presenter.transfer.undo(records)
            presenter.history.last = nil
            presenter.state.canUndo = false
            presenter.state.result = DataTransferStrings.undone(kept)
            presenter.navigation?.dataTransferDidImport()
        }
    }

    private func store(_ proposal: AccountTransfer.Proposal) {
        run(DataTransferStrings.importing) { presenter, _ throws(TransferError) in
            let records = try await presenter.transfer.run(proposal)
            presenter.history.last = records
            presenter.state.canUndo = true
            presenter.state.result = DataTransferStrings.imported(
                records.summary, of: proposal.content)
            presenter.navigation?.dataTransferDidImport()
        }
    }

    /// Runs work on the file and shows its result or its error.
    private func run(
        _ progress: String,
        _ body:
            @escaping @MainActor (DataTransferPresenter, String) async throws(TransferError) -> Void
    ) {
        guard !state.isBusy else { return }
        state.progress = progress
        state.result = nil
        state.isError = false
        state.issues = []
        work.enqueue { [weak self] in
            guard let self else { return }
            do throws(TransferError) {
                try await body(self, state.path)
            } catch {
                state.result = error.message
                state.isError = true
                state.issues = error.issues.map(\.message)
            }
            state.progress = nil
        }
    }
}

extension AccountTransfer.Proposal {
    /// The content of the file, which decides the words for its records.
    fileprivate var content: DataTransferStrings.Content {
        switch self {
        case .archive, .squad: .account
        case .table: .table
        }
    }
}
