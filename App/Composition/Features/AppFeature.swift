import DependencyContainer

/// One feature as the app knows it: its contract, who asks for it, and the modules that can be it.
struct AppFeature: Sendable {
    /// A module that fulfils the contract.
    struct Module: Sendable {
        let name: String
        let register: @MainActor @Sendable (Container) -> Void

        /// - Parameter register: registers the contract's `…Building`.
        init(_ name: String, register: @escaping @MainActor @Sendable (Container) -> Void) {
            self.name = name
            self.register = register
        }
    }

    /// The name of the module that it is unless somebody asks for another.
    var name: String { modules[0].name }
    /// The usual one comes first.
    let modules: [Module]
    /// Says in the container's graph who asks for it.
    let require: @MainActor @Sendable (Container) -> Void
    private let building: ObjectIdentifier

    /// - Parameters:
    ///   - building: what the container is asked for.
    ///   - flow: who asks.
    ///   - usual: the module that it is.
    ///   - others: the modules that can take its place.
    init<Building>(
        _ building: Building.Type, for flow: String, _ usual: Module, or others: Module...
    ) {
        modules = [usual] + others
        require = { $0.require(building, by: flow) }
        self.building = ObjectIdentifier(building)
    }

    /// Whether it is what the container is asked for by this type.
    func isMade<Building>(by type: Building.Type) -> Bool { ObjectIdentifier(type) == building }
}
