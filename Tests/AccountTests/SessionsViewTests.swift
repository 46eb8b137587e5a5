import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Account

@MainActor @Suite struct `Sessions view` {
    private let fixture: AccountFixture
    private let presenter: SessionsPresenter

    init() throws {
        fixture = try AccountFixture()
        presenter = SessionsPresenter(
            accounts: fixture.accounts, session: fixture.session, timeZone: fixture.timeZone,
            work: WorkScope(fixture.activity),
            navigation: fixture.navigation)
    }

    private var page: Page { page(presenter.state) }

    private func page(_ state: SessionsState) -> Page {
        SessionsView(state: state, presenter: presenter).page
    }

    @Test func `a failure shows its reason and Try again`() async {
        let page = page(SessionsState(failure: "The disk is full."))
        #expect(page.emptyState?.message == "The disk is full.")
        #expect(page.elements.count == 1)
        #expect(page.actions.map(\.label) == ["Try again", "Sign out everywhere"])
        page.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.accounts.calls.made == [.sessions])
    }

    @Test func `the sign-out is confirmed by an alert`() throws {
        page.actions[0].perform()
        var alert = try #require(page.alert)
        #expect(alert.title == "Sign out everywhere?")
        #expect(alert.actions.map(\.label) == ["Sign out", "Cancel"])
        alert.cancel()
        #expect(page.alert == nil)
        page.actions[0].perform()
        alert = try #require(page.alert)
        alert.actions[1].perform()
        #expect(page.alert == nil)
        page.actions[0].perform()
        page.alert?.actions[0].perform()
        #expect(fixture.navigation.signOutEverywhereCount == 1)
    }

    @Test func `a sign-out that is unavailable says why`() {
        let page = page(SessionsState(signOutUnavailableReason: "Login was disabled."))
        #expect(page.actions.map(\.unavailableReason) == ["Login was disabled."])
    }
}
