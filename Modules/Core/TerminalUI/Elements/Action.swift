/// Something the user can do, by a key, by the mouse or by its name.
public struct Action: Sendable {
    /// How much it weighs.
    public enum Weight: Sendable {
        case normal, primary, destructive
    }

    /// What it is called on the page; tests and the line by line renderer find it by this.
    public let label: String
    /// The key that does it from anywhere on the screen.
    public let key: Key?
    /// Whether it can be done now. One that cannot is shown all the same.
    public let isEnabled: Bool
    /// Why it cannot be done, as a sentence that whoever tries it is told; nil where it can be done,
    /// and where the page shows why not.
    public let unavailableReason: String?
    /// How it stands out among the others.
    public let weight: Weight
    /// Does it. The workspace never calls it while it is disabled.
    public let perform: @MainActor () -> Void

    /// - Parameters:
    ///   - obstacle: why it cannot be done, whatever `isEnabled` says; nil when nothing is in the way.
    ///   - perform: called on the main actor, once for each time that it is chosen.
    public init(
        _ label: String,
        key: Key? = nil,
        isEnabled: Bool = true,
        unavailableReason: String? = nil,
        weight: Weight = .normal,
        perform: @escaping @MainActor () -> Void
    ) {
        self.label = label
        self.key = key
        self.isEnabled = isEnabled && unavailableReason == nil
        self.unavailableReason = unavailableReason
        self.weight = weight
        self.perform = perform
    }
}
