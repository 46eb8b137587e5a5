import Domain
import Records
import ServiceAPI

/// The squad of a server's user. Changes are stored in the copy and sent in the background, except for those
/// of a server with only the requests of the original service, which come first.
struct RemotePlayers: PlayerRepository {
    let account: RemoteAccount
    /// The squad in the copy.
    let base: any PlayerRepository

    func page(
        _ range: Range<Int>, of query: SquadQuery, containing player: PlayerID?
    ) async throws(StorageError) -> SquadPage {
        try await account.refreshIfNeeded()
        return try await base.page(range, of: query, containing: player)
    }

    func ids(of query: SquadQuery) async throws(StorageError) -> [PlayerID] {
        try await base.ids(of: query)
    }

    func players(_ ids: [PlayerID]) async throws(StorageError) -> [Player] {
        try await base.players(ids)
    }

    func ids(named name: PlayerName) async throws(StorageError) -> [PlayerID] {
        try await base.ids(named: name)
    }

    func add(_ name: PlayerName) async throws(StorageError) -> Player {
        if try await account.isOriginalServer() {
            // The server assigns the identifier.
            return try await addOnOriginal(Player(id: PlayerID(0), name: name))
        }
        let player = try await base.add(name)
        account.didChange()
        return player
    }

    /// Adds a player with all values.
    func addOnOriginal(_ player: Player) async throws(StorageError) -> Player {
        do throws(StorageError) {
            let response = try await account.send("POST", .createPlayer, PlayerBody(player))
            try response.check()
            guard let word = response.location?.split(separator: "/").last,
                let id = Int64(String(word))
            else { throw .serverFailed }
            var player = player
            player.id = PlayerID(id)
            try await store(player)
            return player
        } catch {
            // The server may have stored the player before the connection was lost.
            await account.setNeedsRefresh()
            throw error
        }
    }

    func update(_ change: PlayerChange, of id: PlayerID) async throws(StorageError) -> Player {
        if try await account.isOriginalServer() {
            return try await updateOnOriginal(change, of: id)
        }
        let player = try await base.update(change, of: id)
        account.didChange()
        return player
    }

    private func updateOnOriginal(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player {
        // The request replaces all values, and other devices may have changed them.
        try await account.refresh(joins: false)
        guard let known = try await base.players([id]).first else { throw .notFound }
        let player = change.applied(to: known)
        let response = try await account.send(
            "PUT", .updatePlayer(id.number), PlayerBody(player))
        try response.check()
        try await store(player)
        return player
    }

    func delete(_ id: PlayerID) async throws(StorageError) {
        guard try await account.isOriginalServer() else {
            try await base.delete(id)
            return account.didChange()
        }
        let response = try await account.send("DELETE", .deletePlayer(id.number))
        if response.status != 404 { try response.check() }
        var update = AccountUpdate()
        update.deletedPlayers = [id]
        try await account.copy.apply(update, to: account.session)
    }

    func deleted() async throws(StorageError) -> [Player] { try await base.deleted() }

    func restore(_ id: PlayerID) async throws(StorageError) {
        if try await account.isOriginalServer() { throw .unsupported }
        try await base.restore(id)
        account.didChange()
    }

    func versions(of id: PlayerID) async throws(StorageError) -> [RecordVersion<Player>] {
        try await base.versions(of: id)
    }

    private func store(_ player: Player) async throws(StorageError) {
        var update = AccountUpdate()
        update.players = [player]
        try await account.copy.apply(update, to: account.session)
    }
}
