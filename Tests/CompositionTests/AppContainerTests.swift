import DependencyContainer
import TestSupport
import Testing

@testable import Composition

@MainActor @Suite struct `The app's container` {
    @Test func `nothing is wrong with it`() {
        #expect(TestHouse().container.verify() == [])
    }

    @Test func `every registration that is taken away is missed by name`() {
        let count = TestHouse().container.registeredTypes.count
        for index in 0..<count {
            let container = TestHouse().container
            let name = container.registeredTypes[index]
            container.unregister(at: index)
            let missed = container.verify().contains { fault in
                if case .missing(name, _) = fault { true } else { false }
            }
            #expect(missed, "\(name) is not missed")
        }
    }
}
