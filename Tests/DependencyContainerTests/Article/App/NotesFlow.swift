import DependencyContainer

// snippet: flow
/// The flow of a session, which is the only code that resolves values.
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
