import Domain
import FootballUI
import Navigation

/// The presenter of the list of deleted players: loads and restores them.
@MainActor final class DeletedPlayersPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = DeletedPlayersState() {
        didSet { stateDidChange?() }
    }

    private let players: any PlayerRepository
    private let work: WorkScope
    private weak var navigation: (any PlayerHistoryNavigation)?

    init(
        _ players: any PlayerRepository, work: WorkScope,
        navigation: (any PlayerHistoryNavigation)?
    ) {
        self.players = players
        self.work = work
        self.navigation = navigation
    }

    /// Refuses while a player is restored, because the page has to show a failure.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isSaving)
    }

    /// Loads the players each time, because another screen or device may have deleted or restored some.
    func didAppear() {
        load()
    }

    /// Loads the players. The failure of a restoration stays on the screen.
    func load() {
        if case .load = state.failure { state.failure = nil }
        work.enqueue { [weak self, players] in
            do throws(StorageError) {
                self?.show(try await players.deleted())
            } catch {
                self?.state.failure = .load(error.message)
            }
        }
    }

    private func show(_ players: [Player]) {
        state.players = players
        if players.contains(where: { $0.id == state.restored?.id }) { state.restored = nil }
    }

    func didSelect(_ player: Player) {
        guard !state.isSaving else { return }
        state.isSaving = true
        state.restored = nil
        state.failure = nil
        work.enqueue { [weak self, players] in
            do throws(StorageError) {
                try await players.restore(player.id)
                self?.didRestore(player)
            } catch {
                self?.state.isSaving = false
                self?.state.failure = .change(error.message)
            }
        }
    }

    private func didRestore(_ player: Player) {
        state.isSaving = false
        state.restored = player
        navigation?.playerHistoryDidRestore(player.id)
        load()
    }
}
