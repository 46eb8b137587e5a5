import Domain
import Platform

/// The directory with all stored files.
struct DataDirectory: Sendable {
    let path: String

    var database: String { "\(path)/football-gather.sqlite" }
    /// The lock file of the process that uses the directory.
    var lock: String { "\(path)/lock" }
    /// The file with the token of the session that continues at the next start.
    var token: String { "\(path)/session" }
    /// The file with the navigation state of the last user.
    var navigationState: String { "\(path)/place" }

    init(_ path: String) {
        self.path = path
    }

    /// Creates the directory and missing parents for their owner only.
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
            // The umask can remove permissions of the owner.
            guard chmod(part, 0o700) == 0 else { throw StorageError(systemError: errno) }
            return
        }
        let reason = errno
        var status = stat()
        guard stat(part, &status) == 0, status.st_mode & S_IFMT == S_IFDIR else {
            // The parent exists. A file system that cannot create a directory reports ENOENT.
            throw reason == ENOENT ? .readOnly : StorageError(systemError: reason)
        }
    }

    /// Replaces the content of a file. After a crash the file has the old content or the new one.
    ///
    /// - Parameters:
    ///   - file: A path in this directory.
    ///   - synchronizes: Whether to wait until the content is on the disk.
    func replace(
        _ file: String, with bytes: [UInt8], synchronizes: Bool
    ) throws(StorageError) {
        let new = file + ".new"
        // A file that remains from a crash may belong to another user.
        unlink(new)
        do throws(StorageError) {
            let opened = try OpenFile.writing(new)
            try opened.replaceContent(bytes)
            if synchronizes { try opened.synchronize() }
            guard rename(new, file) == 0 else { throw StorageError(systemError: errno) }
        } catch {
            unlink(new)
            throw error
        }
        if synchronizes { try synchronize() }
    }

    /// Waits until all changes of file names in the directory are on the disk.
    func synchronize() throws(StorageError) {
        let descriptor = open(path, O_RDONLY | O_CLOEXEC)
        guard descriptor >= 0 else { throw StorageError(systemError: errno) }
        defer { close(descriptor) }
        guard fsync(descriptor) == 0 else { throw StorageError(systemError: errno) }
    }
}
