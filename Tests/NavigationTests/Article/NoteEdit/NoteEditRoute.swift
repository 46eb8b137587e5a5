import Navigation

// snippet: edit-route
struct NoteEditRoute: Route {
    let note: Int

    static let format = RouteFormat("note-edit", path: ":note", .number(\.note)) {
        Self(note: $0)
    }
}
// end
