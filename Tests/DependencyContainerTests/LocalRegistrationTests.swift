import DependencyContainer
import Testing

extension Scope {
    fileprivate static let match = Scope("match", within: .session)
}

@MainActor @Suite struct `Registrations of a scope's container` {
    private final class Engine {}

    private struct Car {
        let engine: Engine?
    }

    private let container = Container()

    @Test func `are local to the scope and the scopes within, and gone with it`() throws {
        container.register(String.self) { "app" }
        let session = try container.openScope(.session)
        let match = try session.openScope(.match)
        session.replace(String.self) { "session" }
        session.register(Int.self) { 1 }
        #expect(try session.resolve(String.self) == "session")
        #expect(try match.resolve(String.self) == "session")
        #expect(try match.resolve(Int.self) == 1)
        #expect(try container.resolve(String.self) == "app")
        #expect(throws: ContainerError.notRegistered("Int")) { try container.resolve(Int.self) }
        let next = try container.openScope(.session)
        #expect(try next.resolve(String.self) == "app")
        #expect(throws: ContainerError.notRegistered("Int")) { try next.resolve(Int.self) }
    }

    @Test func `keep their values in the scope`() throws {
        container.register(Engine.self, scope: .app) { Engine() }
        let session = try container.openScope(.session)
        session.replace(Engine.self, scope: .app) { Engine() }
        let local = try session.resolve(Engine.self)
        #expect(try session.resolve(Engine.self) === local)
        #expect(try container.resolve(Engine.self) !== local)
        #expect(try session.resolve(Engine.self) === local)
    }

    @Test func `are needs of unique values, and not of values that the app keeps`() throws {
        container.register(Int.self) { 1 }
        container.register(String.self, needs: Int.self) { "unique \($0)" }
        container.register(Substring.self, scope: .app, needs: Int.self) { "kept \($0)" }
        let session = try container.openScope(.session)
        session.replace(Int.self) { 2 }
        #expect(try session.resolve(String.self) == "unique 2")
        #expect(try session.resolve(Substring.self) == "kept 1")
        #expect(try session.resolve(Int?.self) == 2)
    }

    @Test func `follow a registration of the app that is made later`() throws {
        let session = try container.openScope(.session)
        #expect(try session.resolve(Int?.self) == nil)
        container.register(Int.self) { 1 }
        #expect(try session.resolve(Int?.self) == 1)
        session.register(Int.self) { 2 }
        container.replace(Int.self) { 3 }
        #expect(try session.resolve(Int?.self) == 2)
        session.unregister(Int.self)
        #expect(try session.resolve(Int?.self) == 3)
    }

    @Test func `add contributions to those of the app`() throws {
        container.contribute(Int.self) { 1 }
        let session = try container.openScope(.session)
        session.contribute(Int.self) { 2 }
        container.contribute(Int.self) { 3 }
        #expect(try session.resolve([Int].self) == [1, 3, 2])
        #expect(try container.resolve([Int].self) == [1, 3])
    }

    @Test func `decorate the value that the app keeps`() throws {
        container.register(Engine.self, scope: .app) { Engine() }
        container.register(Car.self, scope: .app, needs: Engine.self) { Car(engine: $0) }
        container.register(Int.self, scope: .session) { 1 }
        let session = try container.openScope(.session)
        session.decorate(Engine.self) { $0 }
        session.decorate(Int.self) { $0 + 1 }
        #expect(try session.resolve(Engine.self) === container.resolve(Engine.self))
        #expect(try session.resolve(Int.self) == 2)
        #expect(try container.openScope(.session).resolve(Int.self) == 1)
    }

    @Test func `are verified together with those of the app`() throws {
        container.register(Int.self) { 1 }
        container.register(String.self, needs: Int.self) { "\($0)" }
        container.require(String.self, by: "Flow")
        let session = try container.openScope(.session)
        session.replace(String.self, needs: Bool.self) { "\($0)" }
        #expect(session.verify().map(\.kind) == [.missing("Bool", neededBy: ["String"])])
        session.register(Bool.self, scope: .app) { true }
        #expect(session.verify() == [])
        #expect(session.graph.nodes.first { $0.name == "Bool" }?.scope == .session)
        #expect(container.verify() == [])
    }
}

@MainActor @Suite struct `Limits of a scope` {
    private final class Node {
        let other: Node?

        init(_ other: Node? = nil) { self.other = other }
    }

    private let container = Container()

    @Test func `a closed scope resolves no type of an outer scope`() throws {
        container.register(Node.self, scope: .app) { Node() }
        let session = try container.openScope(.session)
        _ = try session.resolve(Node.self)
        session.close()
        #expect(throws: ContainerError.closed(.session)) { try session.resolve(Node.self) }
        _ = try container.resolve(Node.self)
    }

    @Test func `an optional need of a scope that is not open is nil`() throws {
        container.register(Int.self, scope: .session) { 1 }
        container.register(String.self, needs: Int?.self) { $0.map { "\($0)" } ?? "none" }
        container.register(Bool.self, scope: .app, needs: String.self) { $0.isEmpty }
        container.require(Bool.self, by: "Flow")
        #expect(container.verify() == [])
        #expect(try container.resolve(String.self) == "none")
        #expect(try container.openScope(.session).resolve(String.self) == "1")
    }

    @Test func `an optional need is not nil because of what the type itself needs`() throws {
        container.register(Int.self, scope: .session) { 1 }
        container.register(String.self, needs: Int.self) { "\($0)" }
        container.register(Bool.self, scope: .app, needs: String?.self) { $0 == nil }
        container.require(Bool.self, by: "Flow")
        #expect(
            container.verify().map(\.kind) == [
                .captive(
                    ["Bool", "Optional<String>", "String", "Int"], scope: .app,
                    heldScope: .session)
            ])
        #expect(throws: ContainerError.outsideScope("Int", .session)) {
            try container.resolve(Bool.self)
        }
    }

    @Test func `two instances of a scope make the same type at the same time`() throws {
        let container = container
        let other = try container.openScope(.session)
        var count = 0
        container.register(Node.self, scope: .session) {
            count += 1
            return count > 1 ? Node() : Node(try? other.resolve(Node.self))
        }
        let session = try container.openScope(.session)
        let node = try session.resolve(Node.self)
        #expect(node.other != nil)
        #expect(try node.other === other.resolve(Node.self))
    }
}
