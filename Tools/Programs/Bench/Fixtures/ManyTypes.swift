import DependencyContainer

/// A place in a tree of types, and the type that is registered for it.
@MainActor protocol Leaf {
    static func register(in container: Container)
    static func require(in container: Container)
}

extension Leaf {
    /// The places below.
    static var branches: [any Leaf.Type] { [Left<Self>.self, Right<Self>.self] }
}

/// What is registered for a place: it needs what is registered for the place above.
final class Filler<Place> {}

enum Top: Leaf {
    static func register(in container: Container) {
        container.register(Filler<Top>.self) { Filler() }
    }

    static func require(in container: Container) {
        container.require(Filler<Top>.self, by: "Bench")
    }
}

enum Left<Above: Leaf>: Leaf {
    static func register(in container: Container) {
        container.register(Filler<Self>.self, needs: Filler<Above>.self) { _ in Filler() }
    }

    static func require(in container: Container) {
        container.require(Filler<Self>.self, by: "Bench")
    }
}

enum Right<Above: Leaf>: Leaf {
    static func register(in container: Container) {
        container.register(Filler<Self>.self, scope: .app, needs: Filler<Above>.self) { _ in
            Filler()
        }
    }

    static func require(in container: Container) {
        container.require(Filler<Self>.self, by: "Bench")
    }
}

/// So many different types, level by level.
@MainActor func manyTypes(_ count: Int) -> [any Leaf.Type] {
    var types: [any Leaf.Type] = [Top.self]
    var next = 0
    while types.count < count {
        types += types[next].branches
        next += 1
    }
    return Array(types.prefix(count))
}

/// A value that needs the one before it.
final class Link<Before> {
    let before: Before

    init(before: Before) {
        self.before = before
    }
}

/// The first value of a chain.
final class Start {}
