import Navigation
import Testing

@MainActor @Suite struct `What has left is told once` {
    private let navigator = Navigator()

    @Test func `children are told before their parents`() throws {
        defer { navigator.close() }
        var order: [String] = []
        let parent = try navigator.startFlow()
        let child = try navigator.startFlow(under: parent)
        let grandchild = try navigator.startFlow(under: child)
        try navigator.push(by: parent)
        parent.onLeave = { order.append("parent") }
        child.onLeave = { order.append("child") }
        grandchild.onLeave = { order.append("grandchild") }
        try navigator.startFlow(as: .root)
        #expect(order == ["grandchild", "child", "parent"])
    }

    @Test func `everything is gone when the first is told`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let flow = try navigator.startFlow(under: root)
        let child = try navigator.startFlow(under: flow)
        child.onLeave = {
            #expect(navigator.shows(root.page))
            #expect(navigator.liveCoordinators.count == 1)
            #expect(flow.page.work.isCancelled)
        }
        try navigator.leave(flow)
        #expect(child.departures == 1)
    }

    @Test func `who leaves may navigate`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = try navigator.startFlow(under: root)
        let next = Flow(navigator)
        child.onLeave = {
            navigator.attempt { () throws(NavigationError) in try navigator.start(next, under: root)
            }
        }
        navigator.back()
        #expect(navigator.shows(root.page, next.page))
        #expect(next.departures == 0)
    }

    @Test func `a parent that leaves because of its child's end is told after all children`() throws
    {
        defer { navigator.close() }
        var order: [String] = []
        let root = try navigator.startFlow()
        let parent = try navigator.startFlow(under: root)
        let first = try navigator.startFlow(under: parent)
        let second = try navigator.startFlow(under: parent)
        second.onLeave = {
            order.append("second")
            navigator.attempt { () throws(NavigationError) in try navigator.leave(parent) }
            order.append("second is done")
        }
        first.onLeave = { order.append("first") }
        parent.onLeave = { order.append("parent") }
        try navigator.pop(to: parent.page)
        #expect(order == ["second", "second is done", "first", "parent"])
        #expect(navigator.shows(root.page))
    }

    @Test func `who has not been told yet cannot be started again, who has been can`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let first = try navigator.startFlow(under: root)
        let second = try navigator.startFlow(under: root)
        var refusals: [NavigationError] = []
        navigator.onError = { refusals.append($0) }
        second.onLeave = { [unowned second] in
            navigator.attempt { () throws(NavigationError) in
                try navigator.start(first, under: root)
            }
            navigator.attempt { () throws(NavigationError) in
                try navigator.start(second, under: root)
            }
        }
        try navigator.pop(to: root.page)
        #expect(refusals == [.coordinatorAlreadyStarted])
        #expect(navigator.shows(root.page, second.page))
        #expect(first.departures == 1 && second.departures == 1)
    }

    @Test func `nobody is told of what was undone`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = try navigator.startFlow(under: root)
        #expect(throws: NavigationError.noModal) {
            try navigator.transaction { () throws(NavigationError) in
                try navigator.pop()
                try navigator.dismiss()
            }
        }
        #expect(child.departures == 0)
        #expect(!child.page.work.isCancelled)
    }
}
