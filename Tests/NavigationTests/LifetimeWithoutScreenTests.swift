import Navigation
import Testing

@MainActor @Suite struct `A coordinator without a screen` {
    private let navigator = Navigator()
    private let root: TestCoordinator

    init() throws {
        root = try navigator.startCoordinator()
    }

    private func start(
        under parent: TestCoordinator? = nil, as placement: Placement? = nil
    ) throws -> TestCoordinator {
        let coordinator = TestCoordinator.waiting(on: navigator)
        try navigator.start(coordinator, under: parent ?? root, as: placement)
        return coordinator
    }

    @Test func `shows its first screen later, as its parent has chosen`() throws {
        defer { navigator.close() }
        let coordinator = try start(as: .modal)
        #expect(navigator.contains(coordinator) && !coordinator.work.isCancelled)
        try coordinator.show(coordinator.screen)
        #expect(navigator.tree.layers.count == 2)
        navigator.back()
        #expect(coordinator.didLeaveCount == 1)
    }

    @Test func `can leave while it waits`() throws {
        defer { navigator.close() }
        let coordinator = try start()
        coordinator.leave()
        #expect(coordinator.didLeaveCount == 1 && !navigator.contains(coordinator))
    }

    @Test func `leaves with its parent`() throws {
        defer { navigator.close() }
        let parent = try navigator.startCoordinator(under: root)
        let waiting = try start(under: parent)
        navigator.back()
        #expect(parent.didLeaveCount == 1)
        #expect(waiting.didLeaveCount == 1)
        #expect(throws: NavigationError.coordinatorNotStarted) {
            try waiting.show(waiting.screen)
        }
    }

    @Test func `can be the first one in the tree`() throws {
        let navigator = Navigator()
        let coordinator = TestCoordinator.waiting(on: navigator)
        try navigator.start(coordinator, under: nil)
        #expect(navigator.visibleScreen == nil)
        try coordinator.show(coordinator.screen)
        #expect(navigator.visibleScreen === coordinator.screen)
        navigator.close()
        #expect(coordinator.didLeaveCount == 1)
    }

    @Test func `stays when its removal fails`() throws {
        defer { navigator.close() }
        let coordinator = try start()
        #expect(throws: NavigationError.noModal) {
            try navigator.inTransaction {
                try navigator.leave(coordinator)
                throw NavigationError.noModal
            }
        }
        #expect(navigator.contains(coordinator))
        navigator.close()
        #expect(coordinator.didLeaveCount == 1)
    }
}
