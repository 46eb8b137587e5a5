import Domain
import FootballUI
import Navigation

/// The presenter of the list of deleted players: loads, restores and erases them.
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

    /// Refuses while a player is restored or erased, because the page has to show a failure.
    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: !state.isSaving)
    }

    /// Loads the players each time, because another screen or device may have deleted or restored some.
    func didAppear() {
        load()
    }

    /// Loads the players. The failure of a change stays on the screen.
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
        if !players.contains(where: { $0.id == state.asked?.id }) { state.asked = nil }
    }

    func didSelect(_ player: Player) {
        save { presenter, players throws(StorageError) in
            try await players.restore(player.id)
            presenter?.state.restored = player
            presenter?.navigation?.playerHistoryDidRestore(player.id)
        }
    }

    func didRequestErasure(of player: Player) {
        guard !state.isSaving else { return }
        state.asked = player
    }

    func didCancelErasure() {
        state.asked = nil
    }

    func didConfirmErasure() {
        guard let player = state.asked else { return }
        state.asked = nil
        save { _, players throws(StorageError) in try await players.erase(player.id) }
    }

    /// Runs a change, unless another one runs, and loads the players.
    private func save(
        _ change:
            @escaping @MainActor (DeletedPlayersPresenter?, any PlayerRepository)
            async throws(StorageError) -> Void
    ) {
        guard !state.isSaving else { return }
        state.isSaving = true
        state.restored = nil
        state.failure = nil
        work.enqueue { [weak self, players] in
            do throws(StorageError) {
                try await change(self, players)
                self?.state.isSaving = false
                self?.load()
            } catch {
                self?.state.isSaving = false
                self?.state.failure = .change(error.message)
            }
        }
    }
}
