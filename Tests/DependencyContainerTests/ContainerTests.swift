import DependencyContainer
import Testing

@MainActor @Suite struct `Dependency container` {
    private struct Engine {
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

    @Test func `a unique value is made for each request and an app value once`() throws {
        container.register(Engine.self) { Engine(number: 7) }
        container.register(Car.self, scope: .app, needs: Engine.self) { Car(engine: $0) }
        let car = try container.resolve(Car.self)
        #expect(try container.resolve(Car.self) === car)
        container.replace(Car.self, needs: Engine.self) { Car(engine: $0) }
        container.register(Trip.self, needs: Car.self) { Trip(car: $0) }
        let other = try container.openScope(.session).resolve(Trip.self)
        #expect(try container.resolve(Trip.self).car !== other.car)
    }

    @Test func `a missing type throws its name`() {
        container.register(Car.self, needs: Engine.self) { Car(engine: $0) }
        container.register(Trip.self, needs: Car.self, Int.self) { car, _ in Trip(car: car) }
        #expect(throws: ContainerError.notRegistered("Engine")) { try container.resolve(Trip.self) }
        #expect(throws: ContainerError.notRegistered("any Error")) {
            try container.resolve((any Error).self)
        }
    }

    @Test func `a cycle throws its path`() {
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

    @Test func `a maker that resolves its own type throws a cycle`() throws {
        container.register(Engine.self, scope: .app) { [unowned container] in
            #expect(throws: ContainerError.cycle(["Engine", "Engine"])) {
                try container.resolve(Engine.self)
            }
            return Engine(number: 1)
        }
        _ = try container.resolve(Engine.self)
    }

    @Test func `a replacement is used for new values and does not change kept ones`() throws {
        container.register(Engine.self) { Engine(number: 1) }
        container.replace(Engine.self) { Engine(number: 2) }
        #expect(try container.resolve(Engine.self).number == 2)

        container.register(Car.self, scope: .app, needs: Engine.self) { Car(engine: $0) }
        let car = try container.resolve(Car.self)
        container.replace(Car.self, scope: .app) { Car(engine: Engine(number: 3)) }
        #expect(try container.resolve(Car.self) === car)
    }

    @Test func `every error has a message with the correction`() {
        let errors: [ContainerError: String] = [
            .notRegistered("any A"):
                "any A is not registered. Add: container.register((any A).self, needs: …) { … }",
            .outsideScope("A", .session):
                "A has the scope session, which is not open here. "
                + "Use the container that openScope(.session) returned.",
            .missingScopeValue("A", .session):
                "A was not passed to openScope(.session). "
                + "Pass it: openScope(.session, with: …).",
            .notExpected("A", .session):
                "A was passed to openScope(.session) and is not declared. "
                + "Add: container.expect(A.self, in: .session)",
            .cycle(["A", "B", "A"]):
                "These types need each other: A → B → A. Remove one of these needs.",
            .cannotOpen(Scope("match", within: .session), from: .app):
                "The scope match lies within session. Open it from the container of session, "
                + "not from that of app.",
            .cannotOpen(.unique, from: .app):
                "The scope unique cannot be opened. Open a scope that lies within another one.",
            .closed(.session):
                "The scope session is closed. Open a new one with openScope(.session).",
        ]
        for (error, message) in errors {
            #expect(error.message == message)
            #expect("\(error)" == message)
        }
    }
}
