/// The destinations of all deep links. The composition root creates it, because a link passes
/// through several features.
@MainActor public struct RouteMap<Source> {
    let destinations: [LinkDestination<Source>]
    let patterns: [RoutePattern]

    /// Creates a map.
    ///
    /// - Parameter destinations: The destinations with which a link can start.
    public init(_ destinations: [LinkDestination<Source>]) {
        self.destinations = destinations
        patterns = destinations.map(\.pattern)
    }

    /// Reads the text of a link and checks every word and every parameter. Loads nothing.
    ///
    /// Each destination is followed by one that it leads to, or by one of an earlier level. In
    /// `players/42/gather/current`, the third route is of the same level as the first one.
    ///
    /// - Throws: The reason why the text is not a link through this map.
    public func link(from text: String) throws(DeepLinkError) -> DeepLink {
        guard text.utf8.count <= DeepLink.maximumLength else { throw .tooLong }
        guard !text.utf8.isEmpty else { throw .empty }
        var parser = LinkParser(try Self.components(of: text), patterns: patterns)
        return try parser.link()
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

    /// Returns the route of a record; nil when no route has its name and its version.
    func route(from record: RouteRecord) -> (any Route)? {
        let pattern = patterns.lazy.flatMap(\.family).first { $0.name == record.name }
        guard let pattern, pattern.version == record.version else { return nil }
        return try? pattern.route(record.parameters)
    }
}
