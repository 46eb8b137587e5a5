/// A migration of a saved route to the next version of its format. A route that is several versions
/// old passes through several migrations.
public struct RouteMigration: Sendable {
    let name: String
    let version: Int
    let newName: String
    let parameters: @Sendable ([String]) -> [String]?

    /// Creates a migration to the next version.
    ///
    /// - Parameters:
    ///   - name: The name of the route.
    ///   - version: The version to migrate from.
    ///   - parameters: Returns the new parameters for the old ones; nil when the screen does not
    ///     exist any more.
    public init(
        _ name: String, from version: Int,
        parameters: @escaping @Sendable ([String]) -> [String]?
    ) {
        self.init(renaming: name, from: version, to: name, parameters: parameters)
    }

    /// Creates a migration to another name and the next version.
    ///
    /// - Parameters:
    ///   - name: The old name of the route.
    ///   - version: The version to migrate from.
    ///   - newName: The new name of the route, whose versions start with the next one.
    ///   - parameters: Returns the new parameters for the old ones; nil when the screen does not
    ///     exist any more.
    public init(
        renaming name: String, from version: Int, to newName: String,
        parameters: @escaping @Sendable ([String]) -> [String]? = { $0 }
    ) {
        self.name = name
        self.version = version
        self.newName = newName
        self.parameters = parameters
    }

    /// Returns the migrated record; nil for a record of another route or version, or when the
    /// screen does not exist any more.
    func migrate(_ record: RouteRecord) -> RouteRecord? {
        guard record.name == name, record.version == version else { return nil }
        return parameters(record.parameters).map {
            RouteRecord(name: newName, version: version + 1, parameters: $0)
        }
    }
}
