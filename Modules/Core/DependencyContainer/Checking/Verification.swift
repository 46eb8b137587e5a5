/// The check of all registrations.
@MainActor final class Verification {
    private let registry: Registry
    private let graph: NeedGraph
    /// Most containers have no error that names a type.
    private lazy var names = TypeNames(registry, and: registry.missingDecorated.map(\.key))

    init(_ registry: Registry) {
        self.registry = registry
        graph = NeedGraph(registry)
    }

    private var registrations: [Registration] { graph.registrations }

    /// Returns all errors, by kind and then in the order of the registrations.
    func errors() -> [ContainerVerificationError] {
        duplicates() + missing() + cycles() + captives() + scopeConflicts()
            + unused()
    }

    private func duplicates() -> [ContainerVerificationError] {
        let previous = Dictionary(grouping: registry.duplicates, by: \.key)
        guard !previous.isEmpty else { return [] }
        return registrations.compactMap { registration in
            guard let previous = previous[registration.key] else { return nil }
            return error(.duplicate(name(registration)), at: previous + [registration])
        }
    }

    private func missing() -> [ContainerVerificationError] {
        var order: [TypeKey] = []
        var dependents: [TypeKey: [(name: String, line: SourceLine?)]] = [:]
        func recordMissing(_ key: TypeKey, _ name: @autoclosure () -> String, _ line: SourceLine?) {
            if dependents[key] == nil { order.append(key) }
            dependents[key, default: []].append((name(), line))
        }
        for (need, holder) in graph.missing {
            recordMissing(need, name(registrations[holder]), registrations[holder].line)
        }
        let decorated = registry.missingDecorated
        for requirement in graph.missingRequirements + decorated {
            recordMissing(requirement.key, requirement.name, requirement.line)
        }
        return order.map { key in
            let dependents = dependents[key] ?? []
            var names: [String] = []
            for dependent in dependents where !names.contains(dependent.name) {
                names.append(dependent.name)
            }
            return ContainerVerificationError(
                .missing(self.names[key], neededBy: names), at: dependents.compactMap(\.line))
        }
    }

    private func cycles() -> [ContainerVerificationError] {
        graph.cycles().map { cycle in
            error(.cycle(names(of: cycle + cycle.prefix(1))), at: cycle.map { registrations[$0] })
        }
    }

    private func captives() -> [ContainerVerificationError] {
        graph.captives().compactMap { path in
            guard let first = path.first, let last = path.last else { return nil }
            let (scope, heldScope) = (graph.scope(first), graph.scope(last))
            let lines = path.map { registrations[$0] }
            return heldScope.lies(within: scope)
                ? error(.captive(names(of: path), scope: scope, heldScope: heldScope), at: lines)
                : error(
                    .unreachable(names(of: path), scope: scope, heldScope: heldScope), at: lines)
        }
    }

    private func scopeConflicts() -> [ContainerVerificationError] {
        graph.scopeConflicts().map { one, other in
            error(
                .incompatibleScopes(names(of: one), names(of: other)),
                at: one.prefix(1).map { registrations[$0] })
        }
    }

    /// A list of contributions may be unused, because an app can omit the receiver.
    private func unused() -> [ContainerVerificationError] {
        graph.neededBy.indices.compactMap { index in
            guard graph.neededBy[index].isEmpty, !graph.isRequired[index] else { return nil }
            let registration = registrations[index]
            guard !registration.key.isContribution,
                !registry.previousNeeds.contains(registration.key)
            else { return nil }
            return error(.unused(name(registration)), at: [registration])
        }
    }

    private func error(
        _ kind: ContainerVerificationError.Kind, at registrations: [Registration]
    ) -> ContainerVerificationError {
        ContainerVerificationError(kind, at: registrations.compactMap(\.line))
    }

    private func name(_ registration: Registration) -> String { names[registration.key] }

    private func names(of path: [Int]) -> [String] { path.map { name(registrations[$0]) } }
}
