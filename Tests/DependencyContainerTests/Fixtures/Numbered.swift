import DependencyContainer

/// A type of `numberedTypes(_:)`.
protocol Made: AnyObject, Sendable {
    init(needs: [any Made])

    var needs: [any Made] { get }
}

/// The digits of a binary number, as types.
enum Zero<Rest> {}
enum One<Rest> {}

final class Numbered<Tag>: Made {
    let needs: [any Made]

    init(needs: [any Made]) {
        self.needs = needs
    }
}

/// Returns different types.
func numberedTypes(_ count: Int) -> [any Made.Type] {
    var types: [any Made.Type] = []
    func add<Tag>(_ tag: Tag.Type, _ digits: Int) {
        guard types.count < count else { return }
        guard digits > 0 else {
            types.append(Numbered<Tag>.self)
            return
        }
        add(Zero<Tag>.self, digits - 1)
        add(One<Tag>.self, digits - 1)
    }
    add(Never.self, count.bitWidth - count.leadingZeroBitCount)
    return types
}

extension Container {
    /// Registers a type and needs that are known only at run time.
    func registerMade(
        _ type: any Made.Type, scope: Scope = .unique, isAwaited: Bool = false,
        needs: [any Made.Type] = [], onMake: @escaping @Sendable (any Made) -> Void = { _ in }
    ) {
        func open<Value: Made>(_ type: Value.Type) {
            add(type, scope, isAwaited, needs[...], onMake)
        }
        open(type)
    }

    private func add<Value: Made, each Need: Made>(
        _ type: Value.Type, _ scope: Scope, _ isAwaited: Bool, _ rest: ArraySlice<any Made.Type>,
        _ onMake: @escaping @Sendable (any Made) -> Void, _ needs: repeat (each Need).Type
    ) {
        func open<Next: Made>(_ next: Next.Type) {
            add(type, scope, isAwaited, rest.dropFirst(), onMake, repeat each needs, next)
        }
        if let next = rest.first {
            open(next)
        } else if isAwaited {
            register(awaiting: type, scope: scope, needs: repeat each needs) {
                (value: repeat each Need) in
                await Task.yield()
                return made(type, onMake, repeat each value)
            }
        } else {
            register(type, scope: scope, needs: repeat each needs) {
                (value: repeat each Need) in made(type, onMake, repeat each value)
            }
        }
    }

    func expectMade(_ type: any Made.Type, in scope: Scope) {
        func open<Value: Made>(_ type: Value.Type) { expect(type, in: scope) }
        open(type)
    }

    func requireMade(_ type: any Made.Type, by name: String) {
        func open<Value: Made>(_ type: Value.Type) { require(type, by: name) }
        open(type)
    }

    func resolveMade(_ type: any Made.Type) throws(ContainerError) -> any Made {
        func open<Value: Made>(_ type: Value.Type) throws(ContainerError) -> any Made {
            try resolve(type)
        }
        return try open(type)
    }

    func resolveMade(awaiting type: any Made.Type) async throws -> any Made {
        func open<Value: Made>(_ type: Value.Type) async throws -> any Made {
            try await resolve(awaiting: type)
        }
        return try await open(type)
    }
}

private func made<Value: Made, each Need: Made>(
    _ type: Value.Type, _ onMake: @Sendable (any Made) -> Void, _ needs: repeat each Need
) -> Value {
    var all: [any Made] = []
    for need in repeat each needs { all.append(need) }
    let value = Value(needs: all)
    onMake(value)
    return value
}
