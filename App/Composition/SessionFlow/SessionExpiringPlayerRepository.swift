import Domain

/// A squad whose every call may find out that the session has ended: no feature has to remember it.
struct SessionExpiringPlayerRepository: PlayerRepository {
    let base: any PlayerRepository
    let expiry: SessionExpiry

    func squad() async throws(StorageError) -> Squad {
        try await expiry.watching { () async throws(StorageError) in try await base.squad() }
    }

    func contains(_ name: PlayerName, excluding id: PlayerID?) async throws(StorageError) -> Bool {
        try await expiry.watching { () async throws(StorageError) in
            try await base.contains(name, excluding: id)
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
