import Domain
package import Navigation

/// The presenter of a form.
@MainActor package final class FormPresenter<Content: Form>: Presenter {
    package var stateDidChange: (@MainActor () -> Void)?
    package private(set) var state: FormState<Content.Input> {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let form: Content
    private let work: WorkScope
    private let didSave: @MainActor (Content.Value) -> Void
    /// The open confirmation before unsaved input is discarded.
    private var discardConfirmation: PendingConfirmation?

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - work: The scope of the saves.
    ///   - didSave: Receives the saved value.
    init(
        _ form: Content, work: WorkScope, didSave: @escaping @MainActor (Content.Value) -> Void
    ) {
        state = FormState(input: form.input)
        self.form = form
        self.work = work
        self.didSave = didSave
    }

    /// Returns `.refused` during a save, because the form has to show the result, and asks for
    /// confirmation before unsaved input is discarded.
    package func dismissalDecision() -> DismissalDecision {
        guard !state.isSaving else { return .refused }
        guard state.input.isUnsaved else { return .allowed }
        let confirmation = PendingConfirmation()
        discardConfirmation = confirmation
        state.notice = .unsaved
        return .needsConfirmation(confirmation)
    }

    /// Changes the input, except during a save.
    package func edit(_ change: (inout Content.Input) -> Void) {
        if !state.isSaving { change(&state.input) }
    }

    /// Saves the input if it is complete.
    package func didSubmit() {
        save(isConfirmed: false)
    }

    func didConfirm() {
        save(isConfirmed: true)
    }

    func didAnswerDiscard(_ isConfirmed: Bool) {
        state.notice = nil
        discardConfirmation?.answer(isConfirmed)
    }

    func didDismissNotice() {
        state.notice = nil
    }

    private func save(isConfirmed: Bool) {
        guard !state.isSaving, let change = state.input.change else { return }
        state.isSaving = true
        state.notice = nil
        work.enqueue { [weak self, form] in
            do throws(StorageError) {
                switch try await form.save(change, isConfirmed: isConfirmed) {
                case .saved(let value):
                    self?.stopSaving(notice: nil)
                    self?.didSave(value)
                case .needsConfirmation(let reason):
                    self?.stopSaving(notice: .confirmation(reason))
                }
            } catch {
                self?.stopSaving(notice: .failure(error.message))
            }
        }
    }

    private func stopSaving(notice: FormState<Content.Input>.Notice?) {
        state.isSaving = false
        state.notice = notice
    }
}
