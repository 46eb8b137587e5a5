import Navigation
import Testing

@MainActor @Suite struct `Back and other moves` {
    private let navigator = Navigator()

    @Test func `back takes a screen and its coordinator away`() throws {
        defer { navigator.close() }
        #expect(navigator.back() == .atRoot)
        let root = try navigator.startFlow()
        let child = try navigator.startFlow(under: root)
        #expect(navigator.visibleScreen === child.page)
        #expect(navigator.back() == .left)
        #expect(navigator.visibleScreen === root.page)
        #expect(child.departures == 1 && child.page.work.isCancelled)
        #expect(navigator.back() == .atRoot)
        #expect(root.departures == 0)
    }

    @Test func `a screen may veto back, and only back`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = try navigator.startFlow(under: root)
        child.page.staysOnBack = true
        #expect(navigator.back() == .stayed)
        #expect(navigator.visibleScreen === child.page)
        try navigator.pop()
        #expect(navigator.visibleScreen === root.page)
    }

    @Test func `a screen that leaves while it is asked takes no other along`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let kept = try navigator.startFlow(under: root)
        let child = try navigator.startFlow(under: root)
        child.page.onBack = { [unowned child] in
            navigator.attempt { () throws(NavigationError) in try navigator.leave(child) }
        }
        #expect(navigator.back() == .left)
        #expect(navigator.shows(root.page, kept.page))
    }

    @Test func `a screen that shows something while it is asked stays`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = try navigator.startFlow(under: root)
        child.page.onBack = { [unowned child] in
            navigator.attempt { () throws(NavigationError) in
                try navigator.startFlow(under: child, as: .modal)
            }
        }
        #expect(navigator.back() == .stayed)
        #expect(navigator.tree.layers.count == 2)
    }

    @Test func `a screen that becomes the only one while it is asked is the root`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = try navigator.startFlow(under: root)
        child.page.onBack = { [unowned child] in
            navigator.attempt { () throws(NavigationError) in
                try navigator.setStack([child.page], by: child)
            }
        }
        #expect(navigator.back() == .atRoot)
        #expect(navigator.shows(child.page))
    }

    @Test func `nothing moves where nothing is`() {
        defer { navigator.close() }
        #expect(throws: NavigationError.nothingBelow) { try navigator.pop() }
        #expect(throws: NavigationError.nothingBelow) { try navigator.popToRoot() }
        #expect(throws: NavigationError.noModal) { try navigator.dismiss() }
        #expect(throws: NavigationError.noSuchTab(0)) { try navigator.selectTab(0) }
        #expect(throws: NavigationError.screenNotShown) { try navigator.pop(to: Page()) }
        #expect(!navigator.canGoBack)
    }

    @Test func `pop to root keeps the lowest screen of the visible stack only`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let sheet = try navigator.startFlow(under: root, as: .modal)
        try navigator.push(by: sheet)
        try navigator.push(by: sheet)
        try navigator.popToRoot()
        #expect(navigator.shows(root.page, sheet.page))
    }

    @Test func `a modal goes with its whole stack, or with its last screen`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        #expect(throws: NavigationError.noModal) { try navigator.dismiss() }
        let first = try navigator.startFlow(under: root, as: .modal)
        try navigator.push(by: first)
        try navigator.startFlow(under: root, as: .modal)
        navigator.back()
        #expect(navigator.tree.layers.count == 2)
        try navigator.dismiss()
        #expect(navigator.shows(root.page))
        #expect(first.departures == 1)
    }

    @Test func `pop to a screen reaches through modals`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let middle = try navigator.push(by: root)
        try navigator.push(by: root)
        let sheet = try navigator.startFlow(under: root, as: .modal)
        try navigator.startFlow(under: sheet, as: .modal)
        try navigator.pop(to: middle)
        #expect(navigator.shows(root.page, middle))
        #expect(navigator.tree.layers.count == 1)
        #expect(throws: NavigationError.screenNotShown) { try navigator.pop(to: sheet.page) }
    }
}
