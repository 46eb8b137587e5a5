import Domain
import FootballUI
import Navigation

/// The presenter of the list of sessions: loads the sessions and formats their times.
@MainActor final class SessionsPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = SessionsState() {
        didSet { stateDidChange?() }
    }

    private let accounts: any Accounts
    private let session: Session
    private let timeZone: any LocalTimeZone
    private let work: WorkScope
    private weak var navigation: (any AccountNavigation)?

    init(
        accounts: any Accounts, session: Session, timeZone: any LocalTimeZone,
        work: WorkScope, navigation: (any AccountNavigation)?
    ) {
        self.accounts = accounts
        self.session = session
        self.timeZone = timeZone
        self.work = work
        self.navigation = navigation
        state.signOutUnavailableReason = navigation?.sessionSignOutUnavailableReason
    }

    func load() {
        state.failure = nil
        work.enqueue { [weak self, accounts, session] in
            do throws(AccountError) {
                self?.show(try await accounts.sessions(of: session))
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
        state.rows = sessions.map { session in
            SessionsState.Row(
                title: AccountStrings.created(timeZone.localTime(of: session.createdAt)),
                details: [AccountStrings.lastUsed(timeZone.localTime(of: session.lastUsedAt))]
                    + (session.isCurrent ? [AccountStrings.currentSession] : []))
        }
    }
}
