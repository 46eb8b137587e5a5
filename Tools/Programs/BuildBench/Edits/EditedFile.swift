import Measuring

/// A file that is changed again and again, each time from its beginning.
struct EditedFile {
    private let folder: Folder
    private let name: String
    private let edit: Edit
    private let original: String

    init(_ name: String, in folder: Folder, by edit: Edit) throws(BenchError) {
        self.folder = folder
        self.name = name
        self.edit = edit
        original = try folder.text(of: name)
    }

    func change(number: Int) throws(BenchError) {
        guard let text = edit.applied(to: original, number: number) else {
            throw BenchError("\(folder.place(name)) has no place for the change")
        }
        try folder.write(text, to: name)
    }

    func restore() throws(BenchError) {
        try folder.write(original, to: name)
    }
}
