import DependencyContainer
import Testing

@MainActor @Suite struct `Dependency container` {
    private struct Engine: Equatable {
        let number: Int
    }

    private final class Car {
        let engine: Engine
        init(engine: Engine) { self.engine = engine }
    }

    private struct Trip {
        let car: Car
    }

    private let container = Container()

    @Test func `a value is made from what it needs`() throws {
        container.register(Engine.self) { Engine(number: 7) }
        container.register(Car.self, needs: Engine.self) { Car(engine: $0) }
        #expect(try container.resolve(Car.self).engine == Engine(number: 7))
    }

    @Test func `a unique value is made each time and an app value once`() throws {
        container.register(Engine.self) { Engine(number: 7) }
        container.register(Car.self, scope: .app, needs: Engine.self) { Car(engine: $0) }
        let car = try container.resolve(Car.self)
        #expect(try container.resolve(Car.self) === car)
        container.replace(Car.self, needs: Engine.self) { Car(engine: $0) }
        container.register(Trip.self, needs: Car.self) { Trip(car: $0) }
        let other = try container.openScope(.session).resolve(Trip.self)
        #expect(try container.resolve(Trip.self).car !== other.car)
    }

    @Test func `what is missing throws with its name`() {
        container.register(Car.self, needs: Engine.self) { Car(engine: $0) }
        container.register(Trip.self, needs: Car.self, Int.self) { car, _ in Trip(car: car) }
        #expect(throws: ContainerError.notRegistered("Engine")) { try container.resolve(Trip.self) }
        #expect(throws: ContainerError.notRegistered("any Error")) {
            try container.resolve((any Error).self)
        }
    }

    @Test func `a cycle is never followed for ever`() {
        container.register(Engine.self, needs: Trip.self) { _ in Engine(number: 1) }
        container.register(Car.self, needs: Engine.self) { Car(engine: $0) }
        container.register(Trip.self, scope: .app, needs: Car.self) { Trip(car: $0) }
        #expect(throws: ContainerError.cycle(["Car", "Engine", "Trip", "Car"])) {
            try container.resolve(Car.self)
        }
        #expect(throws: ContainerError.cycle(["Car", "Engine", "Trip", "Car"])) {
            try container.resolve(Car.self)
        }
    }

    @Test func `a maker that asks for its own type behind the container's back is told`() throws {
        container.register(Engine.self, scope: .app) { [unowned container] in
            #expect(throws: ContainerError.cycle(["Engine", "Engine"])) {
                try container.resolve(Engine.self)
            }
            return Engine(number: 1)
        }
        _ = try container.resolve(Engine.self)
    }

    @Test func `a replaced registration is used, and values made before stay`() throws {
        container.register(Engine.self) { Engine(number: 1) }
        container.replace(Engine.self) { Engine(number: 2) }
        #expect(try container.resolve(Engine.self).number == 2)

        container.register(Car.self, scope: .app, needs: Engine.self) { Car(engine: $0) }
        let car = try container.resolve(Car.self)
        container.replace(Car.self, scope: .app) { Car(engine: Engine(number: 3)) }
        #expect(try container.resolve(Car.self) === car)
    }

    @Test func `what a test replaces is replaced for that test alone`() throws {
        let containers = [Container(), Container()]
        for container in containers {
            container.register(Engine.self) { Engine(number: 1) }
        }
        containers[0].replace(Engine.self) { Engine(number: 2) }
        #expect(try containers.map { try $0.resolve(Engine.self).number } == [2, 1])
    }

    @Test func `a registration taken away throws, and can be made again`() throws {
        container.register(Engine.self) { Engine(number: 1) }
        container.unregister(Engine.self)
        #expect(throws: ContainerError.notRegistered("Engine")) {
            try container.resolve(Engine.self)
        }
        container.register(Engine.self) { Engine(number: 2) }
        #expect(try container.resolve(Engine.self).number == 2)
    }

    @Test func `the type to resolve is known from where the value goes`() throws {
        container.register(Engine.self) { Engine(number: 4) }
        let engine: Engine = try container.resolve()
        #expect(engine.number == 4)
    }

    @Test func `every error says what to do`() {
        let errors: [ContainerError: String] = [
            .notRegistered("any A"):
                "any A is not registered. Add: container.register((any A).self, needs: …) { … }",
            .outsideScope("A", .session):
                "A lives in the session, and none is open here. "
                + "Ask the container that openScope(.session) gave.",
            .notHandedIn("A", .session):
                "A was not handed in when the session was opened. "
                + "Give it to openScope(.session, with: …).",
            .notExpected("A", .session):
                "A was handed in, and nobody announced it. "
                + "Add: container.expect(A.self, in: .session)",
            .notReady("A"):
                "A has to be awaited. Call try await container.prepare() before, "
                + "or try await container.resolve(awaiting: A.self).",
            .cycle(["A", "B", "A"]): "These need each other: A → B → A.",
            .cannotOpen(Scope("match", within: .session), from: .app):
                "The match lies within the session and cannot be opened from the app.",
            .cannotOpen(.unique, from: .app): "unique is no scope that can be opened.",
            .closed(.session): "The session has ended.",
        ]
        for (error, words) in errors { #expect("\(error)" == words) }
    }
}
