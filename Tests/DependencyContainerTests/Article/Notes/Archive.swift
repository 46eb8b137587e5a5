// snippet: archive
/// The notes of all users.
struct Archive {
    let texts: [String: [String]]
}

@MainActor final class ArchivedNotes: NoteStore {
    private(set) var notes: [Note] = []

    init(of user: User, in archive: Archive) {
        for text in archive.texts[user.name] ?? [] {
            notes.append(Note(number: notes.count + 1, text: text))
        }
    }

    func save(_ note: Note) {
        if let index = notes.firstIndex(where: { $0.number == note.number }) {
            notes[index] = note
        } else {
            notes.append(note)
        }
    }
}
// end
