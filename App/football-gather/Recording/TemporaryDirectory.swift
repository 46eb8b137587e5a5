import Platform
import SessionRecording

/// A directory that only its owner can open, deleted with this value.
struct TemporaryDirectory: ~Copyable {
    /// The absolute path.
    let path: String

    /// Creates a directory in `TMPDIR`, or in `/tmp` when that variable is not an absolute path.
    ///
    /// - Parameter prefix: The beginning of the directory's name.
    init(prefix: String) throws(SystemError) {
        let parent = getenv("TMPDIR").map { String(cString: $0) }
            .flatMap { $0.hasPrefix("/") ? $0 : nil }
        var template = Array("\(parent ?? "/tmp")/\(prefix)-XXXXXX".utf8CString)
        guard mkdtemp(&template) != nil else { throw SystemError(number: errno) }
        path = String(
            decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    }

    deinit {
        Self.delete(path)
    }

    /// Deletes a directory that contains files and no directories.
    static func delete(_ path: String) {
        guard let directory = opendir(path) else { return }
        while let entry = readdir(directory) {
            let name = withUnsafePointer(to: &entry.pointee.d_name) { name in
                name.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
            }
            unlink("\(path)/\(name)")
        }
        closedir(directory)
        rmdir(path)
    }
}
