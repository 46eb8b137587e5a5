import Navigation
import Testing

@MainActor @Suite struct `Two navigators` {
    private let first = Navigator()
    private let second = Navigator()
    private let owner: TestCoordinator
    private let other: TestCoordinator

    init() throws {
        owner = try first.startCoordinator()
        other = try second.startCoordinator()
    }

    private func close() {
        first.close()
        second.close()
    }

    @Test func `do not show the same screen`() throws {
        defer { close() }
        #expect(throws: NavigationError.otherNavigator) {
            try second.show(owner.screen, by: other)
        }
        #expect(first.shows(owner.screen) && second.shows(other.screen))
        #expect(!owner.screen.work.isCancelled)
    }

    @Test func `can show a screen one after the other`() throws {
        defer { close() }
        let screen = try first.pushScreen(by: owner)
        try first.pop()
        try second.show(screen, by: other)
        #expect(second.visibleScreen === screen && !screen.work.isCancelled)
    }

    @Test func `can show a screen after a change of the other one has failed`() throws {
        defer { close() }
        let screen = TestScreen()
        #expect(throws: NavigationError.noModal) {
            try first.inTransaction {
                try first.show(screen, by: owner)
                try first.dismiss()
            }
        }
        try second.show(screen, by: other)
        #expect(second.visibleScreen === screen)
    }

    @Test func `do not start each other's coordinators`() throws {
        defer { close() }
        let before = first.tree
        for coordinator in [owner, TestCoordinator(first)] {
            #expect(throws: NavigationError.otherNavigator) {
                try second.start(coordinator, under: other)
            }
        }
        #expect(first.tree == before && second.shows(other.screen))
        #expect(second.liveCoordinators.count == 1)
    }
}
