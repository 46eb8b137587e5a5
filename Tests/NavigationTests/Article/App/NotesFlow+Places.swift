import Navigation

// snippet: places
extension RouteMap<NotesFlow> {
    static var notes: RouteMap {
        let edit = Place(NoteEditRoute.self) {
            (route, flow: NotesFlow) async throws(LinkError) in
            guard let note = flow.notebook.note(route.note) else {
                throw .notThere("There is no note \(route.note): choose one from the list.")
            }
            return Arrival { () throws(NavigationError) in try flow.edit(note) }
        }
        let list = Place(NoteListRoute.self, leadsTo: [edit]) {
            (_, flow: NotesFlow) async throws(LinkError) in
            Arrival(flow) { () throws(NavigationError) in try flow.showList() }
        }
        return RouteMap([list])
    }
}
// end
