import Navigation
import TestSupport
import Testing

@MainActor @Suite struct `A pending deep link` {
    private let navigator = Navigator()
    private let gate = Gate()
    private let root: TestCoordinator
    /// The destinations of links, which a session shows.
    private var map: RouteMap<TestCoordinator> {
        RouteMap([
            LinkDestination(ItemRoute.self) {
                [gate] (route, session: TestCoordinator) async throws(DeepLinkError) in
                await gate.pass()
                guard route.number > 0 else { throw .notFound("There is no such item.") }
                return ResolvedDestination(
                    show: try session.start(RouteCoordinator(route, on: session.navigator)))
            }
        ])
    }

    init() throws {
        root = try navigator.startCoordinator()
    }

    private func startSession() throws -> TestCoordinator {
        try navigator.startCoordinator(under: root, as: .root)
    }

    private func pendingLink(to item: Int) -> PendingDeepLink {
        PendingDeepLink(DeepLink([ItemRoute(number: item)]))
    }

    @Test func `is opened once`() async throws {
        defer { navigator.close() }
        let link = pendingLink(to: 1)
        let session = try startSession()
        #expect(try await link.open(through: map, from: session) == .opened)
        #expect(try await link.open(through: map, from: session) == nil)
        #expect(navigator.tree.allNodes.count == 2)
    }

    @Test func `is opened by the input that signs in`() async throws {
        defer { navigator.close() }
        let link = pendingLink(to: 1)
        let signIn = TestScreen(navigator.makeWork())
        try root.show(signIn)
        var task: Task<DeepLinkOutcome?, any Error>?
        signIn.work.enqueue {
            await Task.yield()
            task = Task {
                try await link.open(through: map, from: startSession())
            }
        }
        await navigator.activity.waitUntilIdle()
        #expect(try await task?.value == .opened)
    }

    @Test func `stays pending when the session ends first`() async throws {
        defer { navigator.close() }
        let link = pendingLink(to: 1)
        let session = try startSession()
        gate.close()
        let task = Task { try await link.open(through: map, from: session) }
        await gate.untilWaiting()
        let next = try startSession()
        gate.open()
        #expect(try await task.value == nil)
        #expect(try await link.open(through: map, from: next) == .opened)
        #expect(link.link == nil)
    }

    @Test func `throws once when its destination does not exist`() async throws {
        defer { navigator.close() }
        let link = pendingLink(to: 0)
        let session = try startSession()
        await #expect(throws: DeepLinkError.notFound("There is no such item.")) {
            try await link.open(through: map, from: session)
        }
        #expect(try await link.open(through: map, from: session) == nil)
    }

    @Test func `leaves the destination to a second call while the first one loads it`()
        async throws
    {
        defer { navigator.close() }
        let link = pendingLink(to: 1)
        let session = try startSession()
        gate.close()
        let first = Task { try await link.open(through: map, from: session) }
        await gate.untilWaiting()
        gate.open()
        #expect(try await link.open(through: map, from: session) == .opened)
        #expect(try await first.value == nil)
        #expect(link.link == nil)
        #expect(navigator.tree.allNodes.count == 2)
    }

    @Test(arguments: [0, 1])
    func `shows and reports nothing when it is discarded`(item: Int) async throws {
        defer { navigator.close() }
        let link = pendingLink(to: item)
        let session = try startSession()
        gate.close()
        let task = Task { try await link.open(through: map, from: session) }
        await gate.untilWaiting()
        link.link = nil
        gate.open()
        #expect(try await task.value == nil)
        #expect(navigator.tree.allNodes.count == 1)
    }
}
