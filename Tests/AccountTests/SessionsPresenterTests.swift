import Domain
import FootballUI
import Navigation
import TestSupport
import Testing

@testable import Account

@MainActor @Suite struct `Sessions presenter` {
    private let fixture: AccountFixture

    init() throws {
        fixture = try AccountFixture()
    }

    private func presenter() -> SessionsPresenter {
        SessionsPresenter(
            accounts: fixture.accounts, session: fixture.session, timeZone: fixture.timeZone,
            work: WorkScope(fixture.activity),
            navigation: fixture.navigation)
    }

    @Test func `the sessions are loaded with their local times`() async {
        _ = fixture.accounts.addSession(of: fixture.session.user.name)
        let presenter = presenter()
        #expect(presenter.state == SessionsState())
        presenter.load()
        await fixture.activity.waitUntilIdle()
        let (title, detail) = ("Signed in Tue 14 Nov, 23:13", "Used Wed 15 Nov, 00:13")
        #expect(
            presenter.state.rows == [
                .init(title: title, details: [detail, "Current"]),
                .init(title: title, details: [detail]),
            ])
    }

    @Test func `a failed load shows its message until the next one`() async {
        fixture.accounts.calls.fail(.sessions, with: .busy)
        let presenter = presenter()
        presenter.load()
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state == SessionsState(failure: StorageError.busy.message))
        presenter.load()
        #expect(presenter.state.failure == nil)
        await fixture.activity.waitUntilIdle()
        #expect(presenter.state.rows?.count == 1)
    }

    @Test func `a sign-out is confirmed first, once`() {
        let presenter = presenter()
        presenter.didConfirmSignOut()
        presenter.didRequestSignOut()
        #expect(presenter.state.isConfirming)
        presenter.didCancelSignOut()
        #expect(!presenter.state.isConfirming)
        #expect(fixture.navigation.signOutEverywhereCount == 0)
        presenter.didRequestSignOut()
        presenter.didConfirmSignOut()
        presenter.didConfirmSignOut()
        #expect(!presenter.state.isConfirming)
        #expect(fixture.navigation.signOutEverywhereCount == 1)
    }

    @Test func `without the login there is no sign-out`() {
        fixture.navigation.sessionSignOutUnavailableReason = "Login was disabled."
        let presenter = presenter()
        presenter.didRequestSignOut()
        #expect(presenter.state == SessionsState(signOutUnavailableReason: "Login was disabled."))
    }
}
