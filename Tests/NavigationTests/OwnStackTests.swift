import Navigation
import Testing

@MainActor @Suite struct `A coordinator's own stack` {
    private let navigator = Navigator()
    private let root: TestCoordinator
    private var tabs: [TestCoordinator] = []

    init() throws {
        root = try navigator.startCoordinator()
        var tabs: [TestCoordinator] = []
        try navigator.addTabs(2, by: root) { [root] _ in
            tabs.append(try navigator.startCoordinator(under: root))
        }
        self.tabs = tabs
    }

    @Test func `receives a screen while another tab is visible`() throws {
        defer { navigator.close() }
        let screen = try navigator.pushScreen(by: tabs[1])
        #expect(navigator.visibleScreen === tabs[0].screen)
        try navigator.selectTab(1)
        #expect(navigator.visibleScreen === screen)
    }

    @Test func `receives a screen under a modal`() throws {
        defer { navigator.close() }
        let modal = try navigator.startCoordinator(under: root, as: .modal)
        let screen = try navigator.pushScreen(by: tabs[0])
        #expect(navigator.visibleScreen === modal.screen)
        try navigator.dismiss()
        #expect(navigator.visibleScreen === screen)
    }

    @Test func `is the modal in which it started`() throws {
        defer { navigator.close() }
        let modal = try navigator.startCoordinator(under: root, as: .modal)
        let upper = try navigator.startCoordinator(under: root, as: .modal)
        try navigator.startCoordinator(under: modal)
        #expect(navigator.visibleScreen === upper.screen)
        #expect(
            navigator.tree.layers.map { navigator.tree.nodes(of: $0.stack).count } == [2, 2, 1])
    }

    @Test func `is above the tab bar for the owner of the tabs`() throws {
        defer { navigator.close() }
        let above = try navigator.pushScreen(by: root)
        #expect(navigator.visibleScreen === above)
        #expect(navigator.tree.visibleTabs == nil)
        navigator.back()
        let inside = try navigator.pushScreen(by: root, as: .pushOnVisibleStack)
        try navigator.selectTab(1)
        #expect(navigator.visibleScreen === tabs[1].screen)
        #expect(navigator.isShowing(inside))
    }

    @Test func `is that of the parent until the coordinator shows a screen`() throws {
        defer { navigator.close() }
        let child = try navigator.startCoordinator(under: tabs[1])
        #expect(navigator.visibleScreen === tabs[0].screen)
        try navigator.selectTab(1)
        #expect(navigator.visibleScreen === child.screen)
    }

    @Test func `is replaced by the stack of the parent when it has left`() throws {
        defer { navigator.close() }
        let modal = try navigator.startCoordinator(under: tabs[1], as: .modal)
        let rest = try navigator.startCoordinator(under: modal, as: .root)
        let screen = try navigator.pushScreen(by: modal)
        #expect(navigator.shows(rest.screen, screen))
    }

    @Test func `accepts screens from the work of a hidden tab, which can be stale`() async throws {
        defer { navigator.close() }
        let source = tabs[1].screen
        for expected in [nil, NavigationError.stale] {
            let error = navigator.error(onBehalfOf: source) {
                try navigator.pushScreen(by: tabs[1])
            }
            #expect(error == expected)
        }
        let error = navigator.error(onBehalfOf: source) {
            try navigator.startCoordinator(under: tabs[1], as: .modal)
        }
        #expect(error == .stale)
        #expect(navigator.visibleScreen === tabs[0].screen)
    }

    @Test func `under a modal accepts no screen from a source that the modal covers`() throws {
        defer { navigator.close() }
        try navigator.startCoordinator(under: tabs[0], as: .modal)
        let error = navigator.error(onBehalfOf: tabs[0].screen) {
            try navigator.pushScreen(by: tabs[0])
        }
        #expect(error == .stale)
    }

    @Test func `can begin with another selected tab`() throws {
        defer { navigator.close() }
        var screens: [TestScreen] = []
        try navigator.showTabs(3, selecting: 2, by: root) { _ throws(NavigationError) in
            screens.append(try navigator.pushScreen(by: root))
        }
        #expect(navigator.visibleScreen === screens[2])
        #expect(throws: NavigationError.noSuchTab(3)) {
            try navigator.showTabs(3, selecting: 3, by: root) { _ in }
        }
    }
}
