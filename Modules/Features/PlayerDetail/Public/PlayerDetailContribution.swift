public import Domain
public import TerminalUI

/// An addition of another feature to the player screen.
public enum PlayerDetailContribution: Sendable {
    /// A section with facts about the player, below those of the fields: its heading, and a closure that
    /// loads its rows. Called for each change of the player, and after another screen has left.
    case section(
        String,
        rows:
            @MainActor (Player) async throws(StorageError) -> [(label: String, value: String)])
    /// An action of the page.
    case action(ContributedAction<Player>)
}
