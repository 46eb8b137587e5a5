import Navigation
import Testing

@MainActor @Suite struct `The result of a child` {
    private let navigator = Navigator()
    private let root: TestCoordinator

    init() throws {
        root = try navigator.startCoordinator()
    }

    @Test func `is cancelled when the user goes back`() throws {
        var results: [FlowResult<Int>] = []
        let child: any ResultCoordinator<Int> = TestResultCoordinator(navigator)
        try root.run(child) { results.append($0) }
        #expect(navigator.back() == .left)
        #expect(results == [.cancelled])
    }

    @Test func `is not delivered when the child cannot be started`() throws {
        let child = TestResultCoordinator(navigator)
        let unstarted = TestCoordinator(navigator)
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try unstarted.run(child) { _ in Issue.record("delivered") }
        }
        var results: [FlowResult<Int>] = []
        try root.run(child) { results.append($0) }
        child.result = .finished(1)
        #expect(throws: NavigationError.coordinatorAlreadyStarted) {
            try root.run(child) { _ in Issue.record("delivered") }
        }
        child.finish(1)
        #expect(results == [.finished(1)])
    }

    @Test func `is delivered to each parent in a chain, the newest child first`() throws {
        var reported: [FlowResult<Int>] = []
        var parent: any Coordinator = root
        for number in 0..<50 {
            let child = TestResultCoordinator(navigator)
            try parent.run(child) { reported.append($0) }
            child.result = .finished(number)
            parent = child
        }
        try navigator.popToRoot()
        #expect(reported == (0..<50).reversed().map { .finished($0) })
    }

    @Test func `is not that of an earlier run`() throws {
        let child = TestResultCoordinator(navigator)
        var results: [FlowResult<Int>] = []
        try root.run(child) { results.append($0) }
        child.finish(1)
        try root.run(child) { results.append($0) }
        navigator.back()
        #expect(results == [.finished(1), .cancelled])
    }

    @Test func `is read after didLeave()`() throws {
        let child = TestResultCoordinator(navigator)
        child.onDidLeave = { [unowned child] in child.result = .finished(4) }
        var results: [FlowResult<Int>] = []
        try root.run(child) { results.append($0) }
        navigator.back()
        #expect(results == [.finished(4)])
    }
}
