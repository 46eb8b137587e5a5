/// Events of the DataTransfer feature that the composition root handles.
@MainActor public protocol DataTransferNavigation: AnyObject {
    /// Players and matches were added. The page is still shown.
    func dataTransferDidImport()
}
