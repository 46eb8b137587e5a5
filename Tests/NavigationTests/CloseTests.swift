import Navigation
import Testing

@MainActor @Suite struct `Closing a navigator` {
    @Test func `calls didLeave() and releases everything`() throws {
        weak var weakRoot: TestCoordinator?
        weak var weakNavigator: Navigator?
        do {
            let navigator = Navigator()
            let root = try navigator.startCoordinator()
            let modal = try navigator.startCoordinator(under: root, as: .modal)
            weakRoot = root
            weakNavigator = navigator
            navigator.close()
            #expect(root.didLeaveCount == 1)
            #expect(modal.didLeaveCount == 1)
            #expect(modal.screen.work.isCancelled)
            #expect(navigator.tree.layers.isEmpty)
            #expect(navigator.liveCoordinators.isEmpty)
        }
        #expect(weakRoot == nil)
        #expect(weakNavigator == nil)
    }

    @Test func `rejects later changes`() throws {
        let navigator = Navigator()
        let root = try navigator.startCoordinator()
        let late = TestCoordinator(navigator)
        var reported: NavigationError?
        navigator.onError = { reported = $0 as? NavigationError }
        root.onDidLeave = {
            navigator.attempt {
                try navigator.start(late, under: nil)
            }
        }
        navigator.close()
        navigator.close()
        #expect(reported == .closed)
        #expect(root.didLeaveCount == 1)
        #expect(throws: NavigationError.closed) { try navigator.start(late, under: nil) }
    }

    @Test func `is not undone by a later question whether it is allowed`() throws {
        let navigator = Navigator()
        let root = try navigator.startCoordinator()
        navigator.close()
        #expect(navigator.askToLeave(.everything) == .left)
        #expect(root.didLeaveCount == 1)
        #expect(throws: NavigationError.closed) { try navigator.startCoordinator() }
    }

    @Test func `has no effect in a transaction that fails`() throws {
        let navigator = Navigator()
        let root = try navigator.startCoordinator()
        #expect(throws: NavigationError.noModal) {
            try navigator.inTransaction {
                navigator.close()
                throw NavigationError.noModal
            }
        }
        #expect(navigator.isShowing(root.screen))
        #expect(root.didLeaveCount == 0)
        try navigator.pushScreen(by: root)
        navigator.close()
        #expect(root.didLeaveCount == 1)
    }
}
