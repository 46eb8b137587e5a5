import Navigation
import Testing

@MainActor @Suite struct `The result of a child` {
    private let navigator = Navigator()
    private let root: TestCoordinator

    init() throws {
        root = try navigator.startCoordinator()
    }

    /// Runs a child in a task, and returns when the child has been started or could not be.
    private func run(
        _ child: TestResultCoordinator, under parent: (any Coordinator)? = nil,
        as placement: Placement? = nil
    ) async -> Task<FlowResult<Int>, Never> {
        let parent = parent ?? root
        return await started { await parent.run(child, as: placement) }
    }

    /// Starts a task, and returns when the main actor has run it up to its first suspension.
    private func started(
        _ operation: @escaping @MainActor () async -> FlowResult<Int>
    ) async -> Task<FlowResult<Int>, Never> {
        var task: Task<FlowResult<Int>, Never>?
        await withCheckedContinuation { started in
            task = Task {
                started.resume()
                return await operation()
            }
        }
        return task ?? Task { .cancelled }
    }

    @Test func `is the value with which the child finishes`() async {
        let child = TestResultCoordinator(navigator)
        let result = await run(child)
        #expect(navigator.visibleScreen === child.screen)
        child.finish(7)
        #expect(await result.value == .finished(7))
        #expect(navigator.visibleScreen === root.screen)
    }

    @Test func `is cancelled when the user goes back`() async {
        let result = await run(TestResultCoordinator(navigator))
        #expect(navigator.back() == .left)
        #expect(await result.value == .cancelled)
    }

    @Test func `is delivered when the child is removed`() async throws {
        let child = TestResultCoordinator(navigator)
        let result = await run(child)
        child.result = .finished(3)
        try navigator.popToRoot()
        #expect(await result.value == .finished(3))
    }

    @Test func `is cancelled when the child cannot be started`() async {
        var errors: [NavigationError] = []
        navigator.onError = { if let error = $0 as? NavigationError { errors.append(error) } }
        let unstarted = TestCoordinator(navigator)
        let result = await run(TestResultCoordinator(navigator), under: unstarted)
        #expect(await result.value == .cancelled)
        #expect(errors == [.coordinatorNotStarted])
    }

    @Test func `is cancelled for a second start of the same child`() async {
        let child = TestResultCoordinator(navigator)
        let first = await run(child)
        let second = await run(child)
        #expect(await second.value == .cancelled)
        child.finish(1)
        #expect(await first.value == .finished(1))
    }

    @Test func `is cancelled with the waiting task, which removes the child`() async {
        let child = TestResultCoordinator(navigator)
        let result = await run(child)
        result.cancel()
        #expect(await result.value == .cancelled)
        #expect(!navigator.isShowing(child.screen))
    }

    @Test func `is cancelled without a start in a cancelled task`() async {
        let child = TestResultCoordinator(navigator)
        let task = Task { await root.run(child) }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(!navigator.isShowing(child.screen))
    }

    @Test func `is cancelled with the waiting task when the child is the root, which stays`() async
    {
        let child = TestResultCoordinator(navigator)
        let result = await run(child, as: .root)
        result.cancel()
        #expect(await result.value == .cancelled)
        #expect(navigator.isShowing(child.screen))
        child.result = .finished(9)
        navigator.close()
    }

    @Test func `is delivered before the activity is idle`() async {
        let child = TestResultCoordinator(navigator)
        var delivered: FlowResult<Int>?
        _ = await started {
            let result = await root.run(child)
            delivered = result
            return result
        }
        #expect(navigator.activity.isIdle)
        child.finish(5)
        #expect(!navigator.activity.isIdle)
        await navigator.activity.waitUntilIdle()
        #expect(delivered == .finished(5))
    }

    @Test func `is delivered for a child of an existential type`() async {
        let child: any ResultCoordinator<Int> = TestResultCoordinator(navigator)
        let result = await started { await root.run(child) }
        navigator.back()
        #expect(await result.value == .cancelled)
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

    @Test func `is not that of an earlier run`() async throws {
        let child = TestResultCoordinator(navigator)
        let first = await run(child)
        child.finish(1)
        #expect(await first.value == .finished(1))
        let unstarted = TestCoordinator(navigator)
        let second = await run(child, under: unstarted)
        #expect(await second.value == .cancelled)
        let third = await run(child)
        navigator.back()
        #expect(await third.value == .cancelled)
    }

    @Test func `is cancelled with the waiting task on behalf of a screen that has left`()
        async throws
    {
        let child = TestResultCoordinator(navigator)
        let result = await run(child)
        let lower = try navigator.pushScreen(by: root)
        navigator.withCommandSource(lower) {
            #expect(navigator.back() == .left)
            result.cancel()
        }
        #expect(await result.value == .cancelled)
        #expect(!navigator.isShowing(child.screen))
    }

    @Test func `is read after didLeave()`() async {
        let child = TestResultCoordinator(navigator)
        child.onDidLeave = { child.result = .finished(4) }
        let result = await run(child)
        navigator.back()
        #expect(await result.value == .finished(4))
        child.onDidLeave = nil
    }
}
