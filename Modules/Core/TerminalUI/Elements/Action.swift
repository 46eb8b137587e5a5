/// Something the user can do, by a key, by the mouse or by its name.
public struct Action: Sendable {
    /// How much it weighs.
    public enum Weight: Sendable {
        case normal, primary, destructive
    }

    public let label: String
    /// The key that does it from anywhere on the screen.
    public let key: Key?
    public let isEnabled: Bool
    public let weight: Weight
    public let perform: @MainActor () -> Void

    public init(
        _ label: String,
        key: Key? = nil,
        isEnabled: Bool = true,
        weight: Weight = .normal,
        perform: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.key = key
        self.isEnabled = isEnabled
        self.weight = weight
        self.perform = perform
    }
}
