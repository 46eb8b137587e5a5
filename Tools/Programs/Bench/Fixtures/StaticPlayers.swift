import Domain
import Platform

/// A repository of generated players, whose order is that of their numbers.
struct StaticPlayers: PlayerRepository {
    private let entries: [(player: Player, key: [CChar])]

    init(count: Int, folding: any TextFolding) {
        let positions: [Position?] = Position.allCases + [nil]
        let skills: [Skill?] = Skill.allCases + [nil]
        entries = (1...count).compactMap { number in
            let digits = String(number)
            let text = "Player " + String(repeating: "0", count: 6 - digits.count) + digits
            guard let name = PlayerName(text) else { return nil }
            let player = Player(
                id: PlayerID(Int64(number)), name: name, skill: skills[number % skills.count],
                preferredPosition: positions[number % positions.count])
            return (player, Array(folding.searchKey(text).utf8CString))
        }
    }

    func page(
        _ range: Range<Int>, of query: SquadQuery, containing player: PlayerID?
    ) async throws(StorageError) -> SquadPage {
        let found = query.searchKey.isEmpty ? entries : entries(containing: query.searchKey)
        let range = SquadPage.clamp(range, to: found.count)
        return SquadPage(
            of: query, count: found.count, start: range.lowerBound,
            items: found[range].map(\.player), isRepositoryEmpty: false)
    }

    /// Searches as fast as SQLite, so that the measurement shows the time of the app.
    private func entries(containing text: String) -> [(player: Player, key: [CChar])] {
        text.withCString { text in entries.filter { strstr($0.key, text) != nil } }
    }

    func ids(of query: SquadQuery) async throws(StorageError) -> [PlayerID] {
        throw .unavailable
    }
    func players(_ ids: [PlayerID]) async throws(StorageError) -> [Player] {
        throw .unavailable
    }
    func ids(named name: PlayerName) async throws(StorageError) -> [PlayerID] {
        throw .unavailable
    }
    func add(_ name: PlayerName) async throws(StorageError) -> Player { throw .unavailable }
    func update(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player { throw .unavailable }
    func delete(_ id: PlayerID) async throws(StorageError) { throw .unavailable }
}
