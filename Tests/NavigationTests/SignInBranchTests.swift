import Navigation
import Testing

@MainActor @Suite struct `A sign-in branch` {
    private let navigator = Navigator()
    private let app: TestCoordinator

    init() throws {
        app = try navigator.startCoordinator()
    }

    /// Starts a coordinator at the root and counts the coordinators in memory.
    private func start(counting count: Counter) throws -> TestCoordinator {
        let coordinator = TestCoordinator(navigator)
        count.add(coordinator)
        try navigator.start(coordinator, under: app, as: .root)
        return coordinator
    }

    @MainActor private final class Counter {
        private(set) var total = 0
        private(set) var alive = 0

        func add(_ coordinator: TestCoordinator) {
            total += 1
            alive += 1
            coordinator.deinitAction = DeinitAction { self.alive -= 1 }
        }
    }

    @Test func `leaves nothing after 10,000 cycles`() throws {
        defer { navigator.close() }
        let count = Counter()
        _ = try start(counting: count)
        let leaks = navigator.leaks.count
        for _ in 0..<10_000 {
            let session = try start(counting: count)
            let editor = TestCoordinator(navigator)
            count.add(editor)
            try session.start(editor, as: .modal)
            _ = try start(counting: count)
        }
        #expect(count.total == 30_001)
        #expect(count.alive == 1)
        #expect(navigator.liveCoordinators.count == 2)
        #expect(navigator.leaks.count == leaks)
    }
}
