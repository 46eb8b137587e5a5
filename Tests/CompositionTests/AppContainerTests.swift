import DependencyContainer
import TestSupport
import Testing

@testable import Composition

@MainActor @Suite struct `Container of the app` {
    @Test func `has no errors`() {
        #expect(AppHarness().container.verify() == [])
    }
}
