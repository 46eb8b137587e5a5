public import Navigation

/// A state in which a demo can show its feature.
public struct DemoState<Navigation: AnyObject>: Sendable {
    /// A function that creates the feature's coordinator.
    public typealias MakeCoordinator = @MainActor (DemoEnvironment, Navigation) -> any Coordinator

    /// The name on the command line.
    public let name: String
    /// A few words about the state.
    public let description: String
    let makeCoordinator: MakeCoordinator

    /// - Parameter makeCoordinator: Creates the feature's coordinator with data in memory.
    public init(
        _ name: String, _ description: String, makeCoordinator: @escaping MakeCoordinator
    ) {
        self.name = name
        self.description = description
        self.makeCoordinator = makeCoordinator
    }
}
