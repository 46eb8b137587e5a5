/// An indication of work in progress.
public struct Progress: Hashable, Sendable {
    /// A description of the work.
    public let label: String

    /// Creates a progress element with a description of the work.
    public init(_ label: String) {
        self.label = label
    }
}
