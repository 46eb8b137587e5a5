/// Something wrong with the registrations as a whole.
public struct ContainerVerificationError: Hashable, Sendable {
    /// What is wrong. Types are called as in code, `any Engine`, without their modules.
    public enum Kind: Hashable, Sendable {
        /// A type is needed that nobody registered.
        case missing(String, neededBy: [String])
        /// A type needs itself; the path begins and ends with it.
        case cycle([String])
        /// Something would keep something alive that lives shorter, by this path.
        case captive([String], lives: Scope, holds: Scope)
        /// Something needs, by this path, what lives in a scope that it can never see.
        case unseen([String], lives: Scope, holds: Scope)
        /// Something needs, by these two paths, two scopes that never see each other.
        case apart([String], [String])
        /// Something that is made at once needs something that nobody can have awaited before.
        case unready(String, needs: String)
        /// A type was registered more than once.
        case duplicate(String)
        /// Nobody needs a type.
        case unused(String)
    }

    /// What is wrong.
    public let kind: Kind
    /// The registrations that it is about, in the order in which the problem names them; for a type
    /// that is missing, where it is needed.
    public let lines: [SourceLine]

    init(_ kind: Kind, at lines: [SourceLine]) {
        self.kind = kind
        self.lines = lines
    }
}
