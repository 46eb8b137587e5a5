/// The players at consecutive positions in the result of a query.
public typealias SquadPage = ResultPage<SquadQuery, Player>

extension SquadPage {
    /// The players of this page, in the order of the query.
    public var players: [Player] { items }
}
