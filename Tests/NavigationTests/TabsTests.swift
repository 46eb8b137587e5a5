import Navigation
import Testing

@MainActor @Suite struct `Tabs` {
    private let navigator = Navigator()
    private let root: TestCoordinator
    private let tabScreens = [TestScreen(), TestScreen(), TestScreen()]

    init() throws {
        root = try navigator.startCoordinator()
        try navigator.addTabs(3, by: root) { index in
            try navigator.show(tabScreens[index], by: root)
        }
    }

    @Test func `keep their stacks`() throws {
        defer { navigator.close() }
        #expect(navigator.visibleScreen === tabScreens[0])
        try navigator.selectTab(2)
        let top = try navigator.pushScreen(by: root, as: .pushOnVisibleStack)
        try navigator.selectTab(0)
        #expect(navigator.visibleScreen === tabScreens[0])
        try navigator.selectTab(2)
        #expect(navigator.visibleScreen === top)
        #expect(navigator.shows(root.screen, tabScreens[0], tabScreens[1], tabScreens[2], top))
        for index in [-1, 3] {
            #expect(throws: NavigationError.noSuchTab(index)) { try navigator.selectTab(index) }
        }
    }

    @Test func `leave when the last screen of the selected tab does`() throws {
        defer { navigator.close() }
        try navigator.pushScreen(by: root, as: .pushOnVisibleStack)
        #expect(navigator.back() == .left)
        #expect(navigator.visibleScreen === tabScreens[0])
        #expect(navigator.back() == .left)
        #expect(navigator.shows(root.screen))
        #expect(tabScreens.allSatisfy { $0.work.isCancelled })
        #expect(throws: NavigationError.noSuchTab(0)) { try navigator.selectTab(0) }
    }

    @Test func `need a screen each`() throws {
        defer { navigator.close() }
        let before = navigator.tree
        #expect(throws: NavigationError.emptyStack) {
            try navigator.showTabs(0, by: root) { _ in }
        }
        #expect(throws: NavigationError.emptyStack) {
            try navigator.addTabs(2, by: root) { index in
                if index == 0 { try navigator.pushScreen(by: root) }
            }
        }
        #expect(throws: NavigationError.emptyStack) {
            try navigator.addTabs(1, by: root) { _ in
                try navigator.pop(to: root.screen)
            }
        }
        #expect(navigator.tree == before)
    }

    @Test func `can contain tabs, which pop(to:) selects`() throws {
        defer { navigator.close() }
        try navigator.selectTab(1)
        var inner: [TestScreen] = []
        try navigator.addTabs(2, as: .pushOnVisibleStack, by: root) { _ in
            inner.append(try navigator.pushScreen(by: root))
            inner.append(try navigator.pushScreen(by: root))
        }
        try navigator.selectTab(1)
        #expect(navigator.visibleScreen === inner[3])
        let sheet = try navigator.startCoordinator(under: root, as: .modal)
        try navigator.pop(to: inner[0])
        #expect(navigator.visibleScreen === inner[0])
        #expect(sheet.didLeaveCount == 1)
        #expect(navigator.isShowing(inner[3]))
        #expect(navigator.tree.layers.count == 1)
        try navigator.pop(to: tabScreens[1])
        #expect(navigator.shows(root.screen, tabScreens[0], tabScreens[1], tabScreens[2]))
        try navigator.pop(to: tabScreens[2])
        #expect(navigator.visibleScreen === tabScreens[2])
    }

    @Test func `keep the modal of a hidden tab's screen until the screen leaves`() throws {
        defer { navigator.close() }
        let coordinator = TestCoordinator(navigator)
        try navigator.addTabs(2, by: root) { index in
            try navigator.pushScreen(by: root)
            guard index == 1 else { return }
            try navigator.start(coordinator, under: root)
            try navigator.startCoordinator(under: root, as: .modal)
        }
        #expect(navigator.tree.layers.count == 2)
        try navigator.leave(coordinator)
        #expect(navigator.tree.layers.count == 1)
    }

    @Test func `that contain tabs are selected by their node`() throws {
        defer { navigator.close() }
        var outer: NodeID?
        var inner: NodeID?
        outer = try navigator.addTabs(2, by: root) { index in
            guard index == 0 else { return try navigator.show(TestScreen(), by: root) }
            inner = try navigator.addTabs(2, by: root) { _ in try navigator.pushScreen(by: root) }
        }
        let (outerTabs, innerTabs) = (try #require(outer), try #require(inner))
        #expect(navigator.tree.visibleTabs?.id == innerTabs)
        try navigator.selectTab(1, of: outerTabs)
        #expect(navigator.tree.visibleTabs?.id == outerTabs)
        try navigator.selectTab(1, of: innerTabs)
        try navigator.startCoordinator(under: root, as: .modal)
        try navigator.selectTab(0, of: outerTabs)
        try navigator.dismiss()
        #expect(navigator.tree.visibleTabs?.content.selectedTab == 1)
        #expect(throws: NavigationError.noSuchTab(2)) {
            try navigator.selectTab(2, of: outerTabs)
        }
        let screen = try #require(navigator.tree.visibleNode)
        #expect(throws: NavigationError.noSuchTab(0)) { try navigator.selectTab(0, of: screen) }
    }
}

extension NavigationTree.Content {
    fileprivate var selectedTab: Int? {
        if case .tabs(_, let selected) = self { selected } else { nil }
    }
}
