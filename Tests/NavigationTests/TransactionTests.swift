import Navigation
import Testing

@MainActor @Suite struct `A transaction` {
    private let navigator = Navigator()

    @Test func `undoes only the inner transaction that fails`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let kept = TestCoordinator(navigator)
        let undone = TestCoordinator(navigator)
        try navigator.inTransaction {
            try navigator.start(kept, under: root)
            #expect(throws: NavigationError.noSuchTab(0)) {
                try navigator.inTransaction {
                    try navigator.start(undone, under: kept, as: .root)
                    try navigator.selectTab(0)
                }
            }
            #expect(navigator.shows(root.screen, kept.screen))
        }
        #expect(navigator.shows(root.screen, kept.screen))
        #expect(undone.didLeaveCount == 0 && undone.screen.work.isCancelled)
    }

    @Test func `undoes every kind of change`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let tabs = TestCoordinator(navigator) { coordinator in
            try navigator.addTabs(2, by: coordinator) { index in
                try navigator.pushScreen(by: coordinator)
                try navigator.pushScreen(by: coordinator)
                guard index == 1 else { return }
                try navigator.addTabs(2, by: coordinator) { _ in
                    try navigator.startCoordinator(under: coordinator)
                }
            }
        }
        try navigator.start(tabs, under: root)
        try navigator.selectTab(1)
        let sheet = try navigator.startCoordinator(under: root, as: .modal)
        let top = try navigator.pushScreen(by: sheet)
        let before = navigator.tree
        let coordinators = navigator.liveCoordinators.count
        func expectUndone(
            _ what: String, _ change: () throws -> Void
        ) {
            #expect(throws: NavigationError.noSuchTab(9), "\(what)") {
                try navigator.inTransaction {
                    try change()
                    try navigator.selectTab(9)
                }
            }
            #expect(navigator.tree == before, "\(what)")
            #expect(navigator.liveCoordinators.count == coordinators, "\(what)")
            #expect(navigator.visibleScreen === top, "\(what)")
        }
        expectUndone("dismiss") { try navigator.dismiss() }
        expectUndone("pop to root") { try navigator.popToRoot() }
        expectUndone("pop to") { try navigator.pop(to: root.screen) }
        for placement: Placement in [.push, .replaceTop, .root, .modal] {
            expectUndone("start as \(placement)") {
                try navigator.startCoordinator(under: root, as: placement)
            }
        }
        expectUndone("leave") { try navigator.leave(tabs) }
        expectUndone("tabs") {
            try navigator.dismiss()
            try navigator.selectTab(1)
            try navigator.pop()
            try navigator.selectTab(0)
        }
        #expect(navigator.back() == .left)
        #expect(navigator.visibleScreen === sheet.screen)
    }

    @Test func `allows an empty stack until it ends`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let next = TestCoordinator(navigator)
        #expect(throws: NavigationError.emptyStack) {
            try navigator.inTransaction { try navigator.leave(root) }
        }
        #expect(navigator.shows(root.screen))
        try navigator.inTransaction {
            try navigator.leave(root)
            #expect(navigator.visibleScreen == nil)
            try navigator.start(next, under: nil)
        }
        #expect(navigator.shows(next.screen))
        #expect(root.didLeaveCount == 1)
    }

    @Test func `can move a screen`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let sheet = try navigator.startCoordinator(under: root, as: .modal)
        let before = navigator.tree
        let move: () throws -> Void = {
            try navigator.dismiss()
            #expect(!navigator.isShowing(sheet.screen))
            try navigator.show(sheet.screen, by: sheet)
        }
        #expect(throws: NavigationError.noModal) {
            try navigator.inTransaction {
                try move()
                try navigator.dismiss()
            }
        }
        #expect(navigator.tree == before)
        try navigator.inTransaction(move)
        #expect(navigator.shows(root.screen, sheet.screen))
        #expect(navigator.tree.layers.count == 1)
        #expect(sheet.didLeaveCount == 0 && !sheet.screen.work.isCancelled)
        navigator.back()
        #expect(sheet.didLeaveCount == 1 && sheet.screen.work.isCancelled)
    }

    @Test func `cannot move a screen to another coordinator`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let child = try navigator.startCoordinator(under: root)
        #expect(throws: NavigationError.screenAlreadyShown) {
            try navigator.inTransaction {
                try navigator.pop()
                try navigator.show(child.screen, by: root)
            }
        }
        #expect(navigator.shows(root.screen, child.screen))
    }

    @Test func `that fails is reported by attempt`() throws {
        defer { navigator.close() }
        var errors: [NavigationError] = []
        navigator.attempt { try navigator.pop() }
        navigator.onError = { if let error = $0 as? NavigationError { errors.append(error) } }
        // A closure that must not throw needs no annotation.
        let pop: () -> Void = { navigator.attempt { try navigator.pop() } }
        pop()
        navigator.attempt { try navigator.startCoordinator() }
        #expect(errors == [.nothingBelow])
        #expect(navigator.tree.layers.count == 1)
    }

    @Test func `that fails with an error of another type is reported by attempt`() {
        struct OtherError: Error {}
        defer { navigator.close() }
        var count = 0
        navigator.onError = { if $0 is OtherError { count += 1 } }
        navigator.attempt { throw OtherError() }
        #expect(count == 1)
    }
}
