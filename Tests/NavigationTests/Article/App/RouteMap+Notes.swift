import Navigation

// snippet: destinations
extension RouteMap<NotesFlow> {
    static var notes: RouteMap {
        let edit = LinkDestination(NoteEditRoute.self) {
            (route, flow: NotesFlow) async throws(DeepLinkError) in
            guard let note = flow.notebook.note(route.note) else {
                throw .notFound("There is no note \(route.note): choose one from the list.")
            }
            return ResolvedDestination(show: try flow.edit(note))
        }
        let list = LinkDestination(NoteListRoute.self, leadsTo: [edit]) {
            (_, flow: NotesFlow) async throws(DeepLinkError) in
            ResolvedDestination(flow, show: try flow.showList())
        }
        return RouteMap([list])
    }
}
// end
