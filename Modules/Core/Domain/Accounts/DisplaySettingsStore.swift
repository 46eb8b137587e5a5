/// The storage on this device for the settings of the display, as text.
public protocol DisplaySettingsStore: Sendable {
    /// Returns the text of the last `save(_:)`, or nil if there is none.
    func savedSettings() async throws(StorageError) -> String?

    /// Replaces the stored text.
    func save(_ settings: String) async throws(StorageError)
}
