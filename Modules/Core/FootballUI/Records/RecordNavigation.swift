public import Records

/// Events of a page with records, which lead to their earlier values. The navigation contract of a
/// feature refines this protocol, and the composition root implements it for all kinds.
@MainActor public protocol RecordNavigation: AnyObject {
    /// The user wants to see the history of a record.
    func recordDidRequestHistory<Root: DisplayableRecord>(of record: Root)
    where Root.ID == RecordID<Root>

    /// The user wants to see the deleted records of a kind. The page loads its records when it
    /// appears again.
    func recordDidRequestDeleted<Root: DisplayableRecord>(_ kind: Root.Type)
    where Root.ID == RecordID<Root>

    /// The message that says why there are no such pages; nil if there are.
    var recordHistoryUnavailableReason: String? { get }
}
