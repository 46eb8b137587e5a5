extension Container {
    /// Says how a type is made, from values of the types that it needs: at once, on the main actor.
    ///
    /// - Parameters:
    ///   - scope: how long a value lives; anew each time if nothing is said.
    ///   - make: gets a value of each need, in their order, and asks nobody else for anything.
    public func register<Value, each Need>(
        _ type: Value.Type,
        scope: Scope = .unique,
        needs: repeat (each Need).Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) {
        plan.add(
            recipe(type, scope, needs: repeat each needs, file: file, line: line, make: make))
    }

    /// Says how a type is made that has to be awaited: off the main actor, and it may fail. The
    /// compiler sees to it that nothing gets there that must not leave the main actor.
    ///
    /// - Parameters:
    ///   - scope: how long a value lives; anew each time if nothing is said.
    ///   - make: gets a value of each need, in their order. With a lifetime it is called once,
    ///     however many ask meanwhile; when it fails, all of them hear, and the next one tries again.
    public func register<Value: Sendable, each Need: Sendable>(
        awaiting type: Value.Type,
        scope: Scope = .unique,
        needs: repeat (each Need).Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @concurrent @Sendable (repeat each Need) async throws -> Value
    ) {
        plan.add(
            recipe(
                awaiting: type, scope, needs: repeat each needs, file: file, line: line,
                make: make))
    }

    /// Announces a value that is handed in whenever the scope is opened.
    ///
    /// - Parameter scope: one that can be opened: any but `.app` and `.unique`.
    public func expect<Value>(
        _ type: Value.Type,
        in scope: Scope,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        plan.add(
            Recipe(type, scope: scope, needs: [], file: file, line: line, making: .handedIn))
    }

    /// Says that a type is made in another way than was registered: for a test or a variant. Values
    /// made before stay as they are.
    public func replace<Value, each Need>(
        _ type: Value.Type,
        scope: Scope = .unique,
        needs: repeat (each Need).Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) {
        plan.replace(
            recipe(type, scope, needs: repeat each needs, file: file, line: line, make: make))
    }

    /// Says that a type is made in another way than was registered, and has to be awaited.
    public func replace<Value: Sendable, each Need: Sendable>(
        awaiting type: Value.Type,
        scope: Scope = .unique,
        needs: repeat (each Need).Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @concurrent @Sendable (repeat each Need) async throws -> Value
    ) {
        plan.replace(
            recipe(
                awaiting: type, scope, needs: repeat each needs, file: file, line: line,
                make: make))
    }

    /// Takes a registration away.
    public func unregister<Value>(_ type: Value.Type) {
        plan.remove(TypeKey(type: type))
    }

    /// Says that somebody outside of the graph will ask for these types: a flow, a runner. They count
    /// as needed, so that `verify()` names them when they are missing.
    public func require<each Need>(
        _ needs: repeat (each Need).Type,
        by name: String,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let place = SourceLine(file: file.description, line: Int(line))
        for need in repeat each needs {
            plan.require(Requirement(key: TypeKey(type: need), name: name, line: place))
        }
    }

    private func recipe<Value, each Need>(
        _ type: Value.Type,
        _ scope: Scope,
        needs: repeat (each Need).Type,
        file: StaticString,
        line: UInt,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) -> Recipe<Value> {
        Recipe(
            type, scope: scope, needs: keys(repeat each needs), file: file, line: line,
            making: .now { (container) throws(ContainerError) in
                make(repeat try container.resolve((each Need).self))
            })
    }

    private func recipe<Value: Sendable, each Need: Sendable>(
        awaiting type: Value.Type,
        _ scope: Scope,
        needs: repeat (each Need).Type,
        file: StaticString,
        line: UInt,
        make: @escaping @concurrent @Sendable (repeat each Need) async throws -> Value
    ) -> Recipe<Value> {
        let keys = keys(repeat each needs)
        return Recipe(
            type, scope: scope, needs: keys, file: file, line: line,
            making: .awaited { container in
                // All of them begin first: what can be made side by side is.
                try container.begin(keys)
                return try await make(repeat try await container.value(of: (each Need).self))
            })
    }

    private func keys<each Need>(_ needs: repeat (each Need).Type) -> [TypeKey] {
        var keys: [TypeKey] = []
        for need in repeat each needs { keys.append(TypeKey(type: need)) }
        return keys
    }
}
