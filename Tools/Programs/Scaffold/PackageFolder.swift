import Platform

/// The package on the disk. Paths are from its top.
struct PackageFolder {
    private let root: String
    private var files: FileManager { .default }

    /// - Parameter root: the folder of `Package.swift`.
    init(_ root: String) {
        self.root = root
    }

    func exists(_ path: String) -> Bool { files.fileExists(atPath: place(path)) }

    func text(of path: String) throws(Refusal) -> String {
        guard let text = try? String(contentsOfFile: place(path), encoding: .utf8) else {
            throw Refusal(.unreadable, "\(place(path)) cannot be read.")
        }
        return text
    }

    /// The names of the folders in a folder.
    func folders(in path: String) throws(Refusal) -> [String] {
        try names(in: path).filter { isFolder("\(path)/\($0)") }
    }

    /// All files below a folder, by their paths; none when it is not there.
    func allFiles(below path: String) throws(Refusal) -> [String] {
        guard exists(path) else { return [] }
        var found: [String] = []
        for name in try names(in: path) {
            let inner = "\(path)/\(name)"
            if isFolder(inner) { found += try allFiles(below: inner) } else { found.append(inner) }
        }
        return found
    }

    /// All files of Swift below some folders.
    func swiftFiles(in folders: String...) throws(Refusal) -> [String] {
        var found: [String] = []
        for folder in folders { found += try allFiles(below: folder) }
        return found.filter { $0.hasSuffix(".swift") }
    }

    /// Writes a file whole or not at all, and its folders.
    func write(_ text: String, to path: String) throws(Refusal) {
        let place = place(path)
        do {
            let folder = place.split(separator: "/", omittingEmptySubsequences: false).dropLast()
                .joined(separator: "/")
            try files.createDirectory(atPath: folder, withIntermediateDirectories: true)
            try Data(text.utf8).write(to: URL(filePath: place), options: .atomic)
        } catch {
            throw Refusal(.unwritable, "\(place) cannot be written.")
        }
    }

    /// Takes a file or a whole folder away.
    func remove(_ path: String) throws(Refusal) {
        guard exists(path) else { return }
        do { try files.removeItem(atPath: place(path)) } catch {
            throw Refusal(.unwritable, "\(place(path)) cannot be removed.")
        }
    }

    /// Takes a file or a whole folder to another place, whose folders are made.
    func move(_ path: String, to other: String) throws(Refusal) {
        let folder = other.split(separator: "/").dropLast().joined(separator: "/")
        do {
            try files.createDirectory(
                atPath: place(folder), withIntermediateDirectories: true)
            try files.moveItem(atPath: place(path), toPath: place(other))
        } catch {
            throw Refusal(.unwritable, "\(place(path)) cannot be removed.")
        }
    }

    private func names(in path: String) throws(Refusal) -> [String] {
        guard let names = try? files.contentsOfDirectory(atPath: place(path)) else {
            throw Refusal(.unreadable, "\(place(path)) cannot be read.")
        }
        return names.sorted()
    }

    private func isFolder(_ path: String) -> Bool {
        var isFolder = false
        return files.fileExists(atPath: place(path), isDirectory: &isFolder) && isFolder
    }

    private func place(_ path: String) -> String { "\(root)/\(path)" }
}
