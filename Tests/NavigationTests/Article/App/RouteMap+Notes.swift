import Navigation

// snippet: destinations
extension LinkDestination<NotesFlow> {
    /// The list, which leads to its notes.
    static var noteList: LinkDestination {
        let edit = LinkDestination(NoteEditRoute.self) {
            (route, flow: NotesFlow) async throws(DeepLinkError) in
            guard let note = flow.notebook.note(route.note) else {
                throw .notFound("There is no note \(route.note): choose one from the list.")
            }
            return ResolvedDestination(show: try flow.edit(note))
        }
        return LinkDestination(NoteListRoute.self, leadsTo: [edit]) {
            (_, flow: NotesFlow) async throws(DeepLinkError) in
            ResolvedDestination(flow, show: try flow.showList())
        }
    }
}

extension RouteMap<NotesFlow> {
    static var notes: RouteMap { RouteMap([.noteList]) }
}
// end
