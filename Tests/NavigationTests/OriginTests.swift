import Navigation
import Testing

@MainActor @Suite struct `A command that comes from a screen` {
    private let navigator = Navigator()
    private let flow: Flow

    init() throws {
        flow = try navigator.startFlow()
        navigator.onError = { Issue.record("refused: \($0)") }
    }

    /// What Enter on a screen does: it opens one more.
    private func enter(on page: Page) {
        navigator.withCommandSource(page) {
            navigator.attempt { () throws(NavigationError) in try flow.show(Page()) }
        }
    }

    private var count: Int { navigator.tree.allNodes.count }

    @Test func `is done once when the same key comes twice`() {
        enter(on: flow.page)
        enter(on: flow.page)
        #expect(count == 2)
        #expect(navigator.log.entries.map(\.refusal) == [nil, nil, nil, .stale])
    }

    @Test func `is not done when the screen has left`() throws {
        let page = try navigator.push(by: flow)
        // The keys of a screen that is still held by whoever draws it.
        navigator.withCommandSource(page) {
            #expect(navigator.back() == .left)
            navigator.attempt { () throws(NavigationError) in try navigator.popToRoot() }
            enter(on: page)
        }
        #expect(count == 1)
    }

    @Test func `is told what happened`() throws {
        let page = try navigator.push(by: flow)
        try navigator.push(by: flow)
        navigator.withCommandSource(page) {
            #expect(throws: NavigationError.stale) { try flow.show(Page()) }
        }
    }

    @Test func `may take things away from below`() throws {
        let page = try navigator.push(by: flow)
        try navigator.push(by: flow)
        navigator.withCommandSource(page) {
            #expect(throws: Never.self) { try navigator.pop(to: page) }
        }
        #expect(navigator.visibleScreen === page)
    }

    @Test func `may show several screens in one transaction`() {
        navigator.withCommandSource(flow.page) {
            navigator.attempt { () throws(NavigationError) in
                try navigator.transaction { () throws(NavigationError) in
                    try flow.show(Page())
                    try flow.show(Page())
                }
            }
        }
        #expect(count == 3)
    }

    @Test func `is carried along by the screen's own work`() async throws {
        let page = Page(navigator.makeWork())
        try navigator.show(page, by: flow)
        page.work.enqueue { [navigator, flow] in
            // Another screen comes while this one works.
            navigator.withCommandSource(nil) {
                navigator.attempt { () throws(NavigationError) in try flow.show(Page()) }
            }
            await Task.yield()
            navigator.attempt { () throws(NavigationError) in try flow.show(Page()) }
        }
        await navigator.activity.waitUntilIdle()
        #expect(count == 3)
        #expect(navigator.log.entries.last?.refusal == .stale)
    }

    @Test func `is nobody's when it comes from the work of a flow`() async throws {
        navigator.withCommandSource(flow.page) {
            flow.work.enqueue { [flow] in
                flow.navigator.attempt { () throws(NavigationError) in try flow.show(Page()) }
                flow.navigator.attempt { () throws(NavigationError) in try flow.show(Page()) }
            }
        }
        await navigator.activity.waitUntilIdle()
        #expect(count == 3)
    }

    @Test func `is nobody's when it is the doing of whoever is told that a child has left`() throws
    {
        let child = try navigator.startFlow(under: flow)
        child.onLeave = { [flow] in
            flow.navigator.attempt { () throws(NavigationError) in try flow.show(Page()) }
        }
        navigator.withCommandSource(child.page) { _ = navigator.back() }
        #expect(count == 2)
    }

    @Test func `of another navigator is nobody's here`() throws {
        let other = Navigator()
        let elsewhere = try other.startFlow()
        try other.push(by: elsewhere)
        other.withCommandSource(elsewhere.page) {
            navigator.attempt { () throws(NavigationError) in try flow.show(Page()) }
        }
        #expect(count == 2)
    }

    @Test func `the work of a flow ends when the flow leaves`() throws {
        let child = try navigator.startFlow(under: flow)
        let work = child.work
        #expect(work === child.work)
        #expect(!work.isCancelled)
        try navigator.pop()
        #expect(work.isCancelled)
        #expect(child.work.isCancelled)
    }

    @Test func `is not done when the screen has left before it came`() throws {
        let page = try navigator.push(by: flow)
        try navigator.pop()
        enter(on: page)
        enter(on: Page())
        #expect(count == 1)
        #expect(navigator.log.entries.suffix(2).map(\.refusal) == [.stale, .stale])
    }

    @Test func `goes back only once when the same key comes twice`() throws {
        let lower = try navigator.push(by: flow)
        lower.onBack = { Issue.record("asked on behalf of a screen that has left") }
        let page = try navigator.push(by: flow)
        navigator.withCommandSource(page) {
            #expect(navigator.back() == .left)
            #expect(navigator.back() == .left)
        }
        #expect(navigator.visibleScreen === lower)
        #expect(navigator.log.entries.last?.refusal == .stale)
    }

    @Test func `is nobody's when it is the doing of an observer`() throws {
        let page = try navigator.push(by: flow)
        let watcher = Watcher()
        navigator.addObserver(watcher)
        watcher.onChange = { [navigator, flow, unowned watcher] in
            guard watcher.count == 1 else { return }
            navigator.attempt { () throws(NavigationError) in try flow.show(Page()) }
        }
        navigator.withCommandSource(page) { _ = navigator.back() }
        #expect(count == 2)
        #expect(navigator.log.entries.last?.origin == nil)
    }
}
