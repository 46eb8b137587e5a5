import Navigation
import Testing

// snippet: accounts-suite
@MainActor @Suite struct `The app with accounts` {
    private let app: AccountsApp
    private var window: Window { app.window }
    private let list = "Notes\n1 Buy milk\n2 Call Ana\n+ a new one"

    init() throws {
        app = try AccountsApp { _ in Notebook("Buy milk", "Call Ana") }
        app.navigator.onError = { Issue.record("unexpected error: \($0)") }
        app.navigator.onLeak = { Issue.record("\($0)") }
    }

    private func signIn() async {
        window.enter("Bo")
        await app.navigator.activity.waitUntilIdle()
    }

    @Test func `a sign-in shows the tabs when the notes are loaded`() async throws {
        window.enter("Bo")
        #expect(window.text == "Who are you?")
        await app.navigator.activity.waitUntilIdle()
        #expect(window.text == list)
        window.selectTab(1)
        #expect(window.text == "Bo\nhelp or sign out")
    }

    @Test func `two quick inputs sign in once`() async {
        window.enter("Bo")
        window.enter("Ana")
        await app.navigator.activity.waitUntilIdle()
        #expect(app.navigator.liveCoordinators.count { $0 is SessionFlow } == 1)
    }

    @Test func `a tab keeps its screens`() async throws {
        await signIn()
        window.enter("1")
        window.selectTab(1)
        window.selectTab(0)
        #expect(window.text == "A note\nBuy milk")
    }

    @Test func `help is above the tab bar`() async throws {
        await signIn()
        window.selectTab(1)
        window.enter("help")
        #expect(window.text == "Help")
        #expect(app.navigator.tree.visibleTabs == nil)
        window.back()
        #expect(window.text == "Bo\nhelp or sign out")
    }

    @Test func `a link waits for the sign-in`() async throws {
        try app.flow.open("home/notes/2")
        #expect(window.text == "Who are you?")
        await signIn()
        #expect(window.text == "A note\nCall Ana")
        window.back()
        #expect(window.text == list)
    }

    @Test func `a link selects its tab`() async throws {
        await signIn()
        window.selectTab(1)
        try app.flow.open("home/notes/2")
        await app.navigator.activity.waitUntilIdle()
        #expect(window.text == "A note\nCall Ana")
    }

    @Test func `a link to a missing note is reported after the sign-in`() async throws {
        try app.flow.open("home/notes/9")
        await signIn()
        #expect(window.text == list)
        #expect(app.flow.message == "There is no note 9: choose one from the list.")
    }

    @Test func `a sign-out releases the session`() async throws {
        await signIn()
        weak let session = app.navigator.liveCoordinators.first { $0 is SessionFlow }
        #expect(session != nil)
        window.selectTab(1)
        window.enter("sign out")
        #expect(window.text == "Who are you?")
        #expect(session == nil)
        await signIn()
        #expect(window.text == list)
    }

    @Test func `a sign-out asks before it discards changes`() async throws {
        await signIn()
        window.enter("1")
        window.enter("Buy honey")
        window.selectTab(1)
        window.enter("sign out")
        #expect(window.text == "A note\nBuy honey\nDiscard the changes? yes or no")
        window.enter("yes")
        #expect(window.text == "Who are you?")
    }

    @Test func `the map of a session has no errors`() {
        #expect(RouteMap.session.verify().isEmpty)
    }
}
// end
