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

    /// Does it all, or nothing: when something can be neither written nor taken away, what was done
    /// before is undone.
    ///
    /// - Returns: `notes`, and what has come up meanwhile.
    func apply(to package: PackageFolder) throws(Refusal) -> [String] {
        var journal = Journal(of: package)
        do throws(Refusal) {
            for (path, text) in written { try journal.write(text, to: path) }
            for path in removed where package.exists(path) { try journal.setAside(path) }
        } catch {
            journal.undo()
            for folder in newFolders { try? package.remove(folder) }
            throw error
        }
        return notes + [journal.close()].compactMap(\.self)
    }
}
