import DependencyContainer
import Testing

private struct Settings: Sendable {
    let path: String
}

private final class Database: Sendable {
    let path: String
    private let onRelease: @Sendable () -> Void

    init(path: String, onRelease: @escaping @Sendable () -> Void = {}) {
        self.path = path
        self.onRelease = onRelease
    }

    deinit { onRelease() }
}

private final class Cache: Sendable {}

/// Not `Sendable`, so only the main actor can make it.
private final class Screen {
    let database: Database
    init(database: Database) { self.database = database }
}

private struct Broken: Error, Equatable {
    let number: Int
}

@MainActor @Suite struct `Asynchronous values` {
    private let container = Container()
    private let counter = Counter()
    private let gate = MakerGate()

    private func registerDatabase(scope: Scope = .app) {
        container.register(Settings.self) { Settings(path: "file") }
        container.register(awaiting: Database.self, scope: scope, needs: Settings.self) {
            [counter, gate] settings in
            counter.increment()
            await gate.pass()
            return Database(path: settings.path)
        }
        container.register(Screen.self, needs: Database.self) { Screen(database: $0) }
    }

    @Test func `an awaited value is kept and then resolves synchronously`() async throws {
        registerDatabase()
        await gate.open()
        #expect(throws: ContainerError.notReady("Database")) {
            try container.resolve(Screen.self)
        }
        let database = try await container.resolve(awaiting: Database.self)
        #expect(database.path == "file")
        #expect(try container.resolve(Database.self) === database)
        #expect(try container.resolve(Screen.self).database === database)
        #expect(try await container.resolve(awaiting: Database.self) === database)
        #expect(counter.value == 1)
    }

    @Test func `a synchronous value can be awaited with its asynchronous needs`() async throws {
        registerDatabase()
        await gate.open()
        let screen = try await container.resolve(awaiting: Screen.self)
        #expect(try container.resolve(Database.self) === screen.database)
        #expect(try await container.resolve(awaiting: Settings.self).path == "file")
        await #expect(throws: ContainerError.notRegistered("Int")) {
            try await container.resolve(awaiting: Int.self)
        }
    }

    @Test func `a unique asynchronous value is made for each request`() async throws {
        registerDatabase(scope: .unique)
        await gate.open()
        let first = try await container.resolve(awaiting: Database.self)
        let second = try await container.resolve(awaiting: Database.self)
        #expect(first !== second)
        await #expect(throws: ContainerError.notReady("Database")) {
            _ = try await container.resolve(awaiting: Screen.self)
        }
        container.close()
        await #expect(throws: ContainerError.closed(.app)) {
            try await container.resolve(awaiting: Database.self)
        }
    }

    @Test func `an asynchronous maker runs off the main actor`() async throws {
        container.register(awaiting: Cache.self) {
            #expect(#isolation == nil)
            return Cache()
        }
        _ = try await container.resolve(awaiting: Cache.self)
    }

    @Test func `prepare makes all values of a scope in parallel`() async throws {
        registerDatabase()
        container.register(awaiting: Cache.self, scope: .app) { [gate] in
            await gate.pass()
            return Cache()
        }
        container.register(awaiting: Int.self, scope: .session, needs: Database.self) { _ in 1 }
        async let prepared: Void = container.prepare()
        await gate.waitForArrivals(2)
        await gate.open()
        try await prepared
        _ = try container.resolve(Screen.self)
        _ = try container.resolve(Cache.self)

        let session = try container.openScope(.session)
        #expect(throws: ContainerError.notReady("Int")) { try session.resolve(Int.self) }
        try await session.prepare()
        #expect(try session.resolve(Int.self) == 1)
    }

    @Test func `asynchronous needs are made in parallel`() async throws {
        container.register(awaiting: Cache.self, scope: .app) { [gate] in
            await gate.pass()
            return Cache()
        }
        container.register(awaiting: Database.self, scope: .app) { [gate] in
            await gate.pass()
            return Database(path: "")
        }
        container.register(awaiting: Int.self, needs: Cache.self, Database.self) { _, _ in 7 }
        async let number = container.resolve(awaiting: Int.self)
        await gate.waitForArrivals(2)
        await gate.open()
        #expect(try await number == 7)
    }

    @Test func `a failure reaches all waiting calls, and the next call makes a new attempt`()
        async throws
    {
        container.register(awaiting: Database.self, scope: .app) { [counter, gate] in
            let number = counter.increment()
            await gate.pass()
            if number == 1 { throw Broken(number: number) }
            return Database(path: "\(number)")
        }
        container.register(awaiting: Int.self, scope: .app, needs: Database.self) { _ in 1 }
        let waiting = (0..<8).map { _ in
            Task { try await container.resolve(awaiting: Database.self).path }
        }
        let holder = Task { try await container.resolve(awaiting: Int.self) }
        await gate.waitForArrivals(1)
        await gate.open()
        for task in waiting {
            await #expect(throws: Broken(number: 1)) { try await task.value }
        }
        await #expect(throws: Broken(number: 1)) { try await holder.value }
        #expect(counter.value == 1)
        #expect(try await container.resolve(awaiting: Int.self) == 1)
        #expect(try container.resolve(Database.self).path == "2")
    }

    @Test func `prepare throws the error and keeps the other values`() async throws {
        container.register(awaiting: Cache.self, scope: .app) { Cache() }
        container.register(awaiting: Database.self, scope: .app, needs: Cache.self) { _ in
            throw Broken(number: 3)
        }
        await #expect(throws: Broken(number: 3)) { try await container.prepare() }
        _ = try container.resolve(Cache.self)
    }

    @Test func `a cancelled call stops waiting, and other calls continue`() async throws {
        registerDatabase()
        let first = Task { try await container.resolve(awaiting: Database.self) }
        await gate.waitForArrivals(1)
        let second = Task { try await container.resolve(awaiting: Database.self) }
        let late = Task {
            while !Task.isCancelled { await Task.yield() }
            return try await container.resolve(awaiting: Database.self)
        }
        first.cancel()
        late.cancel()
        await #expect(throws: CancellationError.self) { try await first.value }
        await #expect(throws: CancellationError.self) { try await late.value }
        await gate.open()
        #expect(try await second.value.path == "file")
        #expect(counter.value == 1)
    }

    @Test func `a value is made for the next call if all waiting calls are cancelled`() async throws
    {
        registerDatabase()
        let only = Task { try await container.resolve(awaiting: Database.self) }
        await gate.waitForArrivals(1)
        only.cancel()
        await #expect(throws: CancellationError.self) { try await only.value }
        await gate.open()
        #expect(try await container.resolve(awaiting: Database.self).path == "file")
        #expect(counter.value == 1)
    }

    @Test func `a scope that closes ends waiting calls and keeps no value`() async throws {
        let released = MakerGate()
        container.register(awaiting: Database.self, scope: .session) { [gate] in
            await gate.pass()
            #expect(Task.isCancelled)
            return Database(path: "late") { Task { await released.open() } }
        }
        container.register(Screen.self, needs: Database.self) { Screen(database: $0) }
        let session = try container.openScope(.session)
        let waiting = Task { try await session.resolve(awaiting: Screen.self).database.path }
        await gate.waitForArrivals(1)
        session.close()
        await #expect(throws: ContainerError.closed(.session)) { try await waiting.value }
        await gate.open()
        await released.pass()
        await #expect(throws: ContainerError.closed(.session)) {
            try await session.resolve(awaiting: Database.self)
        }
    }

    @Test func `a released scope cancels its pending values`() async throws {
        let ended = MakerGate()
        container.register(awaiting: Database.self, scope: .session) { [gate] in
            await gate.pass()
            #expect(Task.isCancelled)
            return Database(path: "late") { Task { await ended.open() } }
        }
        do {
            let session = try container.openScope(.session)
            let only = Task { [weak session] in
                _ = try await session?.resolve(awaiting: Database.self)
            }
            await gate.waitForArrivals(1)
            only.cancel()
            await #expect(throws: CancellationError.self) { try await only.value }
        }
        await gate.open()
        await ended.pass()
    }

    @Test func `a pending value does not keep its scope alive`() async throws {
        container.register(awaiting: Cache.self, scope: .app) { [gate] in
            await gate.pass()
            return Cache()
        }
        container.register(awaiting: Database.self, scope: .session, needs: Cache.self) { _ in
            Database(path: "")
        }
        weak var gone: Container?
        do {
            let session = try container.openScope(.session)
            gone = session
            let only = Task { [weak session] in
                _ = try await session?.resolve(awaiting: Database.self)
            }
            await gate.waitForArrivals(1)
            only.cancel()
            await #expect(throws: CancellationError.self) { try await only.value }
        }
        #expect(gone == nil)
        await gate.open()
        _ = try await container.resolve(awaiting: Cache.self)
    }

    @Test func `a value that was replaced and resolved during a wait is shared`() async throws {
        registerDatabase()
        let slow = Task { try await container.resolve(awaiting: Database.self) }
        await gate.waitForArrivals(1)
        container.replace(Database.self, scope: .app) { Database(path: "quick") }
        let quick = try container.resolve(Database.self)
        await gate.open()
        #expect(try await slow.value === quick)
    }
}
