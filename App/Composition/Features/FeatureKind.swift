import DependencyContainer
import Domain
import Records

/// A kind of records that a feature stores.
struct FeatureKind: Sendable {
    /// The name of the kind, which no other kind has.
    let name: @Sendable () -> String
    /// Registers the repository of the kind.
    let register: @MainActor @Sendable (Container) -> Void

    init<Root: Record>(_ kind: Root.Type) where Root.ID == RecordID<Root> {
        // A kind is made when it is first used, because that takes time at each start.
        name = { kind.kind.name }
        register = { container in
            container.register(
                (any RecordRepository<Root>).self, scope: .session,
                needs: (any RecordRepositories).self
            ) { $0.repository(of: kind) }
        }
    }
}
