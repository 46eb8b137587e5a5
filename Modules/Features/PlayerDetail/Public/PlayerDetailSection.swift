public import Domain

/// A section with facts about a player that another feature adds to the player screen.
public struct PlayerDetailSection: Sendable {
    let title: String
    let rows: @MainActor (Player) async throws(StorageError) -> [(label: String, value: String)]

    /// Creates a section.
    ///
    /// - Parameters:
    ///   - title: The heading.
    ///   - rows: A closure that loads the rows of a player. Called for each change of the player.
    public init(
        _ title: String,
        rows:
            @escaping @MainActor (Player) async throws(StorageError) -> [(
                label: String, value: String
            )]
    ) {
        self.title = title
        self.rows = rows
    }
}
