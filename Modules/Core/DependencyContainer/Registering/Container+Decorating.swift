extension Container {
    /// Wraps the values of a registration, which can be made before or after this call. Several
    /// decorators are applied in the order of the calls.
    ///
    /// ```swift
    /// container.decorate((any Store).self, needs: Log.self) { LoggingStore($0, log: $1) }
    /// ```
    ///
    /// A value with a scope is wrapped once. A replacement replaces the decorators, too. The
    /// container of a scope wraps the values of an outer container within this scope only.
    ///
    /// - Parameters:
    ///   - type: A registered type. Values that are passed to `openScope(_:with:)` cannot be
    ///     wrapped.
    ///   - needs: The types of the other values that `make` receives.
    ///   - file: The file of the call, for messages.
    ///   - line: The line of the call, for messages.
    ///   - make: A closure that makes a value from the previous value and one value of each need.
    public func decorate<Value, each Need>(
        _ type: Value.Type,
        needs: repeat (each Need).Type,
        file: StaticString = #fileID,
        line: UInt = #line,
        make: @escaping @MainActor (Value, repeat each Need) -> Value
    ) {
        let keys = keys(repeat each needs)
        let requirement = Requirement(
            key: TypeKey(type: type), name: "a decorator",
            line: SourceLine(file: file, line: line))
        registry.decorate(requirement) { [depth, scope] registration in
            guard let makeValue = (registration as? TypedRegistration<Value>)?.make else {
                return nil
            }
            let isKeptOutside = 1..<depth ~= registration.depth
            return TypedRegistration(
                type, scope: registration.scope.limited(to: scope),
                needs: isKeptOutside ? keys : registration.needs + keys,
                isWeak: registration.isWeak, at: registration.place
            ) { (container) throws(ContainerError) in
                make(
                    isKeptOutside
                        ? try container.keptValue(of: registration).value(as: type)
                        : try makeValue(container),
                    repeat try container.resolve((each Need).self))
            }
        }
    }
}
