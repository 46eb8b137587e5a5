import DependencyContainer

/// An entry of the feature catalogue: a contract and the modules that implement it.
struct AppFeature: Sendable {
    /// A module that implements the contract.
    struct Module: Sendable {
        let name: String
        let register: @MainActor @Sendable (Container) -> Void

        /// - Parameter register: registers the contract's `…Building` type.
        init(_ name: String, register: @escaping @MainActor @Sendable (Container) -> Void) {
            self.name = name
            self.register = register
        }
    }

    /// The modules; the first one is the default, and its name is the name of the feature.
    let modules: [Module]
    private let registerAvailable: @MainActor @Sendable (Container) -> Void
    private let registerUnavailable: @MainActor @Sendable (Container, String) -> Void

    /// - Parameters:
    ///   - building: the type that the modules register.
    ///   - defaultModule: the module of a run without `--use`.
    ///   - alternatives: the modules that can replace it.
    init<Building>(
        _ building: Building.Type, _ defaultModule: Module, or alternatives: Module...
    ) {
        modules = [defaultModule] + alternatives
        registerAvailable = {
            $0.register(FeatureAvailability<Building>.self, needs: building) { .available($0) }
        }
        registerUnavailable = { container, reason in
            container.register(FeatureAvailability<Building>.self) { .unavailable(reason: reason) }
        }
    }

    var name: String { modules[0].name }

    /// Registers the feature's module in this run, or the reason why there is none.
    @MainActor func register(in container: Container, _ selection: FeatureSelection) {
        if let reason = selection.unavailableReason(of: self) {
            registerUnavailable(container, reason)
        } else {
            selection.module(of: self).register(container)
            registerAvailable(container)
        }
    }
}
