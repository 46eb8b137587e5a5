import DependencyContainer
import Domain

/// An entry of the feature catalogue: a contract and the modules that implement it.
struct AppFeature: Sendable {
    /// A module that implements the contract.
    struct Module: Sendable {
        let name: String
        let register: @MainActor @Sendable (Container) -> Void

        /// - Parameter register: A closure that registers the contract's `…Building` type.
        init(_ name: String, register: @escaping @MainActor @Sendable (Container) -> Void) {
            self.name = name
            self.register = register
        }
    }

    /// The modules; the first one is the default, and its name is the name of the feature.
    let modules: [Module]
    /// The deep links to the feature.
    let links: [FeatureLink]
    /// The kinds of records that the feature stores.
    let kinds: [FeatureKind]
    private let contributedKeys: [ContributedKey]
    private let register: @MainActor @Sendable (Container, FeatureSelection, AppFeature) -> Void

    /// - Parameters:
    ///   - building: The type that the modules register.
    ///   - defaultModule: The module of a run without `--use`.
    ///   - alternatives: The modules that can replace it.
    ///   - contributions: The additions to the pages of other features.
    ///   - kinds: The kinds of records that the feature stores. A run without the feature keeps
    ///     them.
    ///   - links: The deep links to the feature, which report that it is unavailable if it is.
    init<Building>(
        _ building: Building.Type, _ defaultModule: Module, or alternatives: Module...,
        stores kinds: [FeatureKind] = [], adds contributions: [FeatureContribution<Building>] = [],
        links: [FeatureLink] = []
    ) {
        modules = [defaultModule] + alternatives
        self.links = links
        self.kinds = kinds
        contributedKeys = contributions.compactMap(\.key)
        register = { container, selection, feature in
            // Deep links resolve the type when they are opened.
            container.require(FeatureAvailability<Building>.self, by: "FeatureCatalogue")
            if let reason = selection.unavailableReason(of: feature) {
                return container.register(FeatureAvailability<Building>.self) {
                    .unavailable(reason: reason)
                }
            }
            for kind in kinds { kind.register(container) }
            selection.module(of: feature).register(container)
            container.register(FeatureAvailability<Building>.self, needs: building) {
                .available($0)
            }
            for contribution in contributions { contribution.register(container) }
        }
    }

    var name: String { modules[0].name }

    /// Returns the keys of contributions that have another meaning on their page.
    static func keyCollisions(in features: [AppFeature]) -> [KeyCollisionError] {
        features.flatMap(\.contributedKeys).collisions
    }

    /// Returns the faults in the declarations of the records of features.
    static func kindFaults(in features: [AppFeature]) -> [KindFault] {
        RecordRule.faults(
            in: [RecordRule(of: Player.self)] + features.flatMap(\.kinds).map { $0.rule() })
    }

    /// Registers the feature's module in this run and its contributions, or the reason why there is
    /// no module.
    @MainActor func register(in container: Container, _ selection: FeatureSelection) {
        register(container, selection, self)
    }
}
