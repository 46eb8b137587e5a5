/// The storage of one text on this device.
public protocol TextStore: Sendable {
    /// Returns the text of the last `save(_:)`, or nil if there is none or the stored text is
    /// damaged.
    func savedText() async throws(StorageError) -> String?

    /// Replaces the stored text. A loss of power can lose the new text, but not a part of the text.
    func save(_ text: String) async throws(StorageError)
}
