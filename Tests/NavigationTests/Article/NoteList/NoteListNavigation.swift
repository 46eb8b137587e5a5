// snippet: list-contract
/// What leaves the list: things that happened, not where to go.
@MainActor protocol NoteListNavigation: AnyObject {
    func noteListDidSelect(_ note: Note)
    func noteListDidRequestNew()
}
// end
