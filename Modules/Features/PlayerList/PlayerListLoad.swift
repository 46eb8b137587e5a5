import Domain

/// A load of rows.
struct PlayerListLoad {
    let query: SquadQuery
    let window: ResultWindow<SquadQuery, Player>
    /// The player to focus; nil for none.
    let focus: PlayerID?

    /// Returns the rows around the player to focus or, without one, around the visible rows. A search
    /// that does not find the player to focus is left out.
    func page(of players: any PlayerRepository) async throws(StorageError) -> SquadPage {
        let found = try await players.page(
            window.wanted, of: query, containing: focus ?? window.first)
        guard let focus, found.position(of: focus) == nil else { return found }
        let all = try await players.page(
            window.wanted, of: SquadQuery(order: query.order), containing: focus)
        return all.position(of: focus) == nil ? found : all
    }
}

extension PlayerRepository {
    /// Returns those of the given players that exist.
    func existing(_ ids: Set<PlayerID>) async throws(StorageError) -> Set<PlayerID> {
        ids.isEmpty ? [] : Set(try await players(Array(ids)).map(\.id))
    }
}
