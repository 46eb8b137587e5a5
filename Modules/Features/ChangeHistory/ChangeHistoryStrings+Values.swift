import FootballUI
import Records

extension ChangeHistoryStrings {
    /// Returns the fields with their values before and after a change.
    ///
    /// - Parameters:
    ///   - inWords: Whether the text contains words instead of arrows.
    ///   - text: Returns the text of a value.
    static func changes<Root: Record>(
        of fields: [RecordField<Root>], from earlier: Root, to later: Root, inWords: Bool = false,
        text: (RecordField<Root>, RecordValue) -> String
    ) -> String {
        fields.map { field in
            let values = [earlier, later].map { text(field, field.value(of: $0)) }
            if values[0] == values[1] { return "\(field.title) \(values[1])" }
            return inWords
                ? fieldChange(field: field.title, before: values[0], after: values[1])
                : "\(field.title) \(values[0]) → \(values[1])"
        }.joined(separator: ", ")
    }
}

/// The texts with the words of a kind.
extension RecordDisplay {
    var noHistoryMessage: String { ChangeHistoryStrings.noHistoryMessage(one: one, many: many) }
    var earlierValuesMessage: String { ChangeHistoryStrings.earlierValuesMessage(one) }
    var deletedMessage: String { ChangeHistoryStrings.deletedMessage(one: one, many: many) }
    var deletedRecords: String { ChangeHistoryStrings.deletedRecords(many) }
    var deletedLoadFailure: String { ChangeHistoryStrings.deletedLoadFailure(many) }
    var noDeletedRecords: String { ChangeHistoryStrings.noDeletedRecords(many) }
    var noDeletedRecordsMessage: String { ChangeHistoryStrings.noDeletedRecordsMessage(one) }
    var deletedChangeFailure: String { ChangeHistoryStrings.deletedChangeFailure(one) }
    var eraseMessage: String {
        [ChangeHistoryStrings.erasure, remainder].compactMap(\.self).joined(separator: " ")
    }
}
