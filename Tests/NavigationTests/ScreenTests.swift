import Navigation
import Testing

@MainActor @Suite struct `A screen and its work` {
    private let navigator = Navigator()

    @Test func `a screen is shown in one place only`() throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        #expect(throws: NavigationError.screenAlreadyShown) {
            try navigator.show(root.page, by: root)
        }
        #expect(navigator.shows(root.page))
    }

    @Test func `a screen that left can be shown again and can work again`() async throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let page = Page(navigator.makeWork())
        var ran: [Int] = []
        try navigator.show(page, by: root)
        page.work.enqueue { ran.append(1) }
        navigator.back()
        #expect(page.work.isCancelled)
        page.work.enqueue { ran.append(2) }
        try navigator.show(page, by: root)
        #expect(!page.work.isCancelled)
        page.work.enqueue {
            #expect(!Task.isCancelled)
            ran.append(3)
        }
        await navigator.activity.waitUntilIdle()
        #expect(ran == [3])
    }

    @Test func `a screen that could not be shown can be shown later`() async throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let page = Page(navigator.makeWork())
        var ran: [Int] = []
        #expect(throws: NavigationError.noModal) {
            try navigator.transaction { () throws(NavigationError) in
                try navigator.show(page, by: root)
                page.work.enqueue { ran.append(1) }
                try navigator.dismiss()
            }
        }
        #expect(navigator.activity.isIdle)
        try navigator.show(page, by: root)
        page.work.enqueue { ran.append(2) }
        await navigator.activity.waitUntilIdle()
        #expect(ran == [2])
    }

    @Test func `a screen may leave while its own work runs`() async throws {
        defer { navigator.close() }
        let root = try navigator.startFlow()
        let page = Page(navigator.makeWork())
        try navigator.show(page, by: root)
        var isFinished = false
        page.work.enqueue {
            navigator.back()
            #expect(Task.isCancelled)
            isFinished = true
        }
        await navigator.activity.waitUntilIdle()
        #expect(isFinished && !navigator.isShowing(page))
    }
}
