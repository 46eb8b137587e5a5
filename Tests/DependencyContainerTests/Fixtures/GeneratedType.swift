import DependencyContainer

/// A type of `generatedTypes(_:)`.
protocol GeneratedObject: AnyObject {
    init(needs: [any GeneratedObject])

    var needs: [any GeneratedObject] { get }
}

/// The digits of a binary number, as types.
enum BitZero<Rest> {}
enum BitOne<Rest> {}

final class GeneratedType<Tag>: GeneratedObject {
    let needs: [any GeneratedObject]

    init(needs: [any GeneratedObject]) {
        self.needs = needs
    }
}

/// Returns different types.
func generatedTypes(_ count: Int) -> [any GeneratedObject.Type] {
    var types: [any GeneratedObject.Type] = []
    func add<Tag>(_ tag: Tag.Type, _ digits: Int) {
        guard types.count < count else { return }
        guard digits > 0 else {
            types.append(GeneratedType<Tag>.self)
            return
        }
        add(BitZero<Tag>.self, digits - 1)
        add(BitOne<Tag>.self, digits - 1)
    }
    add(Never.self, count.bitWidth - count.leadingZeroBitCount)
    return types
}

extension Container {
    /// Registers a type and needs that are known only at run time.
    func registerGenerated(
        _ type: any GeneratedObject.Type, scope: Scope = .unique,
        needs: [any GeneratedObject.Type] = []
    ) {
        func open<Value: GeneratedObject>(_ type: Value.Type) {
            add(type, scope, needs[...])
        }
        open(type)
    }

    private func add<Value: GeneratedObject, each Need: GeneratedObject>(
        _ type: Value.Type, _ scope: Scope,
        _ rest: ArraySlice<any GeneratedObject.Type>,
        _ needs: repeat (each Need).Type
    ) {
        func open<Next: GeneratedObject>(_ next: Next.Type) {
            add(type, scope, rest.dropFirst(), repeat each needs, next)
        }
        if let next = rest.first {
            open(next)
        } else {
            register(type, scope: scope, needs: repeat each needs) {
                (value: repeat each Need) in made(type, repeat each value)
            }
        }
    }

    func expectGenerated(_ type: any GeneratedObject.Type, in scope: Scope) {
        func open<Value: GeneratedObject>(_ type: Value.Type) { expect(type, in: scope) }
        open(type)
    }

    func unregisterGenerated(_ type: any GeneratedObject.Type) {
        func open<Value: GeneratedObject>(_ type: Value.Type) { unregister(type) }
        open(type)
    }

    func requireGenerated(_ type: any GeneratedObject.Type, by name: String) {
        func open<Value: GeneratedObject>(_ type: Value.Type) { require(type, by: name) }
        open(type)
    }

    func resolveGenerated(_ type: any GeneratedObject.Type) throws(ContainerError)
        -> any GeneratedObject
    {
        func open<Value: GeneratedObject>(_ type: Value.Type) throws(ContainerError)
            -> any GeneratedObject
        {
            try resolve(type)
        }
        return try open(type)
    }
}

private func made<Value: GeneratedObject, each Need: GeneratedObject>(
    _ type: Value.Type, _ needs: repeat each Need
) -> Value {
    var all: [any GeneratedObject] = []
    for need in repeat each needs { all.append(need) }
    return Value(needs: all)
}
