import DependencyContainer

// snippet: flow
/// One session. The only code that asks the container for anything.
@MainActor final class NotesFlow {
    private let session: Container

    init(for user: User, in app: Container) throws(ContainerError) {
        session = try app.openScope(.session, with: user)
    }

    func list() throws(ContainerError) -> any NoteListPage {
        try session.resolve()
    }

    func edit(_ note: Note) throws(ContainerError) -> any NoteEditPage {
        try session.openScope(.editing, with: note).resolve()
    }
}
// end
