import DependencyContainer
import Testing

extension Scope {
    fileprivate static let match = Scope("match", within: .session)
    fileprivate static let half = Scope("half", within: .match)
    fileprivate static let training = Scope("training", within: .session)
}

@MainActor @Suite struct `Container scopes` {
    private final class Ledger {
        var lines: [String] = []
    }

    private final class Value<Tag> {
        private let name: String
        private let ledger: Ledger

        init(_ name: String, _ ledger: Ledger) {
            self.name = name
            self.ledger = ledger
        }

        deinit { ledger.lines.append(name) }
    }

    private enum A {}
    private enum B {}
    private enum C {}

    private struct User: Equatable {
        let name: String
    }

    private let container = Container()
    private let ledger = Ledger()

    private func register<Tag>(_ tag: Tag.Type, _ scope: Scope) {
        container.register(Value<Tag>.self, scope: scope) { [ledger] in
            Value<Tag>("\(tag)", ledger)
        }
    }

    @Test func `a scope has a parent and a name`() {
        #expect(Scope.half.parent == .match)
        #expect(Scope.match.parent == .session)
        #expect(Scope.session.parent == .app)
        #expect(Scope.app.parent == nil)
        #expect(Scope.unique.parent == nil)
        #expect("\(Scope.half)" == "half")
        #expect(Scope("match", within: .session) == .match)
        #expect(Scope("match", within: .app) != .match)
        #expect(Scope("loose", within: .unique) == Scope("loose", within: .app))
    }

    @Test func `each instance of a scope has its own values`() throws {
        register(A.self, .app)
        register(B.self, .session)
        register(C.self, .match)
        container.expect(User.self, in: .session)
        let session = try container.openScope(.session, with: User(name: "ana"))
        let first = try session.openScope(.match)
        let second = try session.openScope(.match)
        #expect(try first.resolve(Value<A>.self) === container.resolve(Value<A>.self))
        #expect(try first.resolve(Value<B>.self) === second.resolve(Value<B>.self))
        #expect(try first.resolve(Value<C>.self) === first.resolve(Value<C>.self))
        #expect(try first.resolve(Value<C>.self) !== second.resolve(Value<C>.self))
        let other = try container.openScope(.session, with: User(name: "bo"))
        #expect(try session.resolve(Value<B>.self) !== other.resolve(Value<B>.self))
    }

    @Test func `a value that was passed to openScope resolves in its scope and the scopes within`()
        throws
    {
        container.expect(User.self, in: .session)
        container.expect(Int.self, in: .match)
        container.register(String.self, scope: .match, needs: User.self, Int.self) {
            "\($0.name) \($1)"
        }
        let session = try container.openScope(.session, with: User(name: "ana"))
        let match = try session.openScope(.match, with: 3)
        let half = try match.openScope(.half)
        #expect(try half.resolve(String.self) == "ana 3")
        #expect(try half.resolve(Int.self) == 3)
        #expect(throws: ContainerError.outsideScope("Int", .match)) {
            try session.resolve(Int.self)
        }
        #expect(throws: ContainerError.outsideScope("User", .session)) {
            try container.resolve(User.self)
        }
    }

    @Test func `a scope has no access to values of sibling scopes`() throws {
        register(A.self, .match)
        let session = try container.openScope(.session)
        let training = try session.openScope(.training)
        #expect(throws: ContainerError.outsideScope("Value<A>", .match)) {
            try training.resolve(Value<A>.self)
        }
    }

    @Test func `a scope can be opened from its parent only`() throws {
        #expect(throws: ContainerError.cannotOpen(.match, from: .app)) {
            try container.openScope(.match)
        }
        let session = try container.openScope(.session)
        #expect(throws: ContainerError.cannotOpen(.half, from: .session)) {
            try session.openScope(.half)
        }
        #expect(throws: ContainerError.cannotOpen(.session, from: .session)) {
            try session.openScope(.session)
        }
        #expect(throws: ContainerError.cannotOpen(.app, from: .session)) {
            try session.openScope(.app)
        }
        #expect(throws: ContainerError.cannotOpen(.unique, from: .app)) {
            try container.openScope(.unique)
        }
    }

    @Test func `the values that are passed to openScope must be the declared ones`() throws {
        container.expect(User.self, in: .session)
        #expect(throws: ContainerError.missingScopeValue("User", .session)) {
            try container.openScope(.session)
        }
        #expect(throws: ContainerError.notExpected("Int", .session)) {
            try container.openScope(.session, with: User(name: "ana"), 1)
        }
        container.expect(Int.self, in: .session)
        #expect(try container.openScope(.session, with: 1, User(name: "ana")).resolve() == 1)
    }

    @Test func `a released scope releases its values, the newest first`() throws {
        register(A.self, .session)
        register(B.self, .session)
        register(C.self, .session)
        weak var gone: Container?
        do {
            let session = try container.openScope(.session)
            gone = session
            _ = try session.resolve(Value<B>.self)
            _ = try session.resolve(Value<A>.self)
            _ = try session.resolve(Value<C>.self)
            #expect(ledger.lines == [])
        }
        #expect(gone == nil)
        #expect(ledger.lines == ["C", "A", "B"])
    }

    @Test func `a closed scope releases its values and those of the scopes within`() throws {
        register(A.self, .session)
        register(B.self, .match)
        register(C.self, .half)
        let session = try container.openScope(.session)
        let match = try session.openScope(.match)
        let half = try match.openScope(.half)
        let other = try session.openScope(.match)
        _ = try half.resolve(Value<C>.self)
        _ = try half.resolve(Value<B>.self)
        _ = try half.resolve(Value<A>.self)
        _ = try other.resolve(Value<B>.self)
        session.close()
        #expect(ledger.lines == ["B", "C", "B", "A"])

        for closed in [session, match, half, other] {
            #expect(throws: ContainerError.closed(closed.scope)) { try closed.resolve(Int.self) }
        }
        #expect(throws: ContainerError.closed(.session)) { try session.openScope(.match) }
        #expect(throws: ContainerError.closed(.session)) { try session.resolve(Value<A>.self) }
        container.register(Value<Int>.self) { [ledger] in Value("unique", ledger) }
        #expect(throws: ContainerError.closed(.half)) { try half.resolve(Value<Int>.self) }
        container.close()
        #expect(throws: ContainerError.closed(.app)) { try container.openScope(.session) }
    }

    @Test func `a value whose maker closes the scope is not kept`() throws {
        let session = try container.openScope(.session)
        container.register(Value<A>.self, scope: .session) { [ledger] in
            session.close()
            return Value("A", ledger)
        }
        #expect(throws: ContainerError.closed(.session)) { try session.resolve(Value<A>.self) }
        #expect(ledger.lines == ["A"])
        container.unregister(Value<A>.self)
    }

    @Test func `1,000 scopes release all values`() throws {
        register(A.self, .session)
        var kept: [Container] = []
        for number in 0..<1_000 {
            let session = try container.openScope(.session)
            _ = try session.resolve(Value<A>.self)
            if number % 100 == 0 { kept.append(session) }
        }
        #expect(ledger.lines.count == 990)
        container.close()
        #expect(ledger.lines.count == 1_000)
        for session in kept {
            #expect(throws: ContainerError.closed(.session)) { try session.resolve(Int.self) }
        }
    }
}
