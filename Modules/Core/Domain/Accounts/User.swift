public import FoundationEssentials

/// A person with an account: the organiser of gathers.
public struct User: Hashable, Sendable, Identifiable {
    /// The identifier, which never changes.
    public let id: UUID
    /// The user name, which is unique regardless of case.
    public let name: UserName

    /// Creates a user value without registering an account.
    public init(id: UUID, name: UserName) {
        self.id = id
        self.name = name
    }
}
