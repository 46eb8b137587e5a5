import DependencyContainer
import Testing

/// Graphs of 5,000 types in which each type needs the next one.
@MainActor @Suite struct `Deep container graphs` {
    private static let depth = 5_000
    private static let types = generatedTypes(depth)
    private let container = Container()

    private func registerChain(scope: (Int) -> Scope) {
        for (index, type) in Self.types.enumerated() {
            container.registerGenerated(
                type, scope: scope(index),
                needs: index + 1 < Self.depth ? [Self.types[index + 1]] : [])
        }
        container.requireGenerated(Self.types[0], by: "Flow")
    }

    /// Returns the objects of a chain, the first one last. They have to be released in this order,
    /// because a nested deinitialization of all needs a large stack.
    private func chain(_ first: any GeneratedObject) -> [any GeneratedObject] {
        var all = [first]
        while let next = all[all.count - 1].needs.first { all.append(next) }
        return all.reversed()
    }

    @Test func `unique values are made`() throws {
        registerChain { _ in .unique }
        #expect(container.verify() == [])
        var objects = chain(try container.resolveGenerated(Self.types[0]))
        #expect(objects.count == Self.depth)
        while objects.popLast() != nil {}
    }

    @Test func `values of scopes are made and kept`() throws {
        registerChain { [.unique, .session, .session][$0 % 3] }
        #expect(container.verify() == [])
        let session = try container.openScope(.session)
        var objects = chain(try session.resolveGenerated(Self.types[0]))
        #expect(objects.count == Self.depth)
        #expect(try session.resolveGenerated(Self.types[1]) === objects[Self.depth - 2])
        #expect(try session.resolveGenerated(Self.types[301]) === objects[Self.depth - 302])
        #expect(throws: ContainerError.outsideScope("\(Self.types[1])", .session)) {
            try container.resolveGenerated(Self.types[0])
        }
        session.close()
        while objects.popLast() != nil {}
    }

    @Test func `a cycle is found`() {
        registerChain { _ in .unique }
        let last = Self.types[Self.depth - 1]
        container.registerGenerated(last, needs: [Self.types[0]])
        #expect {
            try container.resolveGenerated(Self.types[0])
        } throws: { error in
            guard case .cycle(let path) = error as? ContainerError else { return false }
            return path.count == Self.depth + 1 && path.first == path.last
        }
    }

    @Test func `a missing type is named, and the container remains usable`() throws {
        registerChain { _ in .unique }
        let last = Self.types[Self.depth - 1]
        container.unregisterGenerated(last)
        #expect(throws: ContainerError.notRegistered("\(last)")) {
            try container.resolveGenerated(Self.types[0])
        }
        container.registerGenerated(last)
        var objects = chain(try container.resolveGenerated(Self.types[0]))
        #expect(objects.count == Self.depth)
        while objects.popLast() != nil {}
    }
}
