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

/// The last import of a session. It can be undone until the user signs out or leaves the app.
@MainActor public final class ImportHistory {
    var last: ImportedRecords?

    /// Creates a history without an import.
    public init() {}
}

/// The default factory of the DataTransfer feature.
public struct DataTransferFactory: DataTransferBuilding {
    private let transfer: AccountTransfer
    private let history: ImportHistory

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - transfer: The export and import of the signed-in user's account.
    ///   - history: The last import, which the page can undo.
    public init(transfer: AccountTransfer, history: ImportHistory) {
        self.transfer = transfer
        self.history = history
    }

    /// Returns a coordinator for the page. The caller starts it.
    public func makeDataTransfer(
        on navigator: Navigator, navigation: any DataTransferNavigation
    ) -> any Coordinator {
        DataTransferCoordinator(
            transfer: transfer, history: history, navigator: navigator, navigation: navigation)
    }
}
