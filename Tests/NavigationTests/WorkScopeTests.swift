import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `Work of a scope` {
    private let activity = Activity()
    private let gate = Gate()

    @Test func `operations run one after another in their order`() async {
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
        #expect(
            log == ["a begins", "a ends", "b begins", "b ends", "c begins", "c ends"])
        #expect(activity.isIdle)
    }

    @Test func `an operation may enqueue another, and somebody who waits waits for it too`() async {
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

    @Test func `it works again after it was idle`() async {
        let scope = WorkScope(activity)
        var count = 0
        for _ in 0..<3 {
            scope.enqueue { count += 1 }
            await activity.waitUntilIdle()
        }
        #expect(count == 3)
    }

    @Test func `what waits in a scope that ends never begins, what runs is told`() async {
        let scope = WorkScope(activity)
        var log: [String] = []
        gate.close()
        scope.enqueue {
            await gate.pass()
            log.append(Task.isCancelled ? "told" : "not told")
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
        #expect(log == ["told"])
    }

    @Test func `an operation may end its own scope`() async {
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

    @Test func `what is enqueued before the first has begun can still be called off`() async {
        let scope = WorkScope(activity)
        scope.enqueue { Issue.record("has begun") }
        scope.cancelAll()
        #expect(activity.isIdle)
        await activity.waitUntilIdle()
        await Task.yield()
    }

    @Test func `nobody waits for what runs in the background`() async {
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

    @Test func `the background may come to its own end`() async {
        let scope = WorkScope(activity)
        let ended = Gate()
        ended.close()
        scope.runInBackground { ended.open() }
        await ended.pass()
        scope.enqueue {}
        await activity.waitUntilIdle()
        #expect(!scope.isCancelled)
    }

    @Test func `a background operation that has not begun never will`() async {
        let scope = WorkScope(activity)
        var hasBegun = false
        scope.runInBackground { hasBegun = true }
        scope.cancelAll()
        for _ in 0..<20 { await Task.yield() }
        #expect(!hasBegun)
    }

    @Test func `the background ends with the scope that nobody holds any more`() async {
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

    @Test func `what is enqueued is done even when nobody holds the scope any more`() async {
        var isDone = false
        WorkScope(activity).enqueue { isDone = true }
        await activity.waitUntilIdle()
        #expect(isDone)
    }

    @Test func `everybody who waits is woken, over several scopes`() async {
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

    @Test func `work that comes from outside meanwhile is waited for too`() async {
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

    @Test func `results can be compared`() {
        #expect(FlowResult.finished(1) == .finished(1))
        #expect(FlowResult.finished(1) != .cancelled)
    }

    @Test func `of a flow that could not be started ends at once`() throws {
        let navigator = Navigator()
        let root = try navigator.startFlow()
        var work: WorkScope?
        let child = Flow(navigator) { flow throws(NavigationError) in
            work = flow.work
            flow.work.enqueue { Issue.record("worked for nobody") }
            try flow.show(flow.page)
            throw .noModal
        }
        #expect(throws: NavigationError.noModal) { try navigator.start(child, under: root) }
        #expect(work?.isCancelled == true)
        #expect(navigator.activity.isIdle)
    }
}
