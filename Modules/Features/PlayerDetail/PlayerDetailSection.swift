import Domain

/// A section of another feature.
struct PlayerDetailSection {
    let title: String
    let rows: @MainActor (Player) async throws(StorageError) -> [(label: String, value: String)]
}
