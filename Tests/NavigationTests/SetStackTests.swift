import Navigation
import Testing

@MainActor @Suite struct `Setting a stack` {
    private let navigator = Navigator()

    @Test func `keeps the owners of shown screens and makes the caller the owner of new ones`()
        throws
    {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let child = try navigator.startCoordinator(under: root)
        let last = try navigator.startCoordinator(under: root)
        let new = TestScreen()
        try navigator.setStack([last.screen, new, root.screen], by: root)
        #expect(navigator.shows(last.screen, new, root.screen))
        #expect(child.didLeaveCount == 1 && last.didLeaveCount == 0 && root.didLeaveCount == 0)
        #expect(!last.screen.work.isCancelled)
        navigator.back()
        navigator.back()
        #expect(root.screen.work.isCancelled && new.work.isCancelled)
        #expect(navigator.shows(last.screen))
        // The root is still the parent of the remaining coordinator.
        #expect(root.didLeaveCount == 0)
    }

    @Test func `keeps the modal and the screens below it`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let sheet = try navigator.startCoordinator(under: root, as: .modal)
        let screens = [TestScreen(), TestScreen()]
        try navigator.setStack(screens, by: sheet)
        #expect(navigator.shows(root.screen, screens[0], screens[1]))
        #expect(navigator.tree.layers.count == 2)
        try navigator.setStack([screens[1], screens[0]], by: sheet)
        #expect(navigator.shows(root.screen, screens[1], screens[0]))
        #expect(throws: NavigationError.screenAlreadyShown) {
            try navigator.setStack([root.screen], by: sheet)
        }
        #expect(navigator.shows(root.screen, screens[1], screens[0]))
    }

    @Test func `rejects duplicate screens and an empty stack`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let new = TestScreen()
        let before = navigator.tree
        for screens in [[root.screen, root.screen], [new, root.screen, root.screen], [new, new]] {
            #expect(throws: NavigationError.screenAlreadyShown) {
                try navigator.setStack(screens, by: root)
            }
        }
        #expect(throws: NavigationError.emptyStack) { try navigator.setStack([], by: root) }
        #expect(navigator.tree == before)
    }

    @Test func `can show the first screens`() throws {
        defer { navigator.close() }
        let screens = [TestScreen(), TestScreen()]
        let coordinator = TestCoordinator(navigator) { coordinator in
            try navigator.setStack(screens, by: coordinator)
        }
        try navigator.start(coordinator, under: nil)
        #expect(navigator.shows(screens[0], screens[1]))
    }
}
