extension Container {
    /// Registers a type.
    ///
    /// A registration is local to the scope of the container and the scopes within. Its values live
    /// at most as long as that scope.
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - scope: The lifetime of a value. The default makes a new value for each request.
    ///   - needs: The types of the values that `make` receives.
    ///   - file: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: A closure that makes a value from one value of each need, in their order.
    public func register<Value, each Need>(
        _ type: Value.Type,
        scope: Scope = .unique,
        needs: repeat (each Need).Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) {
        registry.add(
            registration(type, scope, needs: repeat each needs, file: file, line: line, make: make))
    }

    /// Registers a type whose value is shared as long as code outside the container retains it.
    ///
    /// - Parameters:
    ///   - type: The type to resolve. Only objects are shared; other values are made for each
    ///     request.
    ///   - scope: The scope in which the value is shared.
    ///   - needs: The types of the values that `make` receives.
    ///   - file: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: A closure that makes a value from one value of each need, in their order.
    public func register<Value, each Need>(
        weak type: Value.Type,
        scope: Scope = .app,
        needs: repeat (each Need).Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) {
        registry.add(
            registration(
                type, isWeak: true, scope, needs: repeat each needs, file: file, line: line,
                make: make))
    }

    /// Registers a type whose values are made from an argument, and resolved with
    /// `resolve(_:with:)`. Other types receive a function:
    ///
    /// ```swift
    /// container.register(Page.self, with: Player.self, needs: Store.self) { Page($0, in: $1) }
    /// container.register(List.self, needs: (@MainActor (Player) -> Page).self) {
    ///     List(makePage: $0)
    /// }
    /// let page = try container.resolve(Page.self, with: player)
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type to resolve.
    ///   - argument: The type of the argument; a tuple for several arguments.
    ///   - needs: The types of the other values that `make` receives.
    ///   - file: The file of the registration, for messages.
    ///   - line: The line of the registration, for messages.
    ///   - make: A closure that makes a value from the argument and one value of each need.
    public func register<Value, Argument, each Need>(
        _ type: Value.Type,
        with argument: Argument.Type,
        needs: repeat (each Need).Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (Argument, repeat each Need) -> Value
    ) {
        register(
            (@MainActor (Argument) -> Value).self, needs: repeat each needs, file: file, line: line
        ) { (need: repeat each Need) in
            let needs = (repeat each need)
            return { make($0, repeat each needs) }
        }
    }

    /// Adds a value to the list that `[Value].self` resolves to, for plug-ins.
    ///
    /// The list has the order of the calls, and it is empty without any call. `verify()` checks a
    /// contribution like a registration.
    ///
    /// ```swift
    /// container.contribute(MenuItem.self, needs: Store.self) { .export(from: $0) }
    /// container.register(Menu.self, needs: [MenuItem].self) { Menu(items: $0) }
    /// ```
    ///
    /// - Parameters:
    ///   - type: The type of the elements of the list.
    ///   - scope: The lifetime of a value. The default makes a new value for each list.
    ///   - needs: The types of the values that `make` receives.
    ///   - file: The file of the contribution, for messages.
    ///   - line: The line of the contribution, for messages.
    ///   - make: A closure that makes a value from one value of each need, in their order.
    public func contribute<Value, each Need>(
        _ type: Value.Type,
        scope: Scope = .unique,
        needs: repeat (each Need).Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) {
        registry.contribute(
            registration(
                type, number: registry.nextNumber(for: type), scope, needs: repeat each needs,
                file: file, line: line, make: make),
            to: type)
    }

    /// Declares a type whose value is passed to `openScope(_:with:)`.
    ///
    /// - Parameters:
    ///   - type: The type of the value.
    ///   - scope: Any scope except `.app` and `.unique`.
    ///   - file: The file of the declaration, for messages.
    ///   - line: The line of the declaration, for messages.
    public func expect<Value>(
        _ type: Value.Type,
        in scope: Scope,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        registry.add(
            Registration(
                TypeKey(type: type), scope: scope, needs: [], origin: .scopeValue,
                at: (file, line)))
    }

    /// Replaces a registration, for a test or a variant. Values that the container already keeps do
    /// not change, and the registration of an outer container is replaced within this scope only.
    /// The parameters are those of `register`.
    public func replace<Value, each Need>(
        _ type: Value.Type,
        scope: Scope = .unique,
        needs: repeat (each Need).Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) {
        registry.replace(
            registration(type, scope, needs: repeat each needs, file: file, line: line, make: make))
    }

    /// Removes a registration of this container. Those of the outer containers remain.
    public func unregister<Value>(_ type: Value.Type) {
        registry.remove(TypeKey(type: type))
    }

    /// Declares types that code outside the container resolves, so that `verify()` reports them if
    /// they are missing, and does not report them as unused.
    ///
    /// - Parameters:
    ///   - needs: The types.
    ///   - name: The name of that code, such as a flow, for messages.
    ///   - file: The file of the declaration, for messages.
    ///   - line: The line of the declaration, for messages.
    public func require<each Need>(
        _ needs: repeat (each Need).Type,
        by name: String,
        file: StaticString = #fileID,
        line: UInt = #line
    ) {
        let line = SourceLine(file: file, line: line)
        for need in repeat each needs {
            registry.require(Requirement(key: TypeKey(type: need), name: name, line: line))
        }
    }

    private func registration<Value, each Need>(
        _ type: Value.Type,
        number: Int = 0,
        isWeak: Bool = false,
        _ scope: Scope,
        needs: repeat (each Need).Type,
        file: StaticString,
        line: UInt,
        make: @escaping @MainActor (repeat each Need) -> Value
    ) -> Registration {
        TypedRegistration(
            type, number: number, scope: scope.limited(to: self.scope),
            needs: keys(repeat each needs),
            isWeak: isWeak,
            at: (file, line)
        ) { (container) throws(ContainerError) in
            make(repeat try container.resolve((each Need).self))
        }
    }

    func keys<each Need>(_ needs: repeat (each Need).Type) -> [TypeKey] {
        var keys: [TypeKey] = []
        for need in repeat each needs { keys.append(TypeKey(type: need)) }
        return keys
    }
}
