import Navigation
import Testing

@MainActor @Suite struct `Releasing a navigator` {
    @Test func `calls didLeave() and delivers results as closing it does`() throws {
        var navigator: Navigator? = Navigator()
        let root = try #require(try navigator?.startCoordinator())
        let child = TestResultCoordinator(root.navigator)
        var results: [FlowResult<Int>] = []
        try root.run(child) { results.append($0) }
        child.result = .finished(3)
        navigator = nil
        #expect(root.didLeaveCount == 1)
        #expect(results == [.finished(3)])
        #expect(root.screen.work.isCancelled && child.screen.work.isCancelled)
    }

    @Test func `lets coordinators that outlive it issue commands, which are rejected`() throws {
        var navigator: Navigator? = Navigator()
        let root = try #require(try navigator?.startCoordinator())
        root.onDidLeave = { [unowned root] in root.leave() }
        navigator = nil
        root.leave()
        #expect(throws: NavigationError.closed) { try root.show(TestScreen()) }
        #expect(root.work.isCancelled)
        #expect(root.didLeaveCount == 1)
    }
}
