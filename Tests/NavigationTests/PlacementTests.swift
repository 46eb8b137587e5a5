import Navigation
import Testing

@MainActor @Suite struct `Where a screen goes` {
    private let navigator = Navigator()

    @Test func `the first screen of all makes the root, however it is started`() throws {
        defer { navigator.close() }
        for placement: Placement in [.push, .root, .modal] {
            let navigator = Navigator()
            try navigator.startFlow(as: placement)
            #expect(navigator.tree.layers.count == 1)
            #expect(!navigator.canGoBack)
        }
        #expect(throws: NavigationError.nothingBelow) {
            try navigator.startFlow(as: .replaceTop)
        }
        #expect(navigator.tree.layers.isEmpty)
    }

    @Test func `replacing takes only the top screen`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let old = try navigator.startFlow(under: root)
        let new = try navigator.startFlow(under: root, as: .replaceTop)
        #expect(navigator.shows(root.page, new.page))
        #expect(old.departures == 1)
    }

    @Test func `a child that replaces its parent's only screen keeps the parent`() throws {
        defer { navigator.close() }
        let login = try navigator.startFlow()
        let players = try navigator.startFlow(under: login, as: .replaceTop)
        #expect(navigator.shows(players.page))
        #expect(login.departures == 0)
        #expect(login.page.work.isCancelled)
        #expect(navigator.liveCoordinators.count == 2)
    }

    @Test func `replacing the only screen of a modal keeps the modal`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let first = try navigator.startFlow(under: root, as: .modal)
        let second = try navigator.startFlow(under: root, as: .replaceTop)
        #expect(navigator.tree.layers.count == 2)
        #expect(navigator.shows(root.page, second.page))
        #expect(first.departures == 1)
    }

    @Test func `nothing can be replaced in a tab that is still empty`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let before = navigator.tree
        #expect(throws: NavigationError.nothingBelow) {
            try navigator.showTabs(1, by: root) { _ throws(NavigationError) in
                try navigator.startFlow(under: root, as: .replaceTop)
            }
        }
        #expect(navigator.tree == before)
    }

    @Test func `a new root releases modals, tabs and stacks`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        var inner: [Flow] = []
        try navigator.showTabs(2, by: root) { _ throws(NavigationError) in
            inner.append(try navigator.startFlow(under: root))
        }
        inner.append(try navigator.startFlow(under: root, as: .modal))
        inner.append(try navigator.startFlow(under: root))
        let next = try navigator.startFlow(as: .root)
        #expect(navigator.shows(next.page))
        #expect(([root] + inner).map(\.departures) == [1, 1, 1, 1, 1])
        #expect(([root] + inner).allSatisfy { $0.page.work.isCancelled })
        #expect(navigator.liveCoordinators.count == 1)
        #expect(navigator.back() == .atRoot)
    }

    @Test func `a new root takes a modal along that stands above an emptied root`() throws {
        defer { navigator.close() }
        let first = try navigator.startFlow()
        let next = Flow(navigator)
        try navigator.transaction { () throws(NavigationError) in
            try navigator.leave(first)
            try navigator.startFlow(as: .modal)
            try navigator.start(next, under: nil, as: .root)
        }
        #expect(navigator.shows(next.page))
        #expect(navigator.tree.layers.count == 1)
    }

    @Test func `a modal above a tab that is still empty leaves with the tabs`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let next = Flow(navigator)
        let owner = Flow(navigator) { flow throws(NavigationError) in
            try navigator.showTabs(1, by: flow) { _ throws(NavigationError) in
                try navigator.show(flow.page, by: flow)
            }
        }
        try navigator.start(owner, under: root)
        try navigator.transaction { () throws(NavigationError) in
            let child = try navigator.startFlow(under: root, as: .replaceTop)
            try navigator.leave(child)
            try navigator.startFlow(under: root, as: .modal)
            try navigator.leave(owner)
            try navigator.start(next, under: root)
        }
        #expect(navigator.shows(root.page, next.page))
        #expect(navigator.tree.layers.count == 1)
    }

    @Test func `a placement is handed on to the first child and then used up`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let children = [Flow(navigator), Flow(navigator)]
        let parent = Flow(navigator) { flow throws(NavigationError) in
            for child in children { try navigator.start(child, under: flow) }
        }
        try navigator.start(parent, under: root, as: .modal)
        #expect(navigator.tree.layers.count == 2)
        #expect(navigator.shows(root.page, children[0].page, children[1].page))
        try navigator.startFlow(under: root)
        #expect(navigator.tree.layers.count == 2)
    }

    @Test func `a step that failed has not used up the placement`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = Flow(navigator) { flow throws(NavigationError) in
            navigator.attempt(try navigator.showTabs(1, by: flow) { _ in })
            navigator.attempt(try navigator.show(root.page, by: flow))
            try navigator.show(flow.page, by: flow)
        }
        try navigator.start(child, under: root, as: .modal)
        #expect(navigator.tree.layers.count == 2)
    }
}
