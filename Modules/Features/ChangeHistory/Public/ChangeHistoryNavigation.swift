public import Records

/// Events of the pages of earlier and deleted records that the composition root handles.
@MainActor public protocol ChangeHistoryNavigation: AnyObject {
    /// A field has its earlier value again. The page stays, and other fields can follow.
    func changeHistoryDidChange(_ record: some Record)

    /// The user has restored a deleted record. The page stays.
    func changeHistoryDidRestore(_ record: some Record)
}
