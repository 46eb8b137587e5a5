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
    let history: ImportHistory

    /// Creates the dependencies.
    ///
    /// - Parameters:
    ///   - transfer: The export and import of the signed-in user's account.
    ///   - history: The last import, which the page can undo.
    public init(transfer: AccountTransfer, history: ImportHistory) {
        self.transfer = transfer
        self.history = history
    }
}

/// The last import of a session. It can be undone until the user signs out or leaves the app.
@MainActor public final class ImportHistory {
    var last: ImportedRecords?

    /// Creates a history without an import.
    public init() {}
}

/// The default factory of the DataTransfer feature.
public struct DataTransferFactory: DataTransferBuilding {
    private let dependencies: DataTransferDependencies

    /// Stores the dependencies of the coordinators that the factory makes.
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
