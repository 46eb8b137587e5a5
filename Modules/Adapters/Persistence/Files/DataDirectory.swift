import Domain
import Platform

/// The directory with everything that we store, and the names in it.
struct DataDirectory: Sendable {
    let path: String

    /// The database.
    var database: String { "\(path)/football-gather.sqlite" }
    /// Taken by the process that uses the directory.
    var lock: String { "\(path)/lock" }
    /// The token of the session that goes on at the next start.
    var token: String { "\(path)/session" }
    /// Where the last user was.
    var place: String { "\(path)/place" }

    init(_ path: String) {
        self.path = path
    }

    /// Creates it, and the directories that it lies in, for their owner only. One that exists
    /// keeps its permissions.
    func create() throws(StorageError) {
        guard !path.isEmpty else { throw .unavailable }
        var end = path.startIndex
        while end < path.endIndex {
            end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
            try create(String(path[..<end]))
        }
    }

    private func create(_ part: String) throws(StorageError) {
        if mkdir(part, 0o700) == 0 {
            // The umask may have taken away more than the others' rights.
            guard chmod(part, 0o700) == 0 else { throw StorageError(systemError: errno) }
            return
        }
        let reason = errno
        var status = stat()
        guard stat(part, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            // The directory above is there: one in which nothing can be made says that it is not.
            throw reason == ENOENT ? .readOnly : StorageError(systemError: reason)
        }
    }

    /// Returns when changes of names in the directory are on the disk.
    func synchronize() throws(StorageError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(systemError: errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw StorageError(systemError: errno) }
    }
}
