public import DependencyContainer
public import Testing

/// A trait that makes a container for each test, and closes it after the test.
public struct ContainerTrait: TestTrait, SuiteTrait, TestScoping {
    private let make: @MainActor @Sendable () throws -> Container

    init(_ make: @escaping @MainActor @Sendable () throws -> Container) {
        self.make = make
    }

    /// A Boolean value that is true, so that each test of a suite has its own container.
    public var isRecursive: Bool { true }

    /// Runs a test with a new container.
    public func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        let container = try await make()
        do {
            try await Container.$ofTest.withValue(container, operation: function)
        } catch {
            await container.close()
            throw error
        }
        await container.close()
    }
}

extension Trait where Self == ContainerTrait {
    /// Makes a container for each test, which it reads as `Container.ofTest`.
    ///
    /// - Parameter make: A closure that makes the container.
    public static func container(
        _ make: @escaping @MainActor @Sendable () throws -> Container = { Container() }
    ) -> Self {
        Self(make)
    }
}

extension Container {
    /// The container of the running test, or nil without the trait `container`.
    @TaskLocal public static var ofTest: Container?
}
