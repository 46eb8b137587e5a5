import Navigation

// snippet: list-route
struct NoteListRoute: Route {
    static let format = RouteFormat("note-list", path: "notes") { Self() }
}
// end
