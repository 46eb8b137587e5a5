import DependencyContainer
import Domain
import Records

/// A kind of records that a feature stores.
struct FeatureKind: Sendable {
    /// The rule of the kind, whose name no other kind has.
    let rule: @Sendable () -> RecordRule
    /// The table of the kind; nil for a kind that is not exchanged as a table.
    let table: @Sendable () -> TableKind?
    /// Registers the repository of the kind, if features need it.
    let register: @MainActor @Sendable (Container) -> Void

    /// - Parameters:
    ///   - isTable: Whether the records are exported to tables, and imported from them.
    ///   - isRegistered: Whether the repository is registered. Features that share a kind, so that
    ///     each of them runs without the others, take it from `RecordRepositories` instead.
    init<Root: Record>(
        _ kind: Root.Type, isTable: Bool = false, isRegistered: Bool = true
    ) where Root.ID == RecordID<Root> {
        // A kind is made when it is first used, because that takes time at each start.
        rule = { RecordRule(of: kind) }
        table = { isTable ? TableKind(kind) : nil }
        register = { container in
            guard isRegistered else { return }
            container.register(
                (any RecordRepository<Root>).self, scope: .session,
                needs: (any RecordRepositories).self
            ) { $0.repository(of: kind) }
        }
    }
}
