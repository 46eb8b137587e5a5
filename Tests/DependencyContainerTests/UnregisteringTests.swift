import DependencyContainer
import Testing

/// An object that runs a closure when it is released.
private final class Releasing {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    deinit { action() }
}

@MainActor private final class WeakReference {
    weak var value: Releasing?
}

@MainActor @Suite struct `Changes of registrations` {
    private let container = Container()

    /// Registers `Int` with a closure that has the only reference to an object. The object
    /// registers `String` when it is released.
    private func registerReleasing() {
        let container = container
        let object = Releasing {
            MainActor.assumeIsolated { container.register(String.self) { "late" } }
        }
        container.register(Int.self) {
            withExtendedLifetime(object) {}
            return 1
        }
    }

    @Test func `a registration can be removed by unregister while its captures register others`()
        throws
    {
        registerReleasing()
        container.unregister(Int.self)
        #expect(try container.resolve(String.self) == "late")
    }

    @Test func `a registration can be replaced while its captures register others`() throws {
        registerReleasing()
        container.replace(Int.self) { 2 }
        #expect(try container.resolve(String.self) == "late")
        #expect(try container.resolve(Int.self) == 2)
    }

    @Test func `a maker that removes its own registration keeps its captures until it returns`()
        throws
    {
        let container = container
        let object = WeakReference()
        container.register(Bool.self) { [captured = Releasing {}] in
            object.value = captured
            container.unregister(Bool.self)
            return object.value != nil
        }
        #expect(try container.resolve(Bool.self))
        #expect(object.value == nil)
    }

    @Test func `a duplicate can be replaced while its captures register others`() throws {
        registerReleasing()
        container.register(Int.self) { 2 }
        container.replace(Int.self) { 3 }
        #expect(try container.resolve(String.self) == "late")
        container.require(Int.self, String.self, by: "Flow")
        #expect(container.verify() == [])
    }

    @Test func `registrations keep their order after others were removed`() {
        let types = generatedTypes(1_000)
        for type in types { container.registerGenerated(type) }
        for (index, type) in types.enumerated() where index % 10 != 3 {
            container.unregisterGenerated(type)
        }
        container.registerGenerated(types[0])
        let unused = container.verify().map(\.kind)
        let expected = types.enumerated().filter { $0.offset % 10 == 3 }.map(\.element) + [types[0]]
        #expect(unused == expected.map { .unused("\($0)") })
    }
}
