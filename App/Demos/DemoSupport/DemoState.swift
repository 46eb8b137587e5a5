public import Navigation

/// A state in which a demo can show its feature.
public struct DemoState<Navigation: AnyObject>: Sendable {
    /// Creates the feature's coordinator.
    public typealias Opening = @MainActor (DemoEnvironment, Navigation) -> any Coordinator

    /// The name on the command line.
    public let name: String
    /// A few words about the state.
    public let description: String
    let open: Opening

    /// - Parameter open: creates the feature's coordinator with data in memory.
    public init(_ name: String, _ description: String, open: @escaping Opening) {
        self.name = name
        self.description = description
        self.open = open
    }
}
