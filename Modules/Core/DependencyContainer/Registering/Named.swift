/// A value of a type that is registered several times, each time with another type as its name.
///
/// ```swift
/// enum Archive {}
/// container.register(Named<Store, Archive>.self) { Named(Store(path: "archive")) }
/// container.register(Report.self, needs: Named<Store, Archive>.self) { Report($0.value) }
/// ```
public struct Named<Value, Name> {
    /// The value.
    public let value: Value

    /// Creates a named value.
    public init(_ value: Value) {
        self.value = value
    }
}

extension Named: Sendable where Value: Sendable {}
