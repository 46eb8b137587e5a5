import Navigation
import Testing

@MainActor @Suite struct `The placement of a screen` {
    private let navigator = Navigator()

    @Test func `is the root for the first screen`() throws {
        defer { navigator.close() }
        for placement: Placement in [.push, .root, .modal] {
            let navigator = Navigator()
            try navigator.startCoordinator(as: placement)
            #expect(navigator.tree.layers.count == 1)
            #expect(!navigator.canGoBack)
        }
        #expect(throws: NavigationError.nothingBelow) {
            try navigator.startCoordinator(as: .replaceTop)
        }
        #expect(navigator.tree.layers.isEmpty)
    }

    @Test func `keeps the parent whose only screen is replaced`() throws {
        defer { navigator.close() }
        let login = try navigator.startCoordinator()
        let players = try navigator.startCoordinator(under: login, as: .replaceTop)
        #expect(navigator.shows(players.screen))
        #expect(login.didLeaveCount == 0)
        #expect(login.screen.work.isCancelled)
        #expect(navigator.liveCoordinators.count == 2)
    }

    @Test func `cannot replace a screen in an empty tab`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let before = navigator.tree
        #expect(throws: NavigationError.nothingBelow) {
            try navigator.addTabs(1, by: root) { _ in
                try navigator.startCoordinator(under: root, as: .replaceTop)
            }
        }
        #expect(navigator.tree == before)
    }

    @Test func `as the root removes modals, tabs and stacks`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        var inner: [TestCoordinator] = []
        try navigator.addTabs(2, by: root) { _ in
            inner.append(try navigator.startCoordinator(under: root))
        }
        inner.append(try navigator.startCoordinator(under: root, as: .modal))
        inner.append(try navigator.startCoordinator(under: root))
        let next = try navigator.startCoordinator(as: .root)
        #expect(navigator.shows(next.screen))
        #expect(([root] + inner).map(\.didLeaveCount) == [1, 1, 1, 1, 1])
        #expect(([root] + inner).allSatisfy { $0.screen.work.isCancelled })
        #expect(navigator.liveCoordinators.count == 1)
        #expect(navigator.back() == .atRoot)
    }

    @Test func `cannot be a modal while the root is empty`() throws {
        defer { navigator.close() }
        let first = try navigator.startCoordinator()
        #expect(throws: NavigationError.nothingBelow) {
            try navigator.inTransaction {
                try navigator.leave(first)
                try navigator.startCoordinator(as: .modal)
            }
        }
        #expect(navigator.shows(first.screen))
        #expect(first.didLeaveCount == 0)
    }

    @Test func `above an empty tab ends with the tabs`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let next = TestCoordinator(navigator)
        let child = TestCoordinator(navigator)
        let owner = TestCoordinator(navigator) { coordinator in
            try navigator.addTabs(1, by: coordinator) { _ in
                try navigator.start(child, under: coordinator)
            }
        }
        try navigator.start(owner, under: root)
        try navigator.inTransaction {
            try navigator.leave(child)
            try navigator.startCoordinator(under: root, as: .modal)
            try navigator.leave(owner)
            try navigator.start(next, under: root)
        }
        #expect(navigator.shows(root.screen, next.screen))
        #expect(navigator.tree.layers.count == 1)
    }

    @Test func `is passed on to the first child only`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let children = [TestCoordinator(navigator), TestCoordinator(navigator)]
        let parent = TestCoordinator(navigator) { coordinator in
            for child in children { try navigator.start(child, under: coordinator) }
        }
        try navigator.start(parent, under: root, as: .modal)
        #expect(navigator.tree.layers.count == 2)
        #expect(navigator.shows(root.screen, children[0].screen, children[1].screen))
        try navigator.startCoordinator(under: root)
        #expect(navigator.tree.layers.count == 2)
    }

    @Test func `is kept when a change fails`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let child = TestCoordinator(navigator) { coordinator in
            navigator.attempt { try navigator.showTabs(1, by: coordinator) { _ in } }
            navigator.attempt { try navigator.show(root.screen, by: coordinator) }
            try navigator.show(coordinator.screen, by: coordinator)
        }
        try navigator.start(child, under: root, as: .modal)
        #expect(navigator.tree.layers.count == 2)
    }
}
