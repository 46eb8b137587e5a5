import Glibc

extension stat {
    package var isDirectory: Bool { st_mode & S_IFMT == S_IFDIR }
    package var isFile: Bool { st_mode & S_IFMT == S_IFREG }

    /// True if this is a regular file with one name that only the user of this process can access.
    var isPrivateFile: Bool {
        isFile && st_nlink == 1 && belongsToUser && !allowsOthers
    }

    /// Checks the kind, the owner, the permissions and the number of names of a file.
    ///
    /// - Parameter path: The path for the error.
    /// - Throws: `.notAFile`, `.foreignOwner`, `.accessible` or `.linked`.
    func checkFile(path: String) throws(StorageOpenError) {
        guard isFile else { throw .notAFile(path: path) }
        try checkAccess(path: path)
        guard isPrivateFile else { throw .linked(path: path) }
    }

    /// Checks the owner and the permissions of a file or directory.
    ///
    /// - Parameter path: The path for the error.
    /// - Throws: `.foreignOwner` or `.accessible`.
    func checkAccess(path: String) throws(StorageOpenError) {
        guard belongsToUser else { throw .foreignOwner(path: path) }
        guard !allowsOthers else { throw .accessible(path: path, isDirectory: isDirectory) }
    }

    /// True if this belongs to the user, and others can read it but not write to it.
    var isReadableByOthersOnly: Bool {
        belongsToUser && allowsOthers && st_mode & 0o022 == 0
    }

    private var belongsToUser: Bool { st_uid == geteuid() }

    private var allowsOthers: Bool { st_mode & 0o077 != 0 }
}
