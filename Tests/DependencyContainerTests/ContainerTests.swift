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
        #expect(container.verify() == [])
    }

    @Test func `a unique value is made each time and an app value once`() throws {
        container.register(Engine.self) { Engine(number: 7) }
        container.register(Car.self, scope: .app, needs: Engine.self) { Car(engine: $0) }
        let car = try container.resolve(Car.self)
        #expect(try container.resolve(Car.self) === car)
        container.replace(Car.self, needs: Engine.self) { Car(engine: $0) }
        container.register(Trip.self, needs: Car.self) { Trip(car: $0) }
        let other = try container.openSession(with: 1).resolve(Trip.self)
        #expect(try container.resolve(Trip.self).car !== other.car)
    }

    @Test func `a session value is one in each session and goes with it`() throws {
        container.expectInSession(Engine.self)
        container.register(Car.self, scope: .session, needs: Engine.self) { Car(engine: $0) }
        #expect(throws: ContainerError.outsideSession("Car")) { try container.resolve(Car.self) }

        let first = container.openSession(with: Engine(number: 1))
        let second = container.openSession(with: Engine(number: 2))
        #expect(try first.resolve(Car.self) === first.resolve(Car.self))
        #expect(try first.resolve(Car.self).engine.number == 1)
        #expect(try second.resolve(Car.self).engine.number == 2)

        weak var gone: Car?
        do {
            let third = container.openSession(with: Engine(number: 3))
            gone = try third.resolve(Car.self)
            #expect(gone != nil)
        }
        #expect(gone == nil)
    }

    @Test func `a session shares the app's values`() throws {
        container.register(Engine.self) { Engine(number: 1) }
        container.register(Car.self, scope: .app, needs: Engine.self) { Car(engine: $0) }
        let session = container.openSession(with: 0)
        #expect(try session.resolve(Car.self) === container.resolve(Car.self))
    }

    @Test func `everything that is missing is named at once`() {
        container.register(Car.self, needs: Engine.self) { Car(engine: $0) }
        container.register(Trip.self, needs: Car.self, Int.self) { car, _ in Trip(car: car) }
        #expect(
            container.verify() == [
                .missing("Engine", neededBy: "Car"), .missing("Int", neededBy: "Trip"),
            ])
        #expect(throws: ContainerError.notRegistered("Engine")) { try container.resolve(Trip.self) }
    }

    @Test func `what somebody outside requires is missed by name`() {
        container.require(Engine.self, Int.self, by: "Garage")
        container.register(Int.self) { 1 }
        #expect(container.verify() == [.missing("Engine", neededBy: "Garage")])
    }

    @Test func `a cycle is named with its path and never followed for ever`() {
        container.register(Engine.self, needs: Trip.self) { Engine(number: $0.car.engine.number) }
        container.register(Car.self, needs: Engine.self) { Car(engine: $0) }
        container.register(Trip.self, needs: Car.self) { Trip(car: $0) }
        #expect(container.verify() == [.cycle(["Engine", "Trip", "Car", "Engine"])])
        #expect(throws: ContainerError.cycle(["Car", "Engine", "Trip", "Car"])) {
            try container.resolve(Car.self)
        }
    }

    @Test func `a long life that holds a short one is found through values without a life`() {
        container.expectInSession(Engine.self)
        container.register(Car.self, needs: Engine.self) { Car(engine: $0) }
        container.register(Trip.self, scope: .app, needs: Car.self) { Trip(car: $0) }
        #expect(
            container.verify()
                == [.captive(["Trip", "Car", "Engine"], lives: .app, holds: .session)])
    }

    @Test func `a type that is registered twice is named`() {
        container.register(Engine.self) { Engine(number: 1) }
        container.register(Engine.self) { Engine(number: 2) }
        #expect(container.verify() == [.duplicate("Engine")])
    }

    @Test func `a replaced registration is used and is no duplicate`() throws {
        container.register(Engine.self) { Engine(number: 1) }
        container.replace(Engine.self) { Engine(number: 2) }
        #expect(container.verify() == [])
        #expect(try container.resolve(Engine.self).number == 2)
    }

    @Test func `a registration taken away is missed by name`() {
        container.register(Engine.self) { Engine(number: 1) }
        container.register(Car.self, needs: Engine.self) { Car(engine: $0) }
        container.unregister(Engine.self)
        #expect(container.registeredTypes == ["Car"])
        #expect(container.verify() == [.missing("Engine", neededBy: "Car")])
    }

    @Test func `every fault says what to do`() {
        let faults: [ContainerFault] = [
            .missing("A", neededBy: "B"), .cycle(["A", "B", "A"]), .duplicate("A"),
            .captive(["A", "B"], lives: .app, holds: .session),
        ]
        let sentences = faults.map(\.description)
        #expect(sentences[0] == "B needs A, which is not registered: add register(A.self) { … }.")
        #expect(sentences.allSatisfy { $0.contains("A") && $0.hasSuffix(".") })
    }
}
