import DependencyContainer
import DependencyContainerTesting
import Testing

@MainActor private func makeContainer() -> Container {
    let container = Container()
    container.register(Int.self) { 1 }
    return container
}

@MainActor @Suite(.container(makeContainer)) struct `Container trait` {
    @Test(arguments: [2, 3]) func `each test case changes its own container`(number: Int) throws {
        let container = try #require(Container.ofTest)
        #expect(try container.resolve(Int.self) == 1)
        container.replace(Int.self) { number }
        #expect(try container.resolve(Int.self) == number)
    }

    @Test(.container()) func `the trait of a test replaces that of its suite`() throws {
        let container = try #require(Container.ofTest)
        #expect(throws: ContainerError.notRegistered("Int")) { try container.resolve(Int.self) }
    }

    @Test func `the container is closed after the test`() async throws {
        let trait = ContainerTrait.container()
        let test = try #require(Test.current)
        let seen = Seen()
        try await trait.provideScope(for: test, testCase: nil) {
            await MainActor.run { seen.container = Container.ofTest }
        }
        #expect(throws: ContainerError.closed(.app)) {
            try #require(seen.container).resolve(Int.self)
        }
    }

    @MainActor private final class Seen {
        var container: Container?
    }
}
