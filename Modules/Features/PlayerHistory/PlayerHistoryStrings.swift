import Domain
import FootballUI
import Records

/// The texts of the history of a player and of the deleted players.
enum PlayerHistoryStrings {
    static let loading = "Loading…"
    static let tryAgain = "Try again"
    static let cancel = "Cancel"

    static let added = "Added"
    static let firstKnown = "First known values"
    static let deleted = "Deleted"
    static let restored = "Restored"
    static let thisDevice = "this device"
    static let anotherDevice = "another device"
    static let historyLoadFailure = "Unable to load the history"
    static let noHistory = "No changes are known"
    static let noHistoryMessage = "The player may be deleted: look at the deleted players."
    static let takeBack = "Take back"
    static let takeBackQuestion = "Take this change back?"
    static let takeBackFailure = "Unable to take the change back."
    static let noEarlierValues = "No earlier values are known."
    static let noValues = "Only changes of values can be taken back."
    static let hasEarlierValues = "The player already has the earlier values."
    static let isDeleted = "The player is deleted: restore it from the deleted players."
    /// The text of an empty field.
    static let unknown = "-"

    static let deletedPlayers = "Deleted players"
    static let deletedLoadFailure = "Unable to load the deleted players"
    static let noDeletedPlayers = "No deleted players"
    static let noDeletedPlayersMessage =
        "Each player that you delete appears here and can be restored."
    static let restore = "Restore"
    static let deletedChangeFailure = "Unable to change the player."
    static let erase = "Erase"
    static let eraseMessage =
        "All values and the history are removed on all devices. Gathers keep the name and the position."

    static func history(of player: Player) -> String { "History of \(player.name.text)" }

    static func restored(_ player: Player) -> String {
        "\(player.name.text) is in the squad again."
    }

    static func eraseQuestion(_ player: Player) -> String { "Erase \(player.name.text)?" }

    /// Returns the fields with their values before and after a change.
    static func changes(
        of fields: [PlayerField], from earlier: Player, to later: Player
    ) -> String {
        fields.map { field in
            let values = [earlier, later].map { field.value(of: $0).text ?? unknown }
            return values[0] == values[1]
                ? "\(field.title) \(values[1])" : "\(field.title) \(values[0]) → \(values[1])"
        }.joined(separator: ", ")
    }
}
