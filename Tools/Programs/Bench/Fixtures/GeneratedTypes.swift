import DependencyContainer

/// A node of a binary tree of types, with a registration for each.
@MainActor protocol GeneratedType {
    static func register(in container: Container)
}

extension GeneratedType {
    static var children: [any GeneratedType.Type] { [Left<Self>.self, Right<Self>.self] }

    static func require(in container: Container) {
        container.require(RegisteredObject<Self>.self, by: "Bench")
    }
}

/// The registered object of a node, which needs the object of the parent node.
final class RegisteredObject<Node> {}

enum Root: GeneratedType {
    static func register(in container: Container) {
        container.register(RegisteredObject<Root>.self) { RegisteredObject() }
    }
}

enum Left<Parent: GeneratedType>: GeneratedType {
    static func register(in container: Container) {
        container.register(
            RegisteredObject<Self>.self, needs: RegisteredObject<Parent>.self
        ) { _ in RegisteredObject() }
    }
}

enum Right<Parent: GeneratedType>: GeneratedType {
    static func register(in container: Container) {
        container.register(
            RegisteredObject<Self>.self, scope: .app, needs: RegisteredObject<Parent>.self
        ) { _ in RegisteredObject() }
    }
}

/// Returns the first types of the tree, level by level.
@MainActor func generatedTypes(_ count: Int) -> [any GeneratedType.Type] {
    var types: [any GeneratedType.Type] = [Root.self]
    var next = 0
    while types.count < count {
        types += types[next].children
        next += 1
    }
    return Array(types.prefix(count))
}

/// An object that needs the previous object of a chain.
final class Link<Previous> {
    let previous: Previous

    init(previous: Previous) {
        self.previous = previous
    }
}

/// The first object of a chain.
final class ChainStart {}
