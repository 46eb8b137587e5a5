import Domain
import FootballUI
import Navigation
import Records

/// The presenter of the list of deleted records: loads, restores and erases them.
@MainActor final class DeletedRecordsPresenter<Root: DisplayableRecord>: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = DeletedRecordsState<Root>() {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let records: any VersionedRecords<Root>
    private let work: WorkScope
    private weak var navigation: (any ChangeHistoryNavigation)?

    init(
        _ records: any VersionedRecords<Root>, work: WorkScope,
        navigation: (any ChangeHistoryNavigation)?
    ) {
        self.records = records
        self.work = work
        self.navigation = navigation
    }

    /// Refuses while a record is restored or erased, because the page has to show a failure.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isSaving)
    }

    /// Loads the records each time, because another screen or device may have deleted or restored
    /// some.
    func didAppear() {
        load()
    }

    /// Loads the records. The failure of a change stays on the screen.
    func load() {
        if case .load = state.failure { state.failure = nil }
        work.enqueue { [weak self, records] in
            do throws(StorageError) {
                self?.show(try await records.deleted())
            } catch {
                self?.state.failure = .load(error.message)
            }
        }
    }

    private func show(_ records: [Root]) {
        state.records = records
        if records.contains(where: { $0.id == state.restored?.id }) { state.restored = nil }
        if !records.contains(where: { $0.id == state.asked?.id }) { state.asked = nil }
    }

    func didSelect(_ record: Root) {
        save { presenter, records throws(StorageError) in
            try await records.restore(record.id)
            presenter?.state.restored = record
            presenter?.navigation?.changeHistoryDidRestore(record)
        }
    }

    func didRequestErasure(of record: Root) {
        guard !state.isSaving else { return }
        state.asked = record
    }

    func didCancelErasure() {
        state.asked = nil
    }

    func didConfirmErasure() {
        guard let record = state.asked else { return }
        state.asked = nil
        save { _, records throws(StorageError) in try await records.erase(record.id) }
    }

    /// Runs a change, unless another one runs, and loads the records.
    private func save(
        _ change:
            @escaping @MainActor (DeletedRecordsPresenter?, any VersionedRecords<Root>)
            async throws(StorageError) -> Void
    ) {
        guard !state.isSaving else { return }
        state.isSaving = true
        state.restored = nil
        state.failure = nil
        work.enqueue { [weak self, records] in
            do throws(StorageError) {
                try await change(self, records)
                self?.state.isSaving = false
                self?.load()
            } catch {
                self?.state.isSaving = false
                self?.state.failure = .change(error.message)
            }
        }
    }
}
