import DependencyContainer
import Navigation

/// The features, as the flows of the app ask for them.
@MainActor struct Features {
    private let container: Container

    /// - Parameter container: the one that the flow lives on.
    init(_ container: Container) {
        self.container = container
    }

    /// Lets go of everything that was made for the flow.
    func close() {
        container.close()
    }

    /// A container that was verified has every feature that is not left out; one that was not shows
    /// nothing.
    func callAsFunction<Building>(_ type: Building.Type) throws(NavigationError) -> Building {
        do throws(ContainerError) {
            return try container.resolve(type)
        } catch {
            throw .nothingShown
        }
    }

    /// Why the feature is not there that is made by this type, as a sentence for a person; nil when
    /// it is.
    func obstacle<Building>(to building: Building.Type) -> String? {
        try? container.resolve(FeatureSelection.self).obstacle(to: building)
    }

    /// - Throws: that a link leads to a feature that is left out.
    func require<Building>(_ building: Building.Type) throws(DeepLinkError) {
        if let unavailableReason = obstacle(to: building) { throw .notFound(unavailableReason) }
    }
}
