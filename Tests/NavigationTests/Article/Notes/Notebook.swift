// snippet: notebook
@MainActor final class Notebook {
    private(set) var notes: [Note] = []

    init(_ texts: String...) {
        for text in texts { save(Note(number: notes.count + 1, text: text)) }
    }

    var blank: Note { Note(number: notes.count + 1, text: "") }

    func note(_ number: Int) -> Note? {
        notes.first { $0.number == number }
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
