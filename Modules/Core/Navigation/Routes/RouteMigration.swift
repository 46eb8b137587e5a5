/// Lifts a saved route to the version that came after it. A route that is several versions old goes
/// through several migrations, one after the other.
public struct RouteMigration: Sendable {
    let name: String
    let version: Int
    let newName: String
    let parameters: @Sendable ([String]) -> [String]?

    /// From one version to the next.
    ///
    /// - Parameters:
    ///   - name: the route's name.
    ///   - version: the version that is lifted by one.
    ///   - parameters: the new parameters, made of the old ones; nil when there is no such place
    ///     any more.
    public init(
        _ name: String, from version: Int,
        parameters: @escaping @Sendable ([String]) -> [String]?
    ) {
        self.init(renaming: name, from: version, to: name, parameters: parameters)
    }

    /// From one name to another, and to the next version: what has the new name begins with that.
    ///
    /// - Parameters:
    ///   - name: the route's name until now.
    ///   - version: the version that is lifted by one.
    ///   - newName: its name from now on.
    ///   - parameters: the new parameters, made of the old ones; nil when there is no such place
    ///     any more.
    public init(
        renaming name: String, from version: Int, to newName: String,
        parameters: @escaping @Sendable ([String]) -> [String]? = { $0 }
    ) {
        self.name = name
        self.version = version
        self.newName = newName
        self.parameters = parameters
    }

    /// The lifted record; nil for a record of another kind, or when the place is no more.
    func lift(_ record: RouteRecord) -> RouteRecord? {
        guard record.name == name, record.version == version else { return nil }
        return parameters(record.parameters).map {
            RouteRecord(name: newName, version: version + 1, parameters: $0)
        }
    }
}
