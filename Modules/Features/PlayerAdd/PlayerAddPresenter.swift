import Domain
import Navigation

/// What comes after the form, for its coordinator to do.
@MainActor protocol PlayerAddPresenterDelegate: AnyObject {
    func didAdd(_ player: Player)
}

/// Decides what may be added.
@MainActor final class PlayerAddPresenter {
    weak var view: (any PlayerAddView)? {
        didSet { view?.show(state) }
    }

    private let players: any PlayerRepository
    private let work: WorkScope
    private weak var steps: (any PlayerAddPresenterDelegate)?
    private var state = PlayerAddState() {
        didSet { if state != oldValue { view?.show(state) } }
    }

    init(players: any PlayerRepository, work: WorkScope, steps: any PlayerAddPresenterDelegate) {
        self.players = players
        self.work = work
        self.steps = steps
    }

    /// While a player is being stored nobody leaves: what came of it has to be told.
    var mayLeave: Bool { !state.isSaving }

    func didEdit(_ text: String) {
        guard !state.isSaving else { return }
        let problem = PlayerName.validationError(in: text)
        state.name = text
        state.isDoneEnabled = problem == nil
        state.problem = problem == .tooLong ? PlayerAddStrings.tooLong : nil
    }

    func didSubmit() {
        save(evenIfNameExists: false)
    }

    func didConfirmName() {
        save(evenIfNameExists: true)
    }

    func didDismissNotice() {
        state.notice = nil
    }

    private func save(evenIfNameExists: Bool) {
        guard !state.isSaving, let name = PlayerName(state.name) else { return }
        state.isSaving = true
        state.notice = nil
        work.enqueue { [weak self, players] in
            do throws(StorageError) {
                if !evenIfNameExists, try await players.contains(name, excluding: nil) {
                    self?.stopSaving(notice: .nameExists(name.text))
                } else {
                    let player = try await players.add(name)
                    self?.stopSaving(notice: nil)
                    self?.steps?.didAdd(player)
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
