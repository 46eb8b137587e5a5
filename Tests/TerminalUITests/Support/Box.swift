/// A mutable value that a test shares with the closures of a page.
@MainActor final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
