import Navigation
import Testing

@MainActor @Suite struct `What outlives its place in the tree` {
    private let navigator = Navigator()
    private let root: Flow

    init() throws {
        root = try navigator.startFlow()
    }

    @Test func `is nothing when nobody holds it`() throws {
        try navigator.start(SilentFlow(navigator), under: root)
        try navigator.pop()
        #expect(navigator.leaks.isEmpty)
    }

    @Test func `is named with those that owned it`() throws {
        var child: Flow? = try navigator.startFlow(under: root)
        var page: Page? = child?.page
        try navigator.pop()
        child = nil
        #expect(
            navigator.leaks.map(\.description) == [
                "Page has outlived its place in the tree, where it belonged to Flow › Flow"
            ])
        page = nil
        #expect(navigator.leaks.isEmpty)
        #expect(page == nil)
    }

    @Test func `is told of once, at the next change`() throws {
        var told: [Leak] = []
        navigator.onLeak = { told.append($0) }
        let child = try navigator.startFlow(under: root)
        try navigator.pop()
        #expect(told.isEmpty)
        try navigator.push(by: root)
        #expect(told.map(\.name.description) == ["Page", "Flow"])
        try navigator.pop()
        try navigator.push(by: root)
        #expect(told.count == 2)
        #expect(child.departures == 1)
    }

    @Test func `is not told of while its work goes on`() async throws {
        var told: [Leak] = []
        navigator.onLeak = { told.append($0) }
        let gate = AsyncStream.makeStream(of: Void.self)
        do {
            let page = Page(navigator.makeWork())
            try root.show(page)
            page.work.enqueue {
                // Work that holds its screen does so until it has ended.
                for await _ in gate.stream { break }
                _ = page
            }
        }
        await Task.yield()
        try navigator.pop()
        try navigator.push(by: root)
        #expect(told.isEmpty)
        gate.continuation.yield()
        await navigator.activity.waitUntilIdle()
        while !navigator.leaks.isEmpty { await Task.yield() }
        try navigator.push(by: root)
        #expect(told.isEmpty)
    }

    @Test func `is none when it is shown again`() throws {
        let page = try navigator.push(by: root)
        try navigator.pop()
        #expect(navigator.leaks.map(\.name.description) == ["Page"])
        try root.show(page)
        #expect(navigator.leaks.isEmpty)
    }

    @Test func `is not looked for when that is off`() throws {
        navigator.detectsLeaks = false
        let child = try navigator.startFlow(under: root)
        try navigator.pop()
        #expect(navigator.leaks.isEmpty)
        #expect(child.departures == 1)
    }

    @Test func `is not told of while it is being told that it left`() throws {
        var told: [Leak] = []
        navigator.onLeak = { told.append($0) }
        try navigator.push(by: root)
        do {
            let child = try navigator.startFlow(under: root)
            child.onLeave = { [navigator] in
                navigator.attempt { () throws(NavigationError) in try navigator.pop() }
            }
        }
        try navigator.pop()
        #expect(navigator.shows(root.page))
        try navigator.push(by: root)
        #expect(told.isEmpty)
    }

    @Test func `is not told of while an observer goes on`() throws {
        var told: [Leak] = []
        navigator.onLeak = { told.append($0) }
        let watcher = Watcher()
        var page: Page? = try navigator.push(by: root)
        navigator.addObserver(watcher)
        watcher.onChange = { [navigator, root, unowned watcher] in
            guard watcher.count == 1 else { return }
            navigator.attempt { () throws(NavigationError) in try root.show(SilentPage()) }
        }
        // Whoever makes the change holds the page, and lets it go afterwards.
        try navigator.pop()
        #expect(page.map(navigator.isShowing) == false)
        #expect(told.isEmpty)
        page = nil
        try navigator.pop()
        #expect(told.isEmpty)
    }

    @Test func `is one leak, however often it has left`() throws {
        let page = Page()
        for _ in 0..<3 {
            try navigator.transaction { () throws(NavigationError) in
                try root.show(page)
                try navigator.pop()
            }
        }
        #expect(navigator.leaks.map(\.name.description) == ["Page"])
    }
}
