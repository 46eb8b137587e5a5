public import Domain
public import TerminalUI

/// An action that another feature adds to the player list. It is hidden in selection mode.
public enum PlayerListContribution: Sendable {
    /// An action of the page.
    case action(ContributedAction<Void>)
    /// An action of each row.
    case rowAction(ContributedAction<Player>)

    /// The keys that the player list uses itself.
    public static let usedKeys = PlayerListKey.allCases.map(\.key)
}
