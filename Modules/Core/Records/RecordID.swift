public import FoundationEssentials

/// An identifier of records of one kind, which has the form of a UUID wherever all kinds are
/// treated alike.
public protocol RecordIdentifier: Hashable, Sendable {
    /// The stored form.
    var uuid: UUID { get }

    /// Creates the identifier with a stored form, or returns nil if the kind has no such
    /// identifiers.
    init?(uuid: UUID)
}

/// The identifier of a record, which any device can make.
public struct RecordID<Root>: RecordIdentifier {
    /// The stored form.
    public let uuid: UUID

    /// Creates an identifier.
    ///
    /// - Parameter uuid: The stored form; a new one by default.
    public init(_ uuid: UUID = UUID()) {
        self.uuid = uuid
    }

    /// Creates the identifier with a stored form.
    public init(uuid: UUID) {
        self.uuid = uuid
    }
}
