import Domain
import FootballUI
import Navigation
import Records

/// The presenter of the screen: loads the entries, and stores what the user changes.
@MainActor final class __Feature__Presenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = __Feature__State() {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let entries: any RecordRepository<__Feature__Entry>
    private let work: WorkScope
    private weak var navigation: (any __Feature__Navigation)?
    /// The open confirmation before the text is discarded.
    private var discardConfirmation: PendingConfirmation?
    // page
    /// True if the user has finished, and is asked whether to discard the text.
    private var isFinishing = false
    // end page

    init(
        entries: any RecordRepository<__Feature__Entry>, work: WorkScope,
        navigation: (any __Feature__Navigation)?
    ) {
        self.entries = entries
        self.work = work
        self.navigation = navigation
    }

    /// Refuses during a change, because the page has to show a failure, and asks before the text is
    /// discarded.
    func dismissalDecision() -> DismissalDecision {
        guard !state.isSaving else { return .refused }
        guard state.isUnsaved else { return .allowed }
        let confirmation = PendingConfirmation()
        discardConfirmation = confirmation
        state.asksToDiscard = true
        return .needsConfirmation(confirmation)
    }

    func didAnswerDiscard(_ isConfirmed: Bool) {
        state.asksToDiscard = false
        discardConfirmation?.answer(isConfirmed)
        // page
        if isConfirmed, isFinishing { navigation?.__feature__DidFinish() }
        isFinishing = false
        // end page
    }

    /// Loads the entries each time, because another page or device may have changed some.
    func didAppear() {
        load()
    }

    /// Loads the entries. Those on screen stay there after a failure, like the failure of a change.
    func load() {
        if case .load = state.failure { state.failure = nil }
        work.enqueue { [weak self, entries] in
            do throws(StorageError) {
                self?.state.stored = try await entries.all()
            } catch {
                self?.state.failure = .load(error.message)
            }
        }
    }

    func didFinish() {
        // page
        guard dismissalDecision().isAllowed else {
            isFinishing = state.asksToDiscard
            return
        }
        // end page
        navigation?.__feature__DidFinish()
    }

    // MARK: Earlier values

    var historyUnavailableReason: String? { navigation?.recordHistoryUnavailableReason }

    func didRequestHistory(of entry: __Feature__Entry) {
        navigation?.recordDidRequestHistory(of: entry)
    }

    func didRequestDeleted() {
        navigation?.recordDidRequestDeleted(__Feature__Entry.self)
    }

    // MARK: Text

    func didType(_ text: String) {
        if !state.isSaving { state.text = text }
    }

    /// Begins to edit the text of an entry.
    func didSelect(_ entry: __Feature__Entry) {
        guard !state.isSaving else { return }
        state.edited = entry.id
        state.text = entry.text.text
        state.editCount += 1
    }

    func didCancelEdit() {
        if !state.isSaving { clearText() }
    }

    /// Stores the text as that of the edited entry or, without one, as a new entry.
    func didSubmit() {
        guard let text = state.newText else { return }
        let edited = state.edited
        change(clearsText: true) { [entries] () throws(StorageError) in
            if let edited {
                _ = try await entries.update(FieldChange(\.text, text), of: edited)
            } else {
                try await entries.save(__Feature__Entry(text: text))
            }
        }
    }

    private func clearText() {
        state.text = ""
        state.edited = nil
    }

    // MARK: Changes

    func didRequestDelete(_ entry: __Feature__Entry) {
        state.deleted = entry
    }

    func didConfirmDelete() {
        guard let entry = state.deleted else { return }
        state.deleted = nil
        change(clearsText: entry.id == state.edited) { [entries] () throws(StorageError) in
            try await entries.delete(entry.id)
        }
    }

    func didCancelDelete() {
        state.deleted = nil
    }

    /// Changes the stored entries, and loads them. A failed change keeps the text.
    private func change(
        clearsText: Bool, _ change: @escaping @MainActor () async throws(StorageError) -> Void
    ) {
        guard !state.isSaving else { return }
        state.isSaving = true
        state.failure = nil
        work.enqueue { [weak self] in
            do throws(StorageError) {
                try await change()
                self?.state.isSaving = false
                if clearsText { self?.clearText() }
                self?.load()
            } catch {
                self?.state.isSaving = false
                self?.state.failure = .change(error.message)
            }
        }
    }
}
