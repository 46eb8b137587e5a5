import Navigation
import Testing

@MainActor @Suite struct `Setting a stack` {
    private let navigator = Navigator()

    @Test func `known screens stay what they are, new ones belong to the caller`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = try navigator.startFlow(under: root)
        let last = try navigator.startFlow(under: root)
        let new = Page()
        try navigator.setStack([last.page, new, root.page], by: root)
        #expect(navigator.shows(last.page, new, root.page))
        #expect(child.departures == 1 && last.departures == 0 && root.departures == 0)
        #expect(!last.page.work.isCancelled)
        navigator.back()
        navigator.back()
        #expect(root.page.work.isCancelled && new.work.isCancelled)
        #expect(navigator.shows(last.page))
        // It is still the parent of what is there.
        #expect(root.departures == 0)
    }

    @Test func `in a modal it leaves what is below alone and keeps the modal`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let sheet = try navigator.startFlow(under: root, as: .modal)
        let pages = [Page(), Page()]
        try navigator.setStack(pages, by: sheet)
        #expect(navigator.shows(root.page, pages[0], pages[1]))
        #expect(navigator.tree.layers.count == 2)
        try navigator.setStack([pages[1], pages[0]], by: sheet)
        #expect(navigator.shows(root.page, pages[1], pages[0]))
        #expect(throws: NavigationError.screenAlreadyShown) {
            try navigator.setStack([root.page], by: sheet)
        }
        #expect(navigator.shows(root.page, pages[1], pages[0]))
    }

    @Test func `no screen is there twice, and a stack is never empty`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let new = Page()
        let before = navigator.tree
        for screens in [[root.page, root.page], [new, root.page, root.page], [new, new]] {
            #expect(throws: NavigationError.screenAlreadyShown) {
                try navigator.setStack(screens, by: root)
            }
        }
        #expect(throws: NavigationError.emptyStack) { try navigator.setStack([], by: root) }
        #expect(navigator.tree == before)
    }

    @Test func `a first coordinator may begin with a whole stack`() throws {
        defer { navigator.close() }
        let pages = [Page(), Page()]
        let flow = Flow(navigator) { flow throws(NavigationError) in
            try navigator.setStack(pages, by: flow)
        }
        try navigator.start(flow, under: nil)
        #expect(navigator.shows(pages[0], pages[1]))
    }
}
