import Navigation
import Testing

@MainActor @Suite struct `didLeave()` {
    private let navigator = Navigator()

    @Test func `is called for children before their parents`() throws {
        defer { navigator.close() }
        var order: [String] = []
        let parent = try navigator.startCoordinator()
        let child = try navigator.startCoordinator(under: parent)
        let grandchild = try navigator.startCoordinator(under: child)
        try navigator.pushScreen(by: parent)
        parent.onDidLeave = { order.append("parent") }
        child.onDidLeave = { order.append("child") }
        grandchild.onDidLeave = { order.append("grandchild") }
        try navigator.startCoordinator(as: .root)
        #expect(order == ["grandchild", "child", "parent"])
    }

    @Test func `is called after everything was removed`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let coordinator = try navigator.startCoordinator(under: root)
        let child = try navigator.startCoordinator(under: coordinator)
        child.onDidLeave = {
            #expect(navigator.shows(root.screen))
            #expect(navigator.liveCoordinators.count == 1)
            #expect(coordinator.screen.work.isCancelled)
        }
        try navigator.leave(coordinator)
        #expect(child.didLeaveCount == 1)
    }

    @Test func `can make changes`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let child = try navigator.startCoordinator(under: root)
        let next = TestCoordinator(navigator)
        child.onDidLeave = {
            navigator.attempt {
                try navigator.start(next, under: root)
            }
        }
        navigator.back()
        #expect(navigator.shows(root.screen, next.screen))
        #expect(next.didLeaveCount == 0)
    }

    @Test func `is called for all children before a parent that one of them removes`() throws {
        defer { navigator.close() }
        var order: [String] = []
        let root = try navigator.startCoordinator()
        let parent = try navigator.startCoordinator(under: root)
        let first = try navigator.startCoordinator(under: parent)
        let second = try navigator.startCoordinator(under: parent)
        second.onDidLeave = {
            order.append("second")
            navigator.attempt { try navigator.leave(parent) }
            order.append("second is done")
        }
        first.onDidLeave = { order.append("first") }
        parent.onDidLeave = { order.append("parent") }
        try navigator.pop(to: parent.screen)
        #expect(order == ["second", "second is done", "first", "parent"])
        #expect(navigator.shows(root.screen))
    }

    @Test func `must be called before the coordinator can be started again`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let first = try navigator.startCoordinator(under: root)
        let second = try navigator.startCoordinator(under: root)
        var errors: [NavigationError] = []
        navigator.onError = { if let error = $0 as? NavigationError { errors.append(error) } }
        second.onDidLeave = { [unowned second] in
            navigator.attempt {
                try navigator.start(first, under: root)
            }
            navigator.attempt {
                try navigator.start(second, under: root)
            }
        }
        try navigator.pop(to: root.screen)
        #expect(errors == [.coordinatorAlreadyStarted])
        #expect(navigator.shows(root.screen, second.screen))
        #expect(first.didLeaveCount == 1 && second.didLeaveCount == 1)
    }

    @Test func `is called for the newest of several children without screens first`() throws {
        let root = try navigator.startCoordinator()
        let parent = try navigator.startCoordinator(under: root)
        var order: [Int] = []
        for number in 0..<8 {
            let child = TestCoordinator.waiting(on: navigator)
            child.onDidLeave = { order.append(number) }
            try navigator.start(child, under: parent)
        }
        navigator.back()
        #expect(order == [7, 6, 5, 4, 3, 2, 1, 0])
        navigator.close()
    }

    @Test func `of a child can reach a flow that is leaving too`() throws {
        navigator.onError = { Issue.record("unexpected error: \($0)") }
        let root = try navigator.startCoordinator()
        let flow = try navigator.startCoordinator(under: root)
        let child = try navigator.startCoordinator(under: flow)
        var errors: [NavigationError] = []
        child.onDidLeave = { [unowned flow] in
            navigator.attempt { try navigator.startCoordinator(under: flow) }
            navigator.attempt { try flow.show(TestScreen()) }
            flow.leave()
            flow.askToLeave()
            do throws(NavigationError) { try navigator.leave(flow) } catch { errors.append(error) }
        }
        flow.onDidLeave = { [unowned flow] in
            navigator.attempt { try flow.show(TestScreen()) }
            flow.leave()
        }
        try navigator.pop(to: root.screen)
        #expect(errors == [.stale])
        flow.leave()
        #expect(flow.askToLeave() == .left)
        #expect(throws: NavigationError.coordinatorNotStarted) { try navigator.leave(flow) }
        #expect(navigator.shows(root.screen))
        navigator.close()
    }
}
