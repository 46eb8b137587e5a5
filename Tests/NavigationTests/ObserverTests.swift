import Navigation
import Testing

@MainActor @Suite struct `The observer is told once per transaction` {
    private let navigator = Navigator()
    private let watcher = Watcher()

    init() { navigator.addObserver(watcher) }

    @Test func `several changes are told as one`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        #expect(watcher.count == 1)
        try navigator.transaction { () throws(NavigationError) in
            try navigator.startFlow(under: root)
            try navigator.transaction { () throws(NavigationError) in
                try navigator.startFlow(under: root, as: .modal)
            }
            #expect(watcher.count == 1)
        }
        #expect(watcher.count == 2)
        #expect(watcher.last == navigator.tree)
    }

    @Test func `what changes nothing is not told`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        try navigator.showTabs(2, by: root) { _ throws(NavigationError) in
            try navigator.push(by: root)
        }
        let top = try #require(navigator.visibleScreen)
        let count = watcher.count
        try navigator.transaction {}
        try navigator.popToRoot()
        try navigator.pop(to: top)
        try navigator.selectTab(0)
        try navigator.setStack([top], by: root)
        #expect(watcher.count == count)
    }

    @Test func `what was undone is not told`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        #expect(throws: NavigationError.noModal) {
            try navigator.transaction { () throws(NavigationError) in
                try navigator.startFlow(under: root)
                try navigator.dismiss()
            }
        }
        #expect(throws: NavigationError.nothingBelow) { try navigator.pop() }
        #expect(throws: NavigationError.emptyStack) { try navigator.leave(root) }
        #expect(watcher.count == 1)
    }

    @Test func `a change that a leaving coordinator makes is one of its own`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = try navigator.startFlow(under: root)
        child.onLeave = {
            navigator.attempt { () throws(NavigationError) in try navigator.startFlow(under: root) }
        }
        let count = watcher.count
        navigator.back()
        #expect(watcher.count == count + 2)
        #expect(watcher.last == navigator.tree)
    }

    @Test func `an observer may navigate`() throws {
        defer {
            navigator.close()
            watcher.onChange = nil
        }
        watcher.onChange = {
            guard watcher.count == 1 else { return }
            navigator.attempt { () throws(NavigationError) in try navigator.startFlow() }
        }
        try navigator.startFlow()
        #expect(watcher.count == 2)
        #expect(navigator.tree.allNodes.count == 2)
    }
}
