import Domain

/// A repository that reports the end of the session when a call throws `.sessionExpired`.
struct SessionExpiringPlayerRepository: PlayerRepository {
    let base: any PlayerRepository
    let expiry: SessionExpiry

    func page(
        _ range: Range<Int>, of query: SquadQuery, containing player: PlayerID?
    ) async throws(StorageError) -> SquadPage {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.page(range, of: query, containing: player)
        }
    }

    func ids(of query: SquadQuery) async throws(StorageError) -> [PlayerID] {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.ids(of: query)
        }
    }

    func players(_ ids: [PlayerID]) async throws(StorageError) -> [Player] {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.players(ids)
        }
    }

    func ids(named name: PlayerName) async throws(StorageError) -> [PlayerID] {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.ids(named: name)
        }
    }

    func add(_ name: PlayerName) async throws(StorageError) -> Player {
        try await expiry.reporting { () async throws(StorageError) in try await base.add(name) }
    }

    func update(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player {
        try await expiry.reporting { () async throws(StorageError) in
            try await base.update(change, of: id)
        }
    }

    func delete(_ id: PlayerID) async throws(StorageError) {
        try await expiry.reporting { () async throws(StorageError) in try await base.delete(id) }
    }
}
