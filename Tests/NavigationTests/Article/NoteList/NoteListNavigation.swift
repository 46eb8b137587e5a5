// snippet: list-contract
/// The events that the list reports.
@MainActor protocol NoteListNavigation: AnyObject {
    func noteListDidSelect(_ note: Note)
    func noteListDidRequestNew()
}
// end
