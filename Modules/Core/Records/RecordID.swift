public import Platform

/// The identifier of a record, which any device can make.
public struct RecordID<Root>: Hashable, Sendable {
    /// The stored form.
    public let uuid: UUID

    /// Creates an identifier.
    ///
    /// - Parameter uuid: The stored form; a new one by default.
    public init(_ uuid: UUID = UUID()) {
        self.uuid = uuid
    }
}
