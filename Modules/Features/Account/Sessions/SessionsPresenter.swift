import Domain
import FootballUI
import Navigation

/// The presenter of the list of sessions: loads the sessions and formats their times.
@MainActor final class SessionsPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = SessionsState() {
        didSet { stateDidChange?() }
    }

    private let dependencies: AccountDependencies
    private let work: WorkScope
    private weak var navigation: (any AccountNavigation)?

    init(
        _ dependencies: AccountDependencies, work: WorkScope,
        navigation: (any AccountNavigation)?
    ) {
        self.dependencies = dependencies
        self.work = work
        self.navigation = navigation
        state.signOutUnavailableReason = navigation?.sessionSignOutUnavailableReason
    }

    func load() {
        state.failure = nil
        work.enqueue { [weak self, dependencies] in
            do throws(AccountError) {
                let sessions = try await dependencies.accounts.sessions(of: dependencies.session)
                self?.show(sessions)
            } catch {
                self?.state.failure = error.message
            }
        }
    }

    func didRequestSignOut() {
        guard state.signOutUnavailableReason == nil else { return }
        state.isConfirming = true
    }

    func didConfirmSignOut() {
        guard state.isConfirming else { return }
        state.isConfirming = false
        navigation?.accountDidRequestSignOutEverywhere()
    }

    func didCancelSignOut() {
        state.isConfirming = false
    }

    private func show(_ sessions: [SessionSummary]) {
        let zone = dependencies.timeZone
        state.rows = sessions.map { session in
            SessionsState.Row(
                title: AccountStrings.created(zone.localTime(of: session.createdAt)),
                details: [AccountStrings.lastUsed(zone.localTime(of: session.lastUsedAt))]
                    + (session.isCurrent ? [AccountStrings.currentSession] : []))
        }
    }
}
