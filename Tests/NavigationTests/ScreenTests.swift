import Navigation
import Testing

@MainActor @Suite struct `A screen` {
    private let navigator = Navigator()

    @Test func `cannot be shown twice`() throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        #expect(throws: NavigationError.screenAlreadyShown) {
            try navigator.show(root.screen, by: root)
        }
        #expect(navigator.shows(root.screen))
    }

    @Test func `accepts work again when it is shown again`() async throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let screen = TestScreen(navigator.makeWork())
        var ran: [Int] = []
        try navigator.show(screen, by: root)
        screen.work.enqueue { ran.append(1) }
        navigator.back()
        #expect(screen.work.isCancelled)
        screen.work.enqueue { ran.append(2) }
        try navigator.show(screen, by: root)
        #expect(!screen.work.isCancelled)
        screen.work.enqueue {
            #expect(!Task.isCancelled)
            ran.append(3)
        }
        await navigator.activity.waitUntilIdle()
        #expect(ran == [3])
    }

    @Test func `accepts work again when it is shown after a failure`() async throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let screen = TestScreen(navigator.makeWork())
        var ran: [Int] = []
        #expect(throws: NavigationError.noModal) {
            try navigator.inTransaction {
                try navigator.show(screen, by: root)
                screen.work.enqueue { ran.append(1) }
                try navigator.dismiss()
            }
        }
        #expect(navigator.activity.isIdle)
        try navigator.show(screen, by: root)
        screen.work.enqueue { ran.append(2) }
        await navigator.activity.waitUntilIdle()
        #expect(ran == [2])
    }

    @Test func `can be removed by its own work`() async throws {
        defer { navigator.close() }
        let root = try navigator.startCoordinator()
        let screen = TestScreen(navigator.makeWork())
        try navigator.show(screen, by: root)
        var isFinished = false
        screen.work.enqueue {
            navigator.back()
            #expect(Task.isCancelled)
            isFinished = true
        }
        await navigator.activity.waitUntilIdle()
        #expect(isFinished && !navigator.isShowing(screen))
    }
}
