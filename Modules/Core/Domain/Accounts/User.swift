public import Platform

/// Somebody who can sign in.
public struct User: Hashable, Sendable, Identifiable {
    /// Never changes, even when the name does.
    public let id: UUID
    /// Unique regardless of case.
    public let name: UserName

    /// - Parameter id: given by the accounts when the user registered.
    public init(id: UUID, name: UserName) {
        self.id = id
        self.name = name
    }
}
