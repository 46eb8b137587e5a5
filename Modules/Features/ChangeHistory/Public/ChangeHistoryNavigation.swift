public import Records

/// Events of the pages of earlier and deleted records that the composition root handles.
@MainActor public protocol ChangeHistoryNavigation: AnyObject {
    /// The fields of a change have their earlier values again. The page stays.
    func changeHistoryDidChange(_ record: some Record)

    /// The user has restored a deleted record. The page stays.
    func changeHistoryDidRestore(_ record: some Record)
}
