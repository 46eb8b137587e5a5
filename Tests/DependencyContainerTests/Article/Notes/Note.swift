// snippet: model
struct Note: Hashable {
    let number: Int
    var text: String
}

struct User: Hashable {
    let name: String
}

/// The notes of one user.
@MainActor protocol NoteStore: AnyObject {
    var notes: [Note] { get }
    func save(_ note: Note)
}
// end
