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
