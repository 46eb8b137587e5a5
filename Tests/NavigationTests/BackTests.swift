import Navigation
import Testing

@MainActor @Suite struct `Going back` {
    private let navigator = Navigator()

    @Test func `Back removes the visible screen and its coordinator`() throws {
        defer { navigator.close() }
        #expect(navigator.back() == .atRoot)
        let root = try navigator.startCoordinator()
        let child = try navigator.startCoordinator(under: root)
        #expect(navigator.visibleScreen === child.screen)
        #expect(navigator.back() == .left)
        #expect(navigator.visibleScreen === root.screen)
        #expect(child.didLeaveCount == 1 && child.screen.work.isCancelled)
        #expect(navigator.back() == .atRoot)
        #expect(root.didLeaveCount == 0)
    }

    @Test func `a screen that refuses to leave stops Back, and no other command`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let child = try navigator.startCoordinator(under: root)
        child.screen.refusesToLeave = true
        #expect(navigator.back() == .stayed)
        #expect(navigator.visibleScreen === child.screen)
        try navigator.pop()
        #expect(navigator.visibleScreen === root.screen)
    }

    @Test func `a screen that leaves while it is asked leaves alone`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let kept = try navigator.startCoordinator(under: root)
        let child = try navigator.startCoordinator(under: root)
        child.screen.onDismissalRequest = { [unowned child] in
            navigator.attempt { try navigator.leave(child) }
        }
        #expect(navigator.back() == .left)
        #expect(navigator.shows(root.screen, kept.screen))
    }

    @Test func `a screen that shows something while it is asked stays`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let child = try navigator.startCoordinator(under: root)
        child.screen.onDismissalRequest = { [unowned child] in
            navigator.attempt {
                try navigator.startCoordinator(under: child, as: .modal)
            }
        }
        #expect(navigator.back() == .stayed)
        #expect(navigator.tree.layers.count == 2)
    }

    @Test func `a screen that becomes the only one while it is asked stays`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let child = try navigator.startCoordinator(under: root)
        child.screen.onDismissalRequest = { [unowned child] in
            navigator.attempt {
                try navigator.inTransaction {
                    try navigator.pop()
                    try child.show(child.screen, as: .root)
                }
            }
        }
        #expect(navigator.back() == .atRoot)
        #expect(navigator.shows(child.screen))
    }

    @Test func `an empty tree rejects every command that removes a screen`() {
        defer { navigator.close() }
        #expect(throws: NavigationError.nothingBelow) { try navigator.pop() }
        #expect(throws: NavigationError.nothingBelow) { try navigator.popToRoot() }
        #expect(throws: NavigationError.noModal) { try navigator.dismiss() }
        #expect(throws: NavigationError.noSuchTab(0)) { try navigator.selectTab(0) }
        #expect(throws: NavigationError.screenNotShown) { try navigator.pop(to: TestScreen()) }
        #expect(!navigator.canGoBack)
    }

    @Test func `popToRoot keeps the lowest screen of the visible stack`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let sheet = try navigator.startCoordinator(under: root, as: .modal)
        try navigator.pushScreen(by: sheet)
        try navigator.pushScreen(by: sheet)
        try navigator.popToRoot()
        #expect(navigator.shows(root.screen, sheet.screen))
    }
}
