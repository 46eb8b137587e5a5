import DependencyContainer
import Testing

private struct Database: Sendable {
    let path: String
}

private struct Cache: Sendable {}

@MainActor @Suite struct `Cycles of asynchronous values` {
    private let container = Container()

    @Test func `a cycle throws without waiting`() async throws {
        container.register(awaiting: Database.self, scope: .app, needs: Cache.self) { _ in
            Database(path: "")
        }
        container.register(Cache.self, needs: Int.self) { _ in Cache() }
        container.register(awaiting: Int.self, needs: Database.self) { _ in 1 }
        container.register(awaiting: Bool.self, scope: .app, needs: Int.self) { _ in true }
        let cycle = ContainerError.cycle(["Database", "Cache", "Int", "Database"])
        await #expect(throws: cycle) { try await container.resolve(awaiting: Database.self) }
        await #expect(throws: cycle) { try await container.resolve(awaiting: Cache.self) }
        await #expect(throws: cycle) { try await container.resolve(awaiting: Bool.self) }
        await #expect(throws: cycle) { try await container.prepare() }
        container.replace(awaiting: Int.self) { 2 }
        #expect(try await container.resolve(awaiting: Bool.self))
    }

    @Test func `makers that resolve each other without declared needs throw a cycle`() async {
        container.register(awaiting: Database.self, scope: .app) { [unowned container] in
            _ = try await container.resolve(awaiting: Cache.self)
            return Database(path: "")
        }
        container.register(awaiting: Cache.self, scope: .app, needs: Int.self) { _ in Cache() }
        container.register(awaiting: Int.self, scope: .app) { [unowned container] in
            try await container.resolve(awaiting: Database.self).path.count
        }
        await #expect(throws: ContainerError.cycle(["Int", "Database", "Cache", "Int"])) {
            try await container.resolve(awaiting: Database.self)
        }
        container.replace(awaiting: Int.self, scope: .app) { [unowned container] in
            try await container.resolve(awaiting: Int.self)
        }
        await #expect(throws: ContainerError.cycle(["Int", "Int"])) {
            try await container.resolve(awaiting: Int.self)
        }
    }
}
