import Navigation
import Testing

@MainActor @Suite struct `A transaction applies whole or not at all` {
    private let navigator = Navigator()

    @Test func `an inner failure that is caught undoes the inner part only`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let kept = Flow(navigator)
        let undone = Flow(navigator)
        try navigator.transaction { () throws(NavigationError) in
            try navigator.start(kept, under: root)
            do throws(NavigationError) {
                try navigator.transaction { () throws(NavigationError) in
                    try navigator.start(undone, under: kept, as: .root)
                    try navigator.selectTab(0)
                }
            } catch {
                #expect(error == .noSuchTab(0))
            }
            #expect(navigator.shows(root.page, kept.page))
        }
        #expect(navigator.shows(root.page, kept.page))
        #expect(undone.departures == 0 && undone.page.work.isCancelled)
    }

    @Test func `every kind of change is undone`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let tabs = Flow(navigator) { flow throws(NavigationError) in
            try navigator.showTabs(2, by: flow) { index throws(NavigationError) in
                try navigator.push(by: flow)
                try navigator.push(by: flow)
                guard index == 1 else { return }
                try navigator.showTabs(2, by: flow) { _ throws(NavigationError) in
                    try navigator.startFlow(under: flow)
                }
            }
        }
        try navigator.start(tabs, under: root)
        try navigator.selectTab(1)
        let sheet = try navigator.startFlow(under: root, as: .modal)
        let top = try navigator.push(by: sheet)
        let before = navigator.tree
        let coordinators = navigator.liveCoordinators.count
        func expectUndone(
            _ what: String, _ step: () throws(NavigationError) -> Void
        ) {
            #expect(throws: NavigationError.noSuchTab(9), "\(what)") {
                try navigator.transaction { () throws(NavigationError) in
                    try step()
                    try navigator.selectTab(9)
                }
            }
            #expect(navigator.tree == before, "\(what)")
            #expect(navigator.liveCoordinators.count == coordinators, "\(what)")
            #expect(navigator.visibleScreen === top, "\(what)")
        }
        expectUndone("dismiss") { () throws(NavigationError) in try navigator.dismiss() }
        expectUndone("set") { () throws(NavigationError) in
            try navigator.setStack([top, Page()], by: sheet)
        }
        expectUndone("pop to root") { () throws(NavigationError) in try navigator.popToRoot() }
        expectUndone("pop to") { () throws(NavigationError) in try navigator.pop(to: root.page) }
        for placement: Placement in [.push, .replaceTop, .root, .modal] {
            expectUndone("start as \(placement)") { () throws(NavigationError) in
                try navigator.startFlow(under: root, as: placement)
            }
        }
        expectUndone("leave") { () throws(NavigationError) in try navigator.leave(tabs) }
        expectUndone("tabs") { () throws(NavigationError) in
            try navigator.dismiss()
            try navigator.selectTab(1)
            try navigator.pop()
            try navigator.selectTab(0)
        }
        #expect(navigator.back() == .left)
        #expect(navigator.visibleScreen === sheet.page)
    }

    @Test func `a stack may be empty on the way but not at the end`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let next = Flow(navigator)
        #expect(throws: NavigationError.emptyStack) {
            try navigator.transaction { () throws(NavigationError) in try navigator.leave(root) }
        }
        #expect(navigator.shows(root.page))
        try navigator.transaction { () throws(NavigationError) in
            try navigator.leave(root)
            #expect(navigator.visibleScreen == nil)
            try navigator.start(next, under: nil)
        }
        #expect(navigator.shows(next.page))
        #expect(root.departures == 1)
    }

    @Test func `a screen may move within one transaction`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let sheet = try navigator.startFlow(under: root, as: .modal)
        let before = navigator.tree
        let move: () throws(NavigationError) -> Void = { () throws(NavigationError) in
            try navigator.dismiss()
            #expect(!navigator.isShowing(sheet.page))
            try navigator.show(sheet.page, by: sheet)
        }
        #expect(throws: NavigationError.noModal) {
            try navigator.transaction { () throws(NavigationError) in
                try move()
                try navigator.dismiss()
            }
        }
        #expect(navigator.tree == before)
        try navigator.transaction(move)
        #expect(navigator.shows(root.page, sheet.page))
        #expect(navigator.tree.layers.count == 1)
        #expect(sheet.departures == 0 && !sheet.page.work.isCancelled)
        navigator.back()
        #expect(sheet.departures == 1 && sheet.page.work.isCancelled)
    }

    @Test func `a screen that moves stays with its coordinator`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let child = try navigator.startFlow(under: root)
        #expect(throws: NavigationError.screenAlreadyShown) {
            try navigator.transaction { () throws(NavigationError) in
                try navigator.pop()
                try navigator.show(child.page, by: root)
            }
        }
        #expect(navigator.shows(root.page, child.page))
    }

    @Test func `a refused change is reported and changes nothing`() throws {
        defer { navigator.close() }
        var refusals: [NavigationError] = []
        navigator.attempt { () throws(NavigationError) in try navigator.pop() }
        navigator.onError = { refusals.append($0) }
        navigator.attempt { () throws(NavigationError) in try navigator.pop() }
        navigator.attempt { () throws(NavigationError) in try navigator.startFlow() }
        #expect(refusals == [.nothingBelow])
        #expect(navigator.tree.layers.count == 1)
    }
}
