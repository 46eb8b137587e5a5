import Navigation
import Testing

@MainActor @Suite struct `Removing a coordinator` {
    private let navigator = Navigator()

    @Test func `removes its descendants and everything above its screens`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let coordinator = try navigator.startCoordinator(under: root)
        let guest = try navigator.startCoordinator(under: root)
        let child = try navigator.startCoordinator(under: coordinator, as: .modal)
        let above = try navigator.startCoordinator(under: root, as: .modal)
        try navigator.leave(coordinator)
        #expect(navigator.shows(root.screen))
        #expect([coordinator, guest, child, above].map(\.didLeaveCount) == [1, 1, 1, 1])
    }

    @Test func `removes its screens in hidden tabs`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let coordinator = TestCoordinator(navigator) { coordinator in
            try navigator.show(coordinator.screen, by: coordinator)
        }
        var tabScreens: [TestScreen] = []
        try navigator.addTabs(2, by: root) { index in
            tabScreens.append(try navigator.pushScreen(by: root))
            if index == 0 { try navigator.start(coordinator, under: root) }
        }
        try navigator.selectTab(1)
        let second = try navigator.pushScreen(by: coordinator, as: .pushOnVisibleStack)
        let third = try navigator.startCoordinator(under: root, as: .pushOnVisibleStack)
        try navigator.leave(coordinator)
        #expect(navigator.shows(root.screen, tabScreens[0], tabScreens[1]))
        #expect(navigator.visibleScreen === tabScreens[1])
        #expect(second.work.isCancelled)
        #expect(coordinator.didLeaveCount == 1 && third.didLeaveCount == 1)
    }

    @Test func `fails when the root or a tab would be empty`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        var coordinators: [TestCoordinator] = []
        try navigator.addTabs(2, by: root) { _ in
            coordinators.append(try navigator.startCoordinator(under: root))
        }
        let before = navigator.tree
        #expect(throws: NavigationError.emptyStack) { try navigator.leave(coordinators[1]) }
        #expect(throws: NavigationError.emptyStack) { try navigator.leave(root) }
        #expect(navigator.tree == before)
        #expect(coordinators[1].didLeaveCount == 0)
    }

    @Test func `calls didLeave() for the newest child first`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let coordinator = try navigator.startCoordinator(under: root)
        var order: [Int] = []
        let children = try (0..<20).map { number in
            let child = try navigator.startCoordinator(
                under: coordinator, as: number.isMultiple(of: 3) ? .modal : .pushOnVisibleStack)
            child.onDidLeave = { order.append(number) }
            return child
        }
        try navigator.leave(coordinator)
        #expect(order == (0..<20).reversed())
        #expect(children.allSatisfy { $0.didLeaveCount == 1 })
    }

    @Test func `removes a chain of 20,000 children`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let first = try navigator.startCoordinator(under: root)
        var last = first
        for _ in 0..<20_000 { last = try navigator.startCoordinator(under: last) }
        try navigator.leave(first)
        #expect(navigator.shows(root.screen))
        #expect(last.didLeaveCount == 1 && first.didLeaveCount == 1)
    }
}
