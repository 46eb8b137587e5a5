/// A mutable value that a test shares with closures, such as those of a page.
@MainActor public final class Box<Value> {
    /// The current value.
    public var value: Value

    /// Creates a box with a first value.
    public init(_ value: Value) {
        self.value = value
    }
}
