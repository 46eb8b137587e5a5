import Navigation
import Testing

@MainActor @Suite struct `Closing a navigator` {
    @Test func `calls didLeave() and releases everything`() throws {
        weak var gone: TestCoordinator?
        weak var navigatorGone: Navigator?
        do {
            let navigator = Navigator()
            let root = try navigator.startCoordinator()
            let modal = try navigator.startCoordinator(under: root, as: .modal)
            gone = root
            navigatorGone = navigator
            navigator.close()
            #expect(root.didLeaveCount == 1)
            #expect(modal.didLeaveCount == 1)
            #expect(modal.screen.work.isCancelled)
            #expect(navigator.tree.layers.isEmpty)
            #expect(navigator.liveCoordinators.isEmpty)
        }
        #expect(gone == nil)
        #expect(navigatorGone == nil)
    }

    @Test func `rejects later changes`() throws {
        let navigator = Navigator()
        let root = try navigator.startCoordinator()
        let late = TestCoordinator(navigator)
        var refusal: NavigationError?
        navigator.onError = { refusal = $0 }
        root.onDidLeave = {
            navigator.attempting {
                try navigator.start(late, under: nil)
            }
        }
        navigator.close()
        navigator.close()
        #expect(refusal == .closed)
        #expect(root.didLeaveCount == 1)
        #expect(throws: NavigationError.closed) { try navigator.start(late, under: nil) }
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
