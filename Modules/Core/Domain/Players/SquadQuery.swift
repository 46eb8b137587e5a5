/// A search in a squad, and the order of its result.
public struct SquadQuery: Hashable, Sendable {
    /// The order of the result.
    public var order: SquadOrder
    /// The order of names in different scripts.
    public var scripts: ScriptOrder
    /// A `TextFolding.searchKey` that the name keys of the found players contain. An empty key
    /// finds all players.
    public var searchKey: String

    /// Creates a query.
    public init(
        order: SquadOrder = .name, scripts: ScriptOrder = .codePoints, searchKey: String = ""
    ) {
        self.order = order
        self.scripts = scripts
        self.searchKey = searchKey
    }
}
