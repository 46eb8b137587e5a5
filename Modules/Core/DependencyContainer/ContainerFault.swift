/// Something wrong with the registrations as a whole.
public enum ContainerFault: Hashable, Sendable, CustomStringConvertible {
    /// A type is needed that nobody registered.
    case missing(String, neededBy: String)
    /// A type needs itself; the path begins and ends with it.
    case cycle([String])
    /// Something long-lived would keep something alive that lives shorter, by this path.
    case captive([String], lives: Scope, holds: Scope)
    /// A type was registered more than once.
    case duplicate(String)

    /// What is wrong, and which line mends it.
    public var description: String {
        switch self {
        case .missing(let type, let needer):
            "\(needer) needs \(type), which is not registered: add register(\(type).self) { … }."
        case .cycle(let path):
            "These need each other: \(path.joined(separator: " → ")). Take one of the needs away."
        case .captive(let path, let lives, let holds):
            """
            \(path.first ?? "") lives as long as the \(lives.rawValue) and would keep \
            \(path.last ?? "") (\(holds.rawValue)) alive: \(path.joined(separator: " → ")). \
            Register \(path.first ?? "") with scope: .\(holds.rawValue).
            """
        case .duplicate(let type):
            "\(type) is registered twice: remove one, or use replace(\(type).self)."
        }
    }
}
