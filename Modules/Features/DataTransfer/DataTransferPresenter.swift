import Domain
import Navigation

/// The presenter of the page for export and import.
@MainActor final class DataTransferPresenter {
    weak var view: (any DataTransferView)? {
        didSet { view?.show(state) }
    }

    private let transfer: AccountTransfer
    private let work: WorkScope
    private weak var navigation: (any DataTransferNavigation)?
    /// The file that was read, while the user is asked whether to import it.
    private var prepared: AccountTransfer.PreparedImport?
    private var state = DataTransferState() {
        didSet { if state != oldValue { view?.show(state) } }
    }

    init(
        transfer: AccountTransfer, work: WorkScope, navigation: (any DataTransferNavigation)?
    ) {
        self.transfer = transfer
        self.work = work
        self.navigation = navigation
    }

    /// A Boolean value indicating whether the page may leave. It stays during the work, to show the
    /// result.
    var mayLeave: Bool { !state.isBusy }

    func didEdit(_ path: String) {
        guard !state.isBusy else { return }
        state.path = path
    }

    func didRequestExport() {
        run(DataTransferStrings.exporting) { presenter, path throws(TransferError) in
            let summary = try await presenter.transfer.export(to: path)
            presenter.state.result = DataTransferStrings.exported(summary)
        }
    }

    func didRequestImport() {
        run(DataTransferStrings.reading) { presenter, path throws(TransferError) in
            let prepared = try await presenter.transfer.prepareImport(of: path)
            guard !prepared.summary.isEmpty else {
                presenter.state.result = DataTransferStrings.nothingNew
                return
            }
            presenter.prepared = prepared
            presenter.state.question = DataTransferState.Question(
                title: DataTransferStrings.question(prepared.summary),
                message: DataTransferStrings.known(prepared.summary))
        }
    }

    func didConfirmImport() {
        guard let prepared else { return }
        didCancelImport()
        run(DataTransferStrings.importing) { presenter, _ throws(TransferError) in
            let summary = try await presenter.transfer.run(prepared)
            presenter.state.result = DataTransferStrings.imported(summary)
            presenter.navigation?.dataTransferDidImport()
        }
    }

    func didCancelImport() {
        prepared = nil
        state.question = nil
    }

    /// Runs work on the file and shows its result or its error.
    private func run(
        _ progress: String,
        _ body:
            @escaping @MainActor (DataTransferPresenter, String) async throws(TransferError) -> Void
    ) {
        guard !state.isBusy, !state.path.isEmpty else { return }
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
