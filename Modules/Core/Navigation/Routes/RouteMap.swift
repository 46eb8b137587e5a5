/// All places that links lead to, and how to get there: made once, where the features meet.
@MainActor public struct RouteMap<Origin> {
    let places: [LinkDestination<Origin>]
    let migrations: [RouteMigration]
    let patterns: [RoutePattern]

    /// - Parameters:
    ///   - places: where a link may begin.
    ///   - migrations: for what earlier versions of the program have saved.
    public init(_ places: [LinkDestination<Origin>], migrations: [RouteMigration] = []) {
        self.places = places
        self.migrations = migrations
        patterns = places.map(\.pattern)
    }

    /// Reads a link. Every word and every parameter is checked, and nothing is loaded.
    ///
    /// After a place come those that it leads to; then those next to it, and so on up to where a
    /// link may begin: a stack may be `players/42/gather/current`.
    ///
    /// - Throws: what is wrong with it, with a sentence for a person.
    public func link(from text: String) throws(DeepLinkError) -> DeepLink {
        guard text.utf8.count <= DeepLink.maximumLength else { throw .tooLong }
        guard !text.utf8.isEmpty else { throw .empty }
        var reader = LinkReader(try Self.components(of: text), places: patterns)
        return try reader.link()
    }

    private static func components(of text: String) throws(DeepLinkError) -> [String] {
        do throws(DeepLinkSyntaxError) {
            let parts = text.utf8.split(
                separator: UInt8(ascii: "/"), omittingEmptySubsequences: false)
            if parts.count > 1, parts[0].last == UInt8(ascii: ":"), parts[1].isEmpty {
                throw .scheme
            }
            var components: [String] = []
            for part in parts { components.append(try LinkComponent.decoded(Substring(part))) }
            return components
        } catch {
            throw .malformed(error)
        }
    }

    /// The route that a record means now; nil when no place has it, when it comes from a newer
    /// version of the program, or when no migration lifts it.
    func route(from record: RouteRecord) -> (any Route)? {
        var record = record
        // Each turn raises the version, and no migration does so for ever.
        while true {
            let pattern = patterns.lazy.flatMap(\.family).first { $0.name == record.name }
            if let pattern, pattern.version <= record.version {
                guard pattern.version == record.version else { return nil }
                return try? pattern.route(record.parameters)
            }
            let migration = migrations.first {
                $0.name == record.name && $0.version == record.version
            }
            guard let lifted = migration?.lift(record) else { return nil }
            record = lifted
        }
    }
}
