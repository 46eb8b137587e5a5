import DataTransfer

/// A navigation that counts the events.
@MainActor final class DataTransferNavigationSpy: DataTransferNavigation {
    private(set) var importCount = 0
    func dataTransferDidImport() { importCount += 1 }
}
