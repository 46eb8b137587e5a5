import DependencyContainer
import Testing

private final class Engine: Sendable {}

private struct Car {
    let engine: Engine?
}

private protocol Store: AnyObject {
    var names: [String] { get }
}

private final class NameStore: Store {
    let names: [String]
    init(_ names: [String]) { self.names = names }
}

private final class Wrapped: Store {
    private let base: any Store
    private let name: String

    init(_ base: any Store, _ name: String) {
        self.base = base
        self.name = name
    }

    var names: [String] { base.names + [name] }
}

@MainActor @Suite struct `Optional needs` {
    private let container = Container()

    @Test func `a type that is not registered is nil`() throws {
        container.register(Car.self, needs: Engine?.self) { Car(engine: $0) }
        container.require(Car.self, by: "Flow")
        #expect(container.verify() == [])
        #expect(try container.resolve(Car.self).engine == nil)
        container.register(Engine.self, scope: .app) { Engine() }
        #expect(try container.resolve(Car.self).engine === container.resolve(Engine.self))
        #expect(container.verify() == [])
        container.unregister(Engine.self)
        #expect(try container.resolve(Car.self).engine == nil)
    }
}

@MainActor @Suite struct `Arguments` {
    private let container = Container()

    @Test func `an argument of another type throws`() {
        container.register(NameStore.self, with: String.self) { NameStore([$0]) }
        #expect(throws: ContainerError.notRegistered("@MainActor @Sendable (Int) -> NameStore")) {
            try container.resolve(NameStore.self, with: 1)
        }
    }
}

@MainActor @Suite struct `Weakly kept values` {
    private let container = Container()

    @Test func `a value that is not an object is made for each request`() throws {
        final class Count { var value = 0 }
        let count = Count()
        container.register(weak: Int.self) {
            count.value += 1
            return count.value
        }
        #expect(try [container.resolve(Int.self), container.resolve(Int.self)] == [1, 2])
    }

    @Test func `the lifetime of its needs is verified`() {
        container.expect(Int.self, in: .session)
        container.register(weak: NameStore.self, needs: Int.self) { NameStore(["\($0)"]) }
        container.require(NameStore.self, by: "Flow")
        #expect(
            container.verify().map(\.kind) == [
                .captive(["NameStore", "Int"], scope: .app, heldScope: .session)
            ])
    }
}

@MainActor @Suite struct `Decorators` {
    private let container = Container()

    @Test func `decorators wrap a value in their order`() throws {
        container.decorate((any Store).self) { Wrapped($0, "first") }
        container.register((any Store).self, scope: .app) { NameStore(["base"]) }
        container.register(Int.self) { 7 }
        container.decorate((any Store).self, needs: Int.self) { Wrapped($0, "\($1)") }
        let store = try container.resolve((any Store).self)
        #expect(store.names == ["base", "first", "7"])
        #expect(try container.resolve((any Store).self) === store)
        container.require((any Store).self, by: "Flow")
        #expect(container.verify() == [])
    }

    @Test func `the needs of a decorator are verified`() {
        container.register((any Store).self) { NameStore([]) }
        container.decorate((any Store).self, needs: Int.self) { Wrapped($0, "\($1)") }
        container.require((any Store).self, by: "Flow")
        #expect(container.verify().map(\.kind) == [.missing("Int", neededBy: ["any Store"])])
    }

    @Test func `a decorator of a type without a maker is reported`() {
        container.decorate((any Store).self) { Wrapped($0, "") }
        container.expect(Int.self, in: .session)
        container.require(Int.self, by: "Flow")
        container.decorate(Int.self) { $0 + 1 }
        #expect(
            container.verify().map(\.kind) == [
                .missing("any Store", neededBy: ["a decorator"]),
                .missing("Int", neededBy: ["a decorator"]),
            ])
    }

    @Test(arguments: [true, false])
    func `a replacement has no decorators`(isRegistered: Bool) throws {
        if isRegistered { container.register((any Store).self) { NameStore(["base"]) } }
        container.decorate((any Store).self) { Wrapped($0, "first") }
        container.replace((any Store).self) { NameStore(["fake"]) }
        container.require((any Store).self, by: "Flow")
        #expect(try container.resolve((any Store).self).names == ["fake"])
        #expect(container.verify() == [])
    }
}

@MainActor @Suite struct `Reset of a scope` {
    private let container = Container()

    @Test func `values of the scope are made again, and values passed to openScope remain`() throws
    {
        container.register(Engine.self, scope: .app) { Engine() }
        container.expect(Int.self, in: .session)
        container.register(NameStore.self, scope: .session, needs: Int.self) {
            NameStore(["\($0)"])
        }
        let session = try container.openScope(.session, with: 7)
        let engine = try container.resolve(Engine.self)
        weak let store = try session.resolve(NameStore.self)
        #expect(store != nil)
        session.reset()
        #expect(store == nil)
        #expect(try session.resolve(NameStore.self).names == ["7"])
        #expect(try session.resolve(Engine.self) === engine)
    }

    @Test func `the scopes within are closed`() throws {
        let session = try container.openScope(.session)
        container.reset()
        #expect(throws: ContainerError.closed(.session)) { try session.resolve(Int.self) }
        _ = try container.openScope(.session)
    }
}
