import Navigation
import Testing

@MainActor @Suite struct `A coordinator` {
    private let navigator = Navigator()

    @Test func `is released with its last screen`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        weak let child = try navigator.startCoordinator(under: root)
        weak let screen = child?.screen
        #expect(child != nil && screen != nil)
        navigator.back()
        #expect(child == nil && screen == nil)
    }

    @Test func `stays as long as its children`() throws {
        defer { navigator.close() }
        let child = TestCoordinator(navigator)
        let coordinator = TestCoordinator(navigator) { coordinator in
            try navigator.start(child, under: coordinator)
        }
        let root = try navigator.startCoordinator()
        try navigator.start(coordinator, under: root)
        #expect(coordinator.didLeaveCount == 0)
        navigator.back()
        #expect(child.didLeaveCount == 1 && coordinator.didLeaveCount == 1)
    }

    @Test func `stays when its only child is replaced`() throws {
        defer { navigator.close() }
        let first = TestCoordinator(navigator)
        let coordinator = TestCoordinator(navigator) { coordinator in
            try navigator.start(first, under: coordinator)
        }
        try navigator.start(coordinator, under: nil)
        let second = try navigator.startCoordinator(under: coordinator, as: .replaceTop)
        let third = try navigator.startCoordinator(under: coordinator, as: .root)
        let fourth = TestCoordinator(navigator)
        try navigator.inTransaction {
            try navigator.leave(third)
            try navigator.start(fourth, under: coordinator)
        }
        #expect([first, second, third].map(\.didLeaveCount) == [1, 1, 1])
        #expect(coordinator.didLeaveCount == 0)
        #expect(navigator.shows(fourth.screen))
    }

    @Test func `cannot be started twice`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        #expect(throws: NavigationError.coordinatorAlreadyStarted) {
            try navigator.start(root, under: nil)
        }
        let child = try navigator.startCoordinator(under: root)
        navigator.back()
        try navigator.start(child, under: root)
        #expect(navigator.visibleScreen === child.screen)
        navigator.back()
        #expect(child.didLeaveCount == 2)
    }

    @Test func `cannot be started under a coordinator outside of the tree`() throws {
        defer { navigator.close() }
        let unstarted = TestCoordinator(navigator)
        try navigator.startCoordinator()
        let before = navigator.tree
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.startCoordinator(under: unstarted)
        }
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.pushScreen(by: unstarted)
        }
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.showTabs(1, by: unstarted) { _ in }
        }
        #expect(throws: NavigationError.coordinatorNotStarted) { try navigator.leave(unstarted) }
        #expect(navigator.tree == before)
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `cannot be started without a screen`() throws {
        defer { navigator.close() }
        let idle = TestCoordinator(navigator) { _ in }
        #expect(throws: NavigationError.nothingShown) { try navigator.start(idle, under: nil) }
        #expect(navigator.liveCoordinators.isEmpty)
        #expect(navigator.tree.layers.isEmpty)
        #expect(idle.didLeaveCount == 0)
    }

    @Test func `is not in the tree when start() throws`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let before = navigator.tree
        let grandchild = TestCoordinator(navigator)
        let child = TestCoordinator(navigator) { coordinator in
            try navigator.show(coordinator.screen, by: coordinator)
            try navigator.start(grandchild, under: coordinator, as: .modal)
            throw NavigationError.noModal
        }
        #expect(throws: NavigationError.noModal) {
            try navigator.start(child, under: root, as: .root)
        }
        #expect(navigator.tree == before)
        #expect(navigator.liveCoordinators.count == 1)
        #expect(!navigator.isShowing(child.screen) && !navigator.isShowing(grandchild.screen))
        #expect(
            child.didLeaveCount == 0 && grandchild.didLeaveCount == 0 && root.didLeaveCount == 0)
        #expect(child.screen.work.isCancelled && !root.screen.work.isCancelled)
    }

    @Test func `can leave within start()`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let child = TestCoordinator(navigator) { coordinator in
            try navigator.show(coordinator.screen, by: coordinator)
            try navigator.leave(coordinator)
        }
        try navigator.start(child, under: root)
        #expect(child.didLeaveCount == 1)
        #expect(navigator.shows(root.screen))
    }

    @Test func `owns the nodes of its screens until it leaves`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let node = try #require(navigator.tree.visibleNode)
        #expect(navigator.owner(of: node) === root)
        #expect(navigator.screen(at: node) === root.screen)
        try navigator.startCoordinator(as: .root)
        #expect(navigator.owner(of: node) == nil)
        #expect(navigator.screen(at: node) == nil)
    }
}
