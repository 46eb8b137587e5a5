import Navigation
import Testing

@MainActor @Suite struct `Waiting for a child's result` {
    private let navigator = Navigator()
    private let root: Flow

    init() throws {
        root = try navigator.startFlow()
    }

    /// Starts a child and goes on until it is there, or cannot be.
    private func run(
        _ child: Asking, under parent: (any Coordinator)? = nil, as placement: Placement? = nil
    ) async -> Task<FlowResult<Int>, Never> {
        let parent = parent ?? root
        let task = Task { await parent.run(child, as: placement) }
        await Task.yield()
        return task
    }

    @Test func `gives what the child has finished with`() async {
        let child = Asking(navigator)
        let result = await run(child)
        #expect(navigator.visibleScreen === child.page)
        child.finish(7)
        #expect(await result.value == .finished(7))
        #expect(navigator.visibleScreen === root.page)
    }

    @Test func `gives cancelled when the user goes back`() async {
        let result = await run(Asking(navigator))
        #expect(navigator.back() == .left)
        #expect(await result.value == .cancelled)
    }

    @Test func `gives cancelled when the parent dies with its child`() async throws {
        let parent = try navigator.startFlow(under: root)
        let result = await run(Asking(navigator), under: parent)
        try navigator.popToRoot()
        #expect(await result.value == .cancelled)
    }

    @Test func `gives cancelled when everything is replaced or closed`() async throws {
        let first = await run(Asking(navigator))
        try navigator.start(SilentFlow(navigator), under: root, as: .root)
        #expect(await first.value == .cancelled)
        let second = await run(Asking(navigator))
        navigator.close()
        #expect(await second.value == .cancelled)
    }

    @Test func `gives the result that the child had when it was taken away`() async throws {
        let child = Asking(navigator)
        let result = await run(child)
        child.result = .finished(3)
        try navigator.popToRoot()
        #expect(await result.value == .finished(3))
    }

    @Test func `gives cancelled at once when the child cannot be started`() async {
        var refusals: [NavigationError] = []
        navigator.onError = { refusals.append($0) }
        let stranger = Flow(navigator)
        let result = await run(Asking(navigator), under: stranger)
        #expect(await result.value == .cancelled)
        #expect(refusals == [.coordinatorNotStarted])
    }

    @Test func `started a second time gives cancelled, and the first goes on waiting`() async {
        let child = Asking(navigator)
        let first = await run(child)
        let second = await run(child)
        #expect(await second.value == .cancelled)
        child.finish(1)
        #expect(await first.value == .finished(1))
    }

    @Test func `ends with the task that waits, and takes the child along`() async {
        let child = Asking(navigator)
        let result = await run(child)
        result.cancel()
        #expect(await result.value == .cancelled)
        #expect(!navigator.isShowing(child.page))
    }

    @Test func `in a task that was cancelled before starts nothing`() async {
        let child = Asking(navigator)
        let task = Task { await root.run(child) }
        task.cancel()
        #expect(await task.value == .cancelled)
        #expect(!navigator.isShowing(child.page))
    }

    @Test func `cancelled gives up waiting even for the last screen of all, which stays`() async {
        let child = Asking(navigator)
        let result = await run(child, as: .root)
        result.cancel()
        #expect(await result.value == .cancelled)
        #expect(navigator.isShowing(child.page))
        child.result = .finished(9)
        navigator.close()
    }

    @Test func `goes on before the next thing is taken up`() async {
        let child = Asking(navigator)
        var heard: FlowResult<Int>?
        let task = Task { heard = await root.run(child) }
        await Task.yield()
        #expect(navigator.activity.isIdle)
        child.finish(5)
        #expect(!navigator.activity.isIdle)
        await navigator.activity.waitUntilIdle()
        #expect(heard == .finished(5))
        await task.value
    }

    @Test func `works for a child of which only the result is known`() async {
        let child: any ResultCoordinator<Int> = Asking(navigator)
        let task = Task { await root.run(child) }
        await Task.yield()
        navigator.back()
        #expect(await task.value == .cancelled)
    }

    @Test func `works for a whole chain, each told once`() async throws {
        var told: [Int] = []
        var parent: any Coordinator = root
        var tasks: [Task<Void, Never>] = []
        for number in 0..<50 {
            let child = Asking(navigator)
            child.result = .finished(number)
            let owner = parent
            tasks.append(
                Task {
                    if case .finished(let number) = await owner.run(child) { told.append(number) }
                })
            await Task.yield()
            parent = child
        }
        try navigator.popToRoot()
        for task in tasks { await task.value }
        // In which order tasks go on that are woken together is not ours to say.
        #expect(told.sorted() == Array(0..<50))
    }

    @Test func `of a whole chain is told from the top down`() throws {
        var told: [FlowResult<Int>] = []
        var parent: any Coordinator = root
        for number in 0..<50 {
            let child = Asking(navigator)
            child.result = .finished(number)
            try parent.run(child) { told.append($0) }
            parent = child
        }
        try navigator.popToRoot()
        #expect(told == (0..<50).reversed().map { .finished($0) })
    }

    @Test func `started too late gives cancelled, and no result of before`() async throws {
        let child = Asking(navigator)
        let first = await run(child)
        child.finish(1)
        #expect(await first.value == .finished(1))
        let stranger = Flow(navigator)
        let second = await run(child, under: stranger)
        #expect(await second.value == .cancelled)
    }

    @Test func `ends with the task that waits, whoever has cancelled it`() async throws {
        let child = Asking(navigator)
        let result = await run(child)
        let lower = try navigator.push(by: root)
        navigator.withCommandSource(lower) {
            #expect(navigator.back() == .left)
            result.cancel()
        }
        #expect(await result.value == .cancelled)
        #expect(!navigator.isShowing(child.page))
    }

    @Test func `reads the result after the child was told that it left`() async {
        let child = Asking(navigator)
        child.onLeave = { child.result = .finished(4) }
        let result = await run(child)
        navigator.back()
        #expect(await result.value == .finished(4))
        child.onLeave = nil
    }
}
