import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Account

@MainActor @Suite struct `Sessions view` {
    private let fixture: AccountFixture
    private let screen: SessionsScreen

    init() throws {
        fixture = try AccountFixture()
        let work = WorkScope(fixture.activity)
        let presenter = SessionsPresenter(
            fixture.dependencies, work: work, navigation: fixture.navigation)
        screen = SessionsScreen(presenter: presenter, work: work)
        presenter.view = screen
    }

    @Test func `progress is shown before the rows`() throws {
        #expect(screen.page.title == "Sessions")
        guard case .progress? = screen.page.elements.first else {
            Issue.record("no progress")
            return
        }
        let probe = try RedrawProbe(screen)
        screen.show(SessionsState(rows: [.init(title: "Today", details: ["This session"])]))
        #expect(probe.requestCount > 0)
        guard case .list(let list)? = screen.page.elements.first else {
            Issue.record("no list")
            return
        }
        let row = list.sections[0].rows[0]
        #expect(row.title == "Today")
        #expect(row.details == ["This session"])
        #expect(row.activate == nil)
        #expect(screen.page.actions.map(\.label) == ["Sign out everywhere"])
    }

    @Test func `a failure shows its reason and Try again`() async {
        screen.show(SessionsState(failure: "The disk is full."))
        guard case .emptyState(let state)? = screen.page.elements.first else {
            Issue.record("no reason")
            return
        }
        #expect(state.title == "Unable to load the sessions.")
        #expect(state.message == "The disk is full.")
        #expect(state.action?.label == "Try again")
        #expect(screen.page.elements.count == 1)
        #expect(screen.page.actions.map(\.label) == ["Try again", "Sign out everywhere"])
        screen.page.actions[0].perform()
        await fixture.activity.waitUntilIdle()
        #expect(fixture.accounts.calls.made == [.sessions])
    }

    @Test func `the sign-out is confirmed by an alert`() throws {
        screen.page.actions[0].perform()
        var alert = try #require(screen.page.alert)
        #expect(alert.title == "Sign out everywhere?")
        #expect(alert.actions.map(\.label) == ["Sign out", "Cancel"])
        alert.cancel()
        #expect(screen.page.alert == nil)
        screen.page.actions[0].perform()
        alert = try #require(screen.page.alert)
        alert.actions[1].perform()
        #expect(screen.page.alert == nil)
        screen.page.actions[0].perform()
        screen.page.alert?.actions[0].perform()
        #expect(fixture.navigation.signOutEverywhereCount == 1)
    }

    @Test func `a sign-out that is unavailable says why`() {
        screen.show(SessionsState(signOutUnavailableReason: "Login was disabled."))
        #expect(screen.page.actions.map(\.unavailableReason) == ["Login was disabled."])
    }
}
