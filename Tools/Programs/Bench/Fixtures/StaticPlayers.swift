import Domain

/// A repository of generated players.
struct StaticPlayers: PlayerRepository {
    private let stored: Squad

    init(count: Int, folding: any TextFolding) {
        let positions: [Position?] = Position.allCases + [nil]
        let skills: [Skill?] = Skill.allCases + [nil]
        stored = Squad(
            (1...count).compactMap { number in
                let digits = String(number)
                let text = "Player " + String(repeating: "0", count: 6 - digits.count) + digits
                guard let name = PlayerName(text) else { return nil }
                let player = Player(
                    id: PlayerID(Int64(number)), name: name,
                    skill: skills[number % skills.count],
                    preferredPosition: positions[number % positions.count])
                return (player, folding.searchKey(text))
            })
    }

    func squad() async throws(StorageError) -> Squad { stored }
    func page(
        _ range: Range<Int>, of query: SquadQuery, containing player: PlayerID?
    ) async throws(StorageError) -> SquadPage {
        let indices = stored.indices(by: query.order, matching: query.searchKey)
        let range = SquadPage.clamp(range, to: indices.count)
        return SquadPage(
            of: query, count: indices.count, start: range.lowerBound,
            players: indices[range].map { stored.players[$0] }, isSquadEmpty: false)
    }
    func ids(of query: SquadQuery) async throws(StorageError) -> [PlayerID] {
        throw .unavailable
    }
    func players(_ ids: [PlayerID]) async throws(StorageError) -> [Player] {
        throw .unavailable
    }
    func contains(
        _ name: PlayerName, excluding id: PlayerID?
    ) async throws(StorageError) -> Bool { throw .unavailable }
    func add(_ name: PlayerName) async throws(StorageError) -> Player { throw .unavailable }
    func update(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player { throw .unavailable }
    func delete(_ id: PlayerID) async throws(StorageError) { throw .unavailable }
}
