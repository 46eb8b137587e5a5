import Navigation
import Testing

@MainActor @Suite struct `A command in a deinit` {
    private let navigator = Navigator()
    private let root: TestCoordinator

    init() throws {
        root = try navigator.startCoordinator()
    }

    /// Starts a coordinator that runs an action in its `deinit`.
    private func start(_ action: @escaping () throws -> Void) throws {
        let coordinator = try navigator.startCoordinator(under: root)
        coordinator.deinitAction = DeinitAction { [unowned navigator] in
            navigator.attempt(action)
        }
    }

    @Test func `of a coordinator can remove another coordinator`() throws {
        defer { navigator.close() }
        let lower = try navigator.startCoordinator(under: root)
        try start { [unowned navigator] in try navigator.pop() }
        navigator.back()
        #expect(navigator.shows(root.screen))
        #expect(lower.didLeaveCount == 1)
    }

    @Test func `of a coordinator can show a screen`() throws {
        defer { navigator.close() }
        try start { [unowned navigator, root] in try navigator.pushScreen(by: root) }
        navigator.back()
        #expect(navigator.tree.allNodes.count == 2)
    }

    @Test func `of a screen in a transaction that fails is a change of its own`() throws {
        defer { navigator.close() }
        try navigator.pushScreen(by: root)
        #expect(throws: NavigationError.noModal) {
            try navigator.inTransaction {
                try navigator.inTransaction {
                    let screen = try navigator.pushScreen(by: root)
                    screen.deinitAction = DeinitAction { [unowned navigator] in
                        navigator.attempt { try navigator.popToRoot() }
                    }
                    throw NavigationError.noModal
                }
            }
        }
        #expect(navigator.shows(root.screen))
    }

    @Test func `of a screen whose transaction is undone in part applies after the rest`() throws {
        defer { navigator.close() }
        try navigator.inTransaction {
            navigator.attempt {
                try navigator.inTransaction {
                    let screen = try navigator.pushScreen(by: root)
                    screen.deinitAction = DeinitAction { [unowned navigator] in
                        navigator.attempt { try navigator.popToRoot() }
                    }
                    throw NavigationError.noModal
                }
            }
            try navigator.pushScreen(by: root)
            #expect(navigator.tree.allNodes.count == 2)
        }
        #expect(navigator.shows(root.screen))
    }

    @Test func `can cause 20,000 others`() throws {
        defer { navigator.close() }
        for _ in 0..<20_000 { try start { [unowned navigator] in try navigator.pop() } }
        navigator.back()
        #expect(navigator.shows(root.screen))
    }
}
