import Domain

/// A squad whose every call may find out that the session has ended: no feature has to remember it.
struct WatchedPlayers: PlayerRepository {
    let base: any PlayerRepository
    let expiry: SessionExpiry

    func roster() async throws(StorageError) -> Roster {
        try await expiry.watching { () async throws(StorageError) in try await base.roster() }
    }

    func contains(_ name: PlayerName, besides id: PlayerID?) async throws(StorageError) -> Bool {
        try await expiry.watching { () async throws(StorageError) in
            try await base.contains(name, besides: id)
        }
    }

    func add(_ name: PlayerName) async throws(StorageError) -> Player {
        try await expiry.watching { () async throws(StorageError) in try await base.add(name) }
    }

    func update(
        _ change: PlayerChange, of id: PlayerID
    ) async throws(StorageError) -> Player {
        try await expiry.watching { () async throws(StorageError) in
            try await base.update(change, of: id)
        }
    }

    func delete(_ id: PlayerID) async throws(StorageError) {
        try await expiry.watching { () async throws(StorageError) in try await base.delete(id) }
    }
}
