import FootballUI
import Records

/// The texts of the history of a record and of the deleted records.
enum ChangeHistoryStrings {
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
    static let takeBack = "Take back"
    static let takeBackQuestion = "Take this change back?"
    static let takeBackFailure = "Unable to take the change back."
    static let noEarlierValues = "No earlier values are known."
    static let noValues = "Only changes of values can be taken back."
    static let unavailableValues =
        "The earlier values are missing, deleted or unknown to this version of the app."
    /// The text of an empty field.
    static let unknown = "-"
    /// The text of a reference to a player who is not in the squad.
    static let otherPlayer = "(deleted)"
    /// The text of a reference to a record that is not a player.
    static let otherRecord = "another record"

    static let restore = "Restore"
    static let erase = "Erase"
    static let erasure = "All values and the history are removed on all devices."

    static func history(of title: String) -> String { "History of \(title)" }
    static func restored(_ title: String) -> String { "\(title) is restored." }
    static func eraseQuestion(_ title: String) -> String { "Erase \(title)?" }

    /// Returns the fields with their values before and after a change.
    ///
    /// - Parameter text: Returns the text of a value.
    static func changes<Root: Record>(
        of fields: [RecordField<Root>], from earlier: Root, to later: Root,
        text: (RecordField<Root>, RecordValue) -> String
    ) -> String {
        fields.map { field in
            let values = [earlier, later].map { text(field, field.value(of: $0)) }
            return values[0] == values[1]
                ? "\(field.title) \(values[1])" : "\(field.title) \(values[0]) → \(values[1])"
        }.joined(separator: ", ")
    }
}

/// The texts with the words of a kind.
extension RecordDisplay {
    var noHistoryMessage: String { "The \(one) may be deleted: look at the deleted \(many)." }
    var earlierValuesMessage: String { "The \(one) already has the earlier values." }
    var deletedMessage: String { "The \(one) is deleted: restore it from the deleted \(many)." }
    var deletedRecords: String { "Deleted \(many)" }
    var deletedLoadFailure: String { "Unable to load the deleted \(many)" }
    var noDeletedRecords: String { "No deleted \(many)" }
    var noDeletedRecordsMessage: String {
        "Each \(one) that you delete appears here and can be restored."
    }
    var deletedChangeFailure: String { "Unable to change the \(one)." }
    var eraseMessage: String {
        [ChangeHistoryStrings.erasure, remainder].compactMap(\.self).joined(separator: " ")
    }
}
