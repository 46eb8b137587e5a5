import Navigation
import Testing

@MainActor @Suite struct `The lifetime of a coordinator` {
    private let navigator = Navigator()

    @Test func `ends with its last screen`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        weak let child = try navigator.startCoordinator(under: root)
        weak let screen = child?.screen
        #expect(child != nil && screen != nil)
        navigator.back()
        #expect(child == nil && screen == nil)
    }

    @Test func `lasts as long as that of its children`() throws {
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

    @Test func `continues when its only child is replaced`() throws {
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

    @Test func `does not start twice`() throws {
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

    @Test func `does not start under a coordinator outside of the tree`() throws {
        defer { navigator.close() }
        let stranger = TestCoordinator(navigator)
        let root = try navigator.startCoordinator()
        let before = navigator.tree
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.startCoordinator(under: stranger)
        }
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.pushScreen(by: stranger)
        }
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.showTabs(1, by: stranger) { _ in }
        }
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try navigator.setStack([root.screen, TestScreen()], by: stranger)
        }
        #expect(throws: NavigationError.coordinatorNotStarted) { try navigator.leave(stranger) }
        #expect(navigator.tree == before)
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `does not start without a screen`() throws {
        defer { navigator.close() }
        let idle = TestCoordinator(navigator) { _ in }
        #expect(throws: NavigationError.nothingShown) { try navigator.start(idle, under: nil) }
        #expect(navigator.liveCoordinators.isEmpty)
        #expect(navigator.tree.layers.isEmpty)
        #expect(idle.didLeaveCount == 0)
    }

    @Test func `does not start when start() throws`() throws {
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

    @Test func `can end within start()`() throws {
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

    @Test func `determines the owner and the screen of a node`() throws {
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
