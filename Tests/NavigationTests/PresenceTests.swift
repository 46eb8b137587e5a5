import Navigation
import Testing

@MainActor @Suite struct `Lifetime is presence` {
    private let navigator = Navigator()

    @Test func `the navigator holds a coordinator, and lets go of it`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        weak let child = try navigator.startFlow(under: root)
        weak let page = child?.page
        #expect(child != nil && page != nil)
        navigator.back()
        #expect(child == nil && page == nil)
    }

    @Test func `a coordinator leaves with the last of its screens`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = try navigator.startFlow(under: root)
        try navigator.push(by: child)
        navigator.back()
        #expect(child.departures == 0)
        navigator.back()
        #expect(child.departures == 1)
    }

    @Test func `a flow without screens lives as long as its children`() throws {
        defer { navigator.close() }
        let child = Flow(navigator)
        let flow = Flow(navigator) { flow throws(NavigationError) in
            try navigator.start(child, under: flow)
        }
        let root = try navigator.startFlow()
        try navigator.start(flow, under: root)
        #expect(flow.departures == 0)
        navigator.back()
        #expect(child.departures == 1 && flow.departures == 1)
    }

    @Test func `a flow whose only child is replaced by another is not released`() throws {
        defer { navigator.close() }
        let first = Flow(navigator)
        let flow = Flow(navigator) { flow throws(NavigationError) in
            try navigator.start(first, under: flow)
        }
        try navigator.start(flow, under: nil)
        let second = try navigator.startFlow(under: flow, as: .replaceTop)
        let third = try navigator.startFlow(under: flow, as: .root)
        let fourth = Flow(navigator)
        try navigator.transaction { () throws(NavigationError) in
            try navigator.leave(third)
            try navigator.start(fourth, under: flow)
        }
        #expect([first, second, third].map(\.departures) == [1, 1, 1])
        #expect(flow.departures == 0)
        #expect(navigator.shows(fourth.page))
    }

    @Test func `a coordinator is started once at a time`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        #expect(throws: NavigationError.coordinatorAlreadyStarted) {
            try navigator.start(root, under: nil)
        }
        let child = try navigator.startFlow(under: root)
        navigator.back()
        try navigator.start(child, under: root)
        #expect(navigator.visibleScreen === child.page)
        navigator.back()
        #expect(child.departures == 2)
    }

    @Test func `nobody can start or show under a coordinator that is not there`() throws {
        defer { navigator.close() }
        let stranger = Flow(navigator)
        let root = try navigator.startFlow()
        let before = navigator.tree
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.startFlow(under: stranger)
        }
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.push(by: stranger)
        }
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.showTabs(1, by: stranger) { _ in }
        }
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.setStack([root.page, Page()], by: stranger)
        }
        #expect(throws: NavigationError.coordinatorNotStarted) { try navigator.leave(stranger) }
        #expect(navigator.tree == before)
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `a coordinator that shows nothing is not started`() throws {
        defer { navigator.close() }
        let idle = Flow(navigator) { _ in }
        #expect(throws: NavigationError.nothingShown) { try navigator.start(idle, under: nil) }
        #expect(navigator.liveCoordinators.isEmpty)
        #expect(navigator.tree.layers.isEmpty)
        #expect(idle.departures == 0)
    }

    @Test func `a start that fails after it showed something leaves nothing behind`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let before = navigator.tree
        let grandchild = Flow(navigator)
        let child = Flow(navigator) { flow throws(NavigationError) in
            try navigator.show(flow.page, by: flow)
            try navigator.start(grandchild, under: flow, as: .modal)
            throw .noModal
        }
        #expect(throws: NavigationError.noModal) {
            try navigator.start(child, under: root, as: .root)
        }
        #expect(navigator.tree == before)
        #expect(navigator.liveCoordinators.count == 1)
        #expect(!navigator.isShowing(child.page) && !navigator.isShowing(grandchild.page))
        #expect(child.departures == 0 && grandchild.departures == 0 && root.departures == 0)
        #expect(child.page.work.isCancelled && !root.page.work.isCancelled)
    }

    @Test func `a coordinator that leaves within its own start has left`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = Flow(navigator) { flow throws(NavigationError) in
            try navigator.show(flow.page, by: flow)
            try navigator.leave(flow)
        }
        try navigator.start(child, under: root)
        #expect(child.departures == 1)
        #expect(navigator.shows(root.page))
    }

    @Test func `a coordinator needs to say nothing about its end`() throws {
        defer { navigator.close() }
        try navigator.start(SilentFlow(navigator), under: nil)
        try navigator.start(SilentFlow(navigator), under: nil)
        #expect(navigator.back() == .left)
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `the tree names owners and screens`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let node = try #require(navigator.tree.visibleNode)
        #expect(navigator.owner(of: node) === root)
        #expect(navigator.screen(at: node) === root.page)
        try navigator.startFlow(as: .root)
        #expect(navigator.owner(of: node) == nil)
        #expect(navigator.screen(at: node) == nil)
    }
}
