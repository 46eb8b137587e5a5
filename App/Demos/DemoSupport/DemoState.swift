public import Navigation

/// One situation that a feature can be opened in.
public struct DemoState<Listener: AnyObject>: Sendable {
    /// Makes the feature's coordinator.
    public typealias Opening = @MainActor (DemoEnvironment, Listener) -> any Coordinator

    /// What it is called on the command line.
    public let name: String
    /// What is to be seen in it, in a few words.
    public let about: String
    let open: Opening

    /// - Parameter open: makes the feature's coordinator, on data that are gone with the program.
    public init(_ name: String, _ about: String, open: @escaping Opening) {
        self.name = name
        self.about = about
        self.open = open
    }
}
