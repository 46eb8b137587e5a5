// snippet: model
struct Note: Hashable {
    let number: Int
    var text: String
}

struct User: Hashable {
    let name: String
}

/// Where one user's notes are kept.
@MainActor protocol NoteStore: AnyObject {
    var notes: [Note] { get }
    func save(_ note: Note)
}
// end
