public import Domain
public import Navigation

/// A factory for the DataTransfer feature.
@MainActor public protocol DataTransferBuilding {
    /// Returns a coordinator for the page. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeDataTransfer(
        on navigator: Navigator, navigation: any DataTransferNavigation
    ) -> any Coordinator
}

/// The dependencies of the DataTransfer feature.
public struct DataTransferDependencies: Sendable {
    let transfer: AccountTransfer

    /// Creates the dependencies.
    ///
    /// - Parameter transfer: The export and import of the signed-in user's account.
    public init(transfer: AccountTransfer) {
        self.transfer = transfer
    }
}

/// The default factory of the DataTransfer feature.
public struct DataTransferFactory: DataTransferBuilding {
    private let dependencies: DataTransferDependencies

    /// Creates a factory.
    public init(_ dependencies: DataTransferDependencies) {
        self.dependencies = dependencies
    }

    /// Returns a coordinator for the page. The caller starts it.
    public func makeDataTransfer(
        on navigator: Navigator, navigation: any DataTransferNavigation
    ) -> any Coordinator {
        DataTransferCoordinator(dependencies, navigator: navigator, navigation: navigation)
    }
}
