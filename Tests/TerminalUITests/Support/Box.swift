/// Something that the closures of a page change and a test looks at.
@MainActor final class Box<Value> {
    var value: Value

    init(_ value: Value) {
        self.value = value
    }
}
