import Platform

/// A directory that only its owner may look into, and that is gone with this value.
struct ScratchDirectory: ~Copyable {
    let path: String

    init() throws(SystemError) {
        let folder = DataLocation.variable("TMPDIR").flatMap { $0.hasPrefix("/") ? $0 : nil }
        var template = Array("\(folder ?? "/tmp")/football-gather-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw .last }
        path = String(
            decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        Self.remove(path)
    }

    /// Takes a directory away that holds files and no directories.
    static func remove(_ path: String) {
        guard let folder = opendir(path) else { return }
        while let entry = readdir(folder) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            unlink("\(path)/\(name)")
        }
        closedir(folder)
        rmdir(path)
    }
}
