import TestSupport
import Testing

@testable import Navigation

@MainActor @Suite struct `The memory of a navigator` {
    private let navigator = Navigator()

    @Test func `does not grow when many coordinators start and leave`() throws {
        let root = try navigator.startCoordinator()
        let before = storedCollectionSizes(of: navigator)
        let tree = navigator.tree
        for number in 0..<TestBudget.environment.count(100_000, long: 1_000_000) {
            try navigator.startCoordinator(
                under: root, as: number.isMultiple(of: 4) ? .modal : .push)
            navigator.back()
        }
        #expect(storedCollectionSizes(of: navigator) == before)
        #expect(navigator.tree == tree)
        #expect(root.didLeaveCount == 0)
    }

    @Test func `keeps nothing of 10,000 roots that were replaced`() throws {
        for _ in 0..<10_000 {
            let session = try navigator.startCoordinator(as: .root)
            try navigator.startCoordinator(under: session, as: .modal)
        }
        try navigator.startCoordinator(as: .root)
        #expect(navigator.liveCoordinators.count == 1)
        #expect(navigator.leaks.isEmpty)
    }

    @Test func `is released with a deep stack`() throws {
        let root = try navigator.startCoordinator()
        let before = storedCollectionSizes(of: navigator)
        for number in 0..<10_000 {
            try navigator.startCoordinator(
                under: root, as: number.isMultiple(of: 4) ? .modal : .push)
        }
        try navigator.pop(to: root.screen)
        #expect(storedCollectionSizes(of: navigator) == before)
    }
}
