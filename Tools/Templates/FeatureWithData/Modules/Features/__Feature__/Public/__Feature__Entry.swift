public import Domain
public import FootballUI
public import Records

/// A text that the user has stored.
public struct __Feature__Entry: DisplayableRecord {
    /// The identifier, which never changes.
    public var id: RecordID<Self>
    /// The text.
    var text: ShortText

    /// Creates an entry.
    ///
    /// - Parameter id: The identifier; a new one by default.
    package init(id: RecordID<Self> = RecordID(), text: ShortText) {
        self.id = id
        self.text = text
    }

    /// The fields. Stored data contains the names, so they never change.
    public static let kind = Kind(
        "__feature__Entry", __Feature__Entry.init(id:text:),
        Field("text", \.text) { _ in .unknown })

    /// The words for entries.
    public static var display: RecordDisplay<Self> {
        RecordDisplay(
            one: __Feature__Strings.entry,
            many: __Feature__Strings.entries,
            title: \.text.text)
    }
}

extension ShortText {
    /// The text in place of a damaged one.
    fileprivate static var unknown: Self {
        guard let text = Self("?") else { preconditionFailure("A character is a valid text.") }
        return text
    }
}
