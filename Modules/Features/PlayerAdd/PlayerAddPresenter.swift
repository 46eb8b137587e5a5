import Domain
import Navigation

/// Events of the form that the coordinator handles.
@MainActor protocol PlayerAddPresenterDelegate: AnyObject {
    func didAdd(_ player: Player)
}

/// The presenter of the form for a new player.
@MainActor final class PlayerAddPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = PlayerAddState() {
        didSet { if state != oldValue { stateDidChange?() } }
    }

    private let players: any PlayerRepository
    private let work: WorkScope
    private weak var delegate: (any PlayerAddPresenterDelegate)?
    /// The open confirmation before the name is discarded.
    private var discardConfirmation: PendingConfirmation?

    init(
        players: any PlayerRepository, work: WorkScope, delegate: any PlayerAddPresenterDelegate
    ) {
        self.players = players
        self.work = work
        self.delegate = delegate
    }

    /// Returns `.refused` during a save, because the form has to show the result, and asks for
    /// confirmation before a name is discarded.
    func dismissalDecision() -> DismissalDecision {
        guard !state.isSaving else { return .refused }
        guard !state.name.allSatisfy(\.isWhitespace) else { return .allowed }
        let confirmation = PendingConfirmation()
        discardConfirmation = confirmation
        state.notice = .unsaved
        return .needsConfirmation(confirmation)
    }

    func didEdit(_ text: String) {
        guard !state.isSaving else { return }
        let error = PlayerName.validationError(in: text)
        state.name = text
        state.isDoneEnabled = error == nil
        // An empty name disables Done without a message.
        state.nameError = error == .tooLong ? PlayerAddStrings.tooLong : nil
    }

    func didSubmit() {
        save(allowingDuplicateName: false)
    }

    func didConfirmName() {
        save(allowingDuplicateName: true)
    }

    func didDiscard() {
        state.notice = nil
        discardConfirmation?.answer(true)
    }

    func didDismissNotice() {
        state.notice = nil
        discardConfirmation?.answer(false)
    }

    private func save(allowingDuplicateName: Bool) {
        guard !state.isSaving, let name = PlayerName(state.name) else { return }
        state.isSaving = true
        state.notice = nil
        work.enqueue { [weak self, players] in
            do throws(StorageError) {
                if !allowingDuplicateName, try await players.contains(name, excluding: nil) {
                    self?.stopSaving(notice: .nameExists(name.text))
                } else {
                    let player = try await players.add(name)
                    self?.stopSaving(notice: nil)
                    self?.delegate?.didAdd(player)
                }
            } catch {
                self?.stopSaving(notice: .failure(error.message))
            }
        }
    }

    private func stopSaving(notice: PlayerAddState.Notice?) {
        state.isSaving = false
        state.notice = notice
    }
}
