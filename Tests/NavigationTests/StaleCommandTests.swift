import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `A command on behalf of a screen` {
    private let navigator = Navigator()
    private let coordinator: TestCoordinator

    init() throws {
        coordinator = try navigator.startCoordinator()
        navigator.onError = { Issue.record("unexpected error: \($0)") }
    }

    /// Shows another screen on behalf of a screen, and returns the error.
    private func pushScreen(onBehalfOf screen: TestScreen) -> NavigationError? {
        navigator.error(onBehalfOf: screen) { try coordinator.show(TestScreen()) }
    }

    private var count: Int { navigator.tree.allNodes.count }

    @Test func `is stale after the first command has covered the screen`() {
        #expect(pushScreen(onBehalfOf: coordinator.screen) == nil)
        #expect(pushScreen(onBehalfOf: coordinator.screen) == .stale)
        #expect(count == 2)
    }

    @Test func `is stale after the screen has left`() throws {
        let screen = try navigator.pushScreen(by: coordinator)
        navigator.withCommandSource(screen) {
            #expect(navigator.back() == .left)
            navigator.attempt { try navigator.popToRoot() }
            #expect(pushScreen(onBehalfOf: screen) == .stale)
        }
        #expect(count == 1)
    }

    @Test func `can remove screens above a covered screen`() throws {
        let screen = try navigator.pushScreen(by: coordinator)
        try navigator.pushScreen(by: coordinator)
        navigator.withCommandSource(screen) {
            #expect(throws: Never.self) { try navigator.pop(to: screen) }
        }
        #expect(navigator.visibleScreen === screen)
    }

    @Test func `can show several screens in one transaction`() {
        navigator.withCommandSource(coordinator.screen) {
            navigator.attempt {
                try navigator.inTransaction {
                    try coordinator.show(TestScreen())
                    try coordinator.show(TestScreen())
                }
            }
        }
        #expect(count == 3)
    }

    @Test func `is issued by the screen's work`() async throws {
        let screen = TestScreen(navigator.makeWork())
        try navigator.show(screen, by: coordinator)
        screen.work.enqueue { [navigator, coordinator] in
            // A screen covers this one while its operation is running.
            navigator.withCommandSource(nil) {
                navigator.attempt { try coordinator.show(TestScreen()) }
            }
            await Task.yield()
            navigator.attempt { try coordinator.show(TestScreen()) }
        }
        await navigator.activity.waitUntilIdle()
        #expect(count == 3)
    }

    @Test func `is not issued by the work of a coordinator`() async throws {
        navigator.withCommandSource(coordinator.screen) {
            coordinator.work.enqueue { [coordinator] in
                coordinator.navigator.attempt { try coordinator.show(TestScreen()) }
                coordinator.navigator.attempt { try coordinator.show(TestScreen()) }
            }
        }
        await navigator.activity.waitUntilIdle()
        #expect(count == 3)
    }

    @Test func `is not issued by didLeave()`() throws {
        let child = try navigator.startCoordinator(under: coordinator)
        child.onDidLeave = { [coordinator] in
            coordinator.navigator.attempt { try coordinator.show(TestScreen()) }
        }
        navigator.withCommandSource(child.screen) { _ = navigator.back() }
        #expect(count == 2)
    }

    @Test func `of another navigator is not stale`() throws {
        let other = Navigator()
        let otherCoordinator = try other.startCoordinator()
        try other.pushScreen(by: otherCoordinator)
        other.withCommandSource(otherCoordinator.screen) {
            navigator.attempt { try coordinator.show(TestScreen()) }
        }
        #expect(count == 2)
    }

    @Test func `cannot be issued by work of a coordinator that has left`() throws {
        let child = try navigator.startCoordinator(under: coordinator)
        let work = child.work
        #expect(work === child.work)
        #expect(!work.isCancelled)
        try navigator.pop()
        #expect(work.isCancelled)
        #expect(child.work.isCancelled)
    }

    @Test func `is stale when a second Back follows the first one`() throws {
        let lower = try navigator.pushScreen(by: coordinator)
        lower.onDismissalRequest = { Issue.record("asked on behalf of a screen that has left") }
        let screen = try navigator.pushScreen(by: coordinator)
        navigator.withCommandSource(screen) {
            #expect(navigator.back() == .left)
            #expect(navigator.back() == .left)
        }
        #expect(navigator.visibleScreen === lower)
    }

    @Test func `is not issued by an observer`() throws {
        let screen = try navigator.pushScreen(by: coordinator)
        let observer = ObserverSpy()
        navigator.addObserver(observer)
        observer.onChange = { [navigator, coordinator, unowned observer] in
            guard observer.count == 1 else { return }
            navigator.attempt { try coordinator.show(TestScreen()) }
        }
        navigator.withCommandSource(screen) { _ = navigator.back() }
        #expect(count == 2)
    }

    @Test func `is not issued by a task that the input has started`() async throws {
        var task: Task<Void, Never>?
        navigator.withCommandSource(coordinator.screen) {
            task = Task { [navigator, coordinator] in
                navigator.attempt { try coordinator.show(TestScreen()) }
                await Task.yield()
                navigator.attempt { try coordinator.show(TestScreen()) }
            }
            navigator.attempt { try coordinator.show(TestScreen()) }
        }
        await task?.value
        #expect(count == 4)
    }

    @Test func `is not issued by a task that an operation of the screen has started`() async throws
    {
        let screen = TestScreen(navigator.makeWork())
        try navigator.show(screen, by: coordinator)
        screen.work.enqueue { [navigator, coordinator] in
            navigator.attempt { try navigator.startCoordinator(as: .root) }
            // The operation is still running while the task is.
            await Task { [navigator] in
                navigator.attempt { try navigator.startCoordinator() }
            }.value
            _ = coordinator
        }
        await navigator.activity.waitUntilIdle()
        #expect(count == 2)
    }

    @Test func `in the background is stale after the screen has left, not while it is covered`()
        async throws
    {
        let (gate, ended) = (Gate(), Gate())
        gate.close()
        ended.close()
        let screen = TestScreen(navigator.makeWork())
        try navigator.show(screen, by: coordinator)
        screen.work.runInBackground { [navigator, coordinator] in
            await gate.pass()
            navigator.attempt { try coordinator.show(TestScreen()) }
            navigator.attempt { try navigator.popToRoot() }
            navigator.attempt { try coordinator.show(TestScreen()) }
            ended.open()
        }
        await gate.untilWaiting()
        try navigator.pushScreen(by: coordinator)
        gate.open()
        await ended.pass()
        #expect(count == 1)
    }
}
