extension Container {
    /// A container for one turn of a scope: what lives in it is made here and goes with it.
    ///
    /// - Parameter values: all that is expected in the scope.
    /// - Throws: `.cannotOpen` when the scope does not lie directly within this container's,
    ///   `.notExpected` and `.notHandedIn` when the values are not those that were announced.
    public func openScope<each Value>(
        _ scope: Scope, with values: repeat each Value
    ) throws(ContainerError) -> Container {
        try checkIsOpen()
        guard scope.parent == self.scope else { throw .cannotOpen(scope, from: self.scope) }
        let child = child(scope)
        for value in repeat each values { try child.handIn(value, announcedIn: scope) }
        for key in plan.expected(in: scope) where !child.values.has(key) {
            throw .notHandedIn(key.name, scope)
        }
        return child
    }

    private func handIn<Value>(
        _ value: Value, announcedIn scope: Scope
    ) throws(ContainerError) {
        let key = TypeKey(type: Value.self)
        guard plan.expected(in: scope).contains(key) else {
            throw .notExpected(key.name, scope)
        }
        values.keep(value, key)
    }
}
