/// What is to be written and taken away. It is made whole before anything is touched.
struct Change {
    /// The texts of files by their paths, in the order in which they are written.
    private(set) var written: [(path: String, text: String)] = []
    /// Files and folders that go.
    var removed: [String] = []
    /// What a person has to look after.
    var notes: [String] = []
    /// Folders that hold nothing when it is undone.
    var newFolders: [String] = []

    /// The text that the file will have; what it has on the disk when nothing was planned.
    func text(of path: String, in package: PackageFolder) throws(Refusal) -> String {
        if let planned = written.first(where: { $0.path == path }) { return planned.text }
        return try package.text(of: path)
    }

    mutating func write(_ text: String, to path: String) {
        if let index = written.firstIndex(where: { $0.path == path }) {
            written[index].text = text
        } else {
            written.append((path, text))
        }
    }

    /// Does it all. When something cannot be written, what was written before is put back.
    func apply(to package: PackageFolder) throws(Refusal) {
        var undo: [(path: String, text: String?)] = []
        do throws(Refusal) {
            for (path, text) in written {
                undo.append((path, package.exists(path) ? try package.text(of: path) : nil))
                try package.write(text, to: path)
            }
        } catch {
            for (path, text) in undo.reversed() {
                if let text {
                    try? package.write(text, to: path)
                } else {
                    try? package.remove(path)
                }
            }
            for folder in newFolders { try? package.remove(folder) }
            throw error
        }
        for path in removed { try package.remove(path) }
    }
}
