import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `The operations of a work scope` {
    private let activity = Activity()
    private let gate = Gate()

    @Test func `run one after another in their order`() async {
        let scope = WorkScope(activity)
        var log: [String] = []
        for name in ["a", "b", "c"] {
            scope.enqueue {
                log.append("\(name) begins")
                await Task.yield()
                log.append("\(name) ends")
            }
        }
        #expect(log.isEmpty && !activity.isIdle)
        await activity.waitUntilIdle()
        #expect(log == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
        #expect(activity.isIdle)
    }

    @Test func `can enqueue operations, which the activity counts`() async {
        let scope = WorkScope(activity)
        var log: [Int] = []
        scope.enqueue {
            scope.enqueue { log.append(3) }
            await Task.yield()
            log.append(1)
        }
        scope.enqueue { log.append(2) }
        await activity.waitUntilIdle()
        #expect(log == [1, 2, 3])
    }

    @Test func `are cancelled or removed with the scope`() async {
        let scope = WorkScope(activity)
        var log: [String] = []
        gate.close()
        scope.enqueue {
            await gate.pass()
            log.append(Task.isCancelled ? "cancelled" : "not cancelled")
        }
        scope.enqueue { log.append("never") }
        await gate.untilWaiting()
        scope.cancelAll()
        scope.cancelAll()
        #expect(scope.isCancelled)
        #expect(!activity.isIdle)
        scope.enqueue { log.append("too late") }
        scope.runInBackground { log.append("too late") }
        gate.open()
        await activity.waitUntilIdle()
        #expect(log == ["cancelled"])
    }

    @Test func `can cancel the scope`() async {
        let scope = WorkScope(activity)
        var log: [Int] = []
        scope.enqueue {
            scope.cancelAll()
            scope.enqueue { log.append(2) }
            log.append(1)
        }
        scope.enqueue { log.append(3) }
        await activity.waitUntilIdle()
        #expect(log == [1])
    }

    @Test func `do not start after the scope was cancelled`() async {
        let scope = WorkScope(activity)
        scope.enqueue { Issue.record("has begun") }
        scope.cancelAll()
        #expect(activity.isIdle)
        // Runs after the scope's task, which was created first.
        await Task { @MainActor in }.value
    }

    @Test func `in the background do not count as activity`() async {
        let scope = WorkScope(activity)
        gate.close()
        let ended = Gate()
        ended.close()
        scope.runInBackground {
            await gate.pass()
            #expect(Task.isCancelled)
            ended.open()
        }
        await gate.untilWaiting()
        #expect(activity.isIdle)
        await activity.waitUntilIdle()
        scope.cancelBackground()
        #expect(!scope.isCancelled)
        gate.open()
        await ended.pass()
    }

    @Test func `in the background can end`() async {
        let scope = WorkScope(activity)
        let ended = Gate()
        ended.close()
        scope.runInBackground { ended.open() }
        await ended.pass()
        scope.enqueue {}
        await activity.waitUntilIdle()
        #expect(!scope.isCancelled)
    }

    @Test func `in the background do not start after the scope was cancelled`() async {
        let scope = WorkScope(activity)
        var hasStarted = false
        scope.runInBackground { hasStarted = true }
        scope.cancelAll()
        // Runs after the operation's task, which was created first.
        await Task { @MainActor in }.value
        #expect(!hasStarted)
    }

    @Test func `in the background are cancelled when the scope is released`() async {
        let time = ManualClock()
        let ended = Gate()
        ended.close()
        do {
            let scope = WorkScope(activity)
            let begun = Gate()
            begun.close()
            scope.runInBackground {
                begun.open()
                await time.sleep(for: .seconds(1))
                ended.open()
            }
            await begun.pass()
        }
        await ended.pass()
        #expect(time.sleeperCount == 0)
    }

    @Test func `keep the scope alive while they are enqueued`() async {
        var isDone = false
        WorkScope(activity).enqueue { isDone = true }
        await activity.waitUntilIdle()
        #expect(isDone)
    }

    @Test func `of several scopes count as one activity`() async {
        gate.close()
        let scopes = [WorkScope(activity), WorkScope(activity)]
        for scope in scopes { scope.enqueue { await gate.pass() } }
        var done = 0
        let waiters = (0..<3).map { _ in
            Task {
                await activity.waitUntilIdle()
                #expect(activity.isIdle)
                done += 1
            }
        }
        await gate.untilWaiting(2)
        #expect(done == 0)
        scopes[0].cancelAll()
        gate.open()
        for waiter in waiters { await waiter.value }
        #expect(done == 3)
    }

    @Test func `can be enqueued by other tasks while one is running`() async {
        let scope = WorkScope(activity)
        var log: [Int] = []
        let outside = Gate()
        outside.close()
        scope.enqueue {
            log.append(1)
            Task {
                scope.enqueue { log.append(2) }
                outside.open()
            }
            await outside.pass()
        }
        await activity.waitUntilIdle()
        #expect(activity.isIdle)
        #expect(log == [1, 2])
    }

    @Test func `of a coordinator that cannot be started are cancelled`() throws {
        let navigator = Navigator()
        let root = try navigator.startCoordinator()
        var work: WorkScope?
        let child = TestCoordinator(navigator) { coordinator in
            work = coordinator.work
            coordinator.work.enqueue { Issue.record("ran in a cancelled scope") }
            try coordinator.show(coordinator.screen)
            throw NavigationError.noModal
        }
        #expect(throws: NavigationError.noModal) { try navigator.start(child, under: root) }
        #expect(work?.isCancelled == true)
        #expect(navigator.activity.isIdle)
    }
}
