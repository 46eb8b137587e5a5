import DependencyContainer

final class Archive {}

struct User {
    let name: String
}

@MainActor protocol NoteStore: AnyObject {
    var count: Int { get }
}

@MainActor final class ArchivedNotes: NoteStore {
    let count = 2

    init(of user: User, in archive: Archive) {}
}

@MainActor struct NoteList {
    let store: any NoteStore
}

// snippet: compared-container
@MainActor func makeNotesContainer() -> Container {
    let container = Container()
    container.register(Archive.self, scope: .app) { Archive() }
    container.expect(User.self, in: .session)
    container.register(
        (any NoteStore).self, scope: .session, needs: User.self, Archive.self
    ) { ArchivedNotes(of: $0, in: $1) }
    container.register(NoteList.self, needs: (any NoteStore).self) { NoteList(store: $0) }
    container.require(NoteList.self, by: "NotesFlow")
    return container
}
// end

@MainActor func openSession(of user: User, in container: Container) throws(ContainerError)
    -> NoteList
{
    // snippet: compared-session
    let session = try container.openScope(.session, with: user)
    let list = try session.resolve(NoteList.self)
    // end
    return list
}
