import Navigation
import Testing

@MainActor @Suite struct `Tabs` {
    private let navigator = Navigator()
    private let root: Flow
    private let homes = [Page(), Page(), Page()]

    init() throws {
        root = try navigator.startFlow()
        try navigator.showTabs(3, by: root) { index throws(NavigationError) in
            try navigator.show(homes[index], by: root)
        }
    }

    @Test func `the first is selected, and each keeps its stack`() throws {
        defer { navigator.close() }
        #expect(navigator.visibleScreen === homes[0])
        try navigator.selectTab(2)
        let top = try navigator.push(by: root)
        try navigator.selectTab(0)
        #expect(navigator.visibleScreen === homes[0])
        try navigator.selectTab(2)
        #expect(navigator.visibleScreen === top)
        #expect(navigator.shows(root.page, homes[0], homes[1], homes[2], top))
        for index in [-1, 3] {
            #expect(throws: NavigationError.noSuchTab(index)) { try navigator.selectTab(index) }
        }
    }

    @Test func `back from the last screen of a tab takes all tabs away`() throws {
        defer { navigator.close() }
        try navigator.push(by: root)
        #expect(navigator.back() == .left)
        #expect(navigator.visibleScreen === homes[0])
        #expect(navigator.back() == .left)
        #expect(navigator.shows(root.page))
        #expect(homes.allSatisfy { $0.work.isCancelled })
        #expect(throws: NavigationError.noSuchTab(0)) { try navigator.selectTab(0) }
    }

    @Test func `tabs need a screen each`() throws {
        defer { navigator.close() }
        let before = navigator.tree
        #expect(throws: NavigationError.emptyStack) {
            try navigator.showTabs(0, by: root) { _ in }
        }
        #expect(throws: NavigationError.emptyStack) {
            try navigator.showTabs(2, by: root) { index throws(NavigationError) in
                if index == 0 { try navigator.push(by: root) }
            }
        }
        #expect(throws: NavigationError.emptyStack) {
            try navigator.showTabs(1, by: root) { _ throws(NavigationError) in
                try navigator.pop(to: root.page)
            }
        }
        #expect(navigator.tree == before)
    }

    @Test func `tabs within tabs, and pop to a screen in a hidden one`() throws {
        defer { navigator.close() }
        try navigator.selectTab(1)
        var inner: [Page] = []
        try navigator.showTabs(2, by: root) { _ throws(NavigationError) in
            inner.append(try navigator.push(by: root))
            inner.append(try navigator.push(by: root))
        }
        try navigator.selectTab(1)
        #expect(navigator.visibleScreen === inner[3])
        let sheet = try navigator.startFlow(under: root, as: .modal)
        try navigator.pop(to: inner[0])
        #expect(navigator.visibleScreen === inner[0])
        #expect(sheet.departures == 1)
        #expect(navigator.isShowing(inner[3]))
        #expect(navigator.tree.layers.count == 1)
        try navigator.pop(to: homes[1])
        #expect(navigator.shows(root.page, homes[0], homes[1], homes[2]))
        try navigator.pop(to: homes[2])
        #expect(navigator.visibleScreen === homes[2])
    }

    @Test func `tabs as a modal leave as one`() throws {
        defer { navigator.close() }
        let flow = Flow(navigator) { flow throws(NavigationError) in
            try navigator.showTabs(2, by: flow) { _ throws(NavigationError) in
                try navigator.startFlow(under: flow)
            }
        }
        try navigator.start(flow, under: root, as: .modal)
        #expect(navigator.tree.layers.count == 2)
        try navigator.selectTab(1)
        try navigator.push(by: flow)
        #expect(navigator.back() == .left)
        #expect(navigator.tree.layers.count == 2)
        #expect(navigator.back() == .left)
        #expect(navigator.shows(root.page, homes[0], homes[1], homes[2]))
        #expect(flow.departures == 1)
    }

    @Test func `a modal that the last tab presents goes with that tab's screen`() throws {
        defer { navigator.close() }
        let flow = Flow(navigator)
        try navigator.showTabs(2, by: root) { index throws(NavigationError) in
            try navigator.push(by: root)
            guard index == 1 else { return }
            try navigator.start(flow, under: root)
            try navigator.startFlow(under: root, as: .modal)
        }
        #expect(navigator.tree.layers.count == 2)
        try navigator.leave(flow)
        #expect(navigator.tree.layers.count == 1)
    }
}
