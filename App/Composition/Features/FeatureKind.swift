import DependencyContainer
import Domain
import Records

/// A kind of records that a feature stores.
struct FeatureKind: Sendable {
    /// The rule of the kind, whose name no other kind has.
    let rule: @Sendable () -> RecordRule
    /// Registers the repository of the kind.
    let register: @MainActor @Sendable (Container) -> Void

    init<Root: Record>(_ kind: Root.Type) where Root.ID == RecordID<Root> {
        // A kind is made when it is first used, because that takes time at each start.
        rule = { RecordRule(of: kind) }
        register = { container in
            container.register(
                (any RecordRepository<Root>).self, scope: .session,
                needs: (any RecordRepositories).self
            ) { $0.repository(of: kind) }
        }
    }
}
