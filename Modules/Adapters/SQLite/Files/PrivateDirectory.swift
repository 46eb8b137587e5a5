package import Domain
import FoundationEssentials
package import Glibc

/// An open directory that only its owner can access.
///
/// Every file is opened relative to the directory and without following a link, so that an access
/// reaches a file of this directory and no other.
package final class PrivateDirectory: DataFiles {
    /// The absolute path, without links, if Swift can represent it; else the path of `init(_:)`.
    package let path: String
    private let directory: OpenFile

    /// Opens a directory. Creates it and missing parents for their owner only. An empty directory
    /// of the user, to which nobody else can write, becomes private.
    ///
    /// - Parameter changes: Whether the directory can be created or become private. Otherwise one
    ///   that could become private is accepted as it is.
    /// - Throws: `.foreignOwner`, `.accessible` or `.storage`.
    package init(_ path: String, changes: Bool = true) throws(StorageOpenError) {
        do throws(StorageError) {
            if changes { try Self.create(path) }
            directory = try OpenFile.directory(path)
            guard let resolved = realpath(path, nil) else { throw StorageError(systemError: errno) }
            defer { free(resolved) }
            self.path = String(validatingCString: resolved) ?? path
            if directory.status.isReadableByOthersOnly, isEmpty {
                if !changes { return }
                try directory.makePrivate()
            }
        } catch {
            throw .storage(error)
        }
        try directory.status.checkAccess(path: self.path)
    }

    private var isEmpty: Bool {
        (try? FileManager.default.contentsOfDirectory(atPath: path))?.isEmpty == true
    }

    /// Returns the status of a file, or of the link with this name; nil if there is none.
    package func status(of name: String) -> stat? {
        directory.status(of: name)
    }

    /// Checks that a file is a regular one that only its owner can access, unless it is missing.
    ///
    /// - Throws: `.notAFile`, `.foreignOwner`, `.accessible` or `.linked`.
    package func check(_ name: String) throws(StorageOpenError) {
        try status(of: name)?.checkFile(path: path(of: name))
    }

    /// Checks every file of a data directory, as `check(_:)` does.
    ///
    /// A link, a directory or a pipe with the name of a replaceable file is allowed, because it is
    /// never read.
    package func checkFiles(of kind: DatabaseKind) throws(StorageOpenError) {
        for name in kind.files {
            let isReplaceable = kind.replaceableFiles.contains(name)
            if isReplaceable, status(of: name)?.isFile == false { continue }
            try check(name)
        }
    }

    package func path(of name: String) -> String { "\(path)/\(name)" }

    /// Opens a file for reading and writing. Creates it if necessary.
    package func open(_ name: String) throws(StorageError) -> OpenFile {
        status(of: name) == nil
            ? try OpenFile.creating(name, in: directory)
            : try OpenFile.existing(name, in: directory, O_RDWR)
    }

    package func read(_ name: String, atMost limit: Int) throws(StorageError) -> [UInt8]? {
        // A link, a directory or a pipe with this name is never read.
        guard let status = status(of: name), status.isFile else { return nil }
        return try OpenFile.existing(name, in: directory, O_RDONLY).read(atMost: limit)
    }

    package func replace(
        _ name: String, with bytes: [UInt8], synchronizes: Bool
    ) throws(StorageError) {
        // A file that remains from a crash may contain a token.
        _ = try? directory.remove(name + ".new")
        try directory.replace(name, with: bytes, synchronizes: synchronizes)
    }

    /// Removes the unfinished files of a process that was killed, because they can contain a token
    /// or a copy of the data.
    package func removeUnfinishedFiles(of kind: DatabaseKind) {
        for name in kind.unfinishedFiles { _ = try? directory.remove(name) }
    }

    package func remove(_ name: String) throws(StorageError) {
        if try directory.remove(name) { try directory.synchronize() }
    }

    /// Takes the exclusive lock of the directory.
    ///
    /// - Returns: `false` if another process has the lock; `true` also if the file system cannot
    ///   lock directories.
    package func lock() -> Bool {
        (try? directory.lock()) ?? true
    }

    func unlock() {
        directory.unlock()
    }

    private static func create(_ path: String) throws(StorageError) {
        guard !path.isEmpty else { throw .unavailable }
        var end = path.startIndex
        while end < path.endIndex {
            end = path[end...].dropFirst().firstIndex(of: "/") ?? path.endIndex
            try createPart(String(path[..<end]))
        }
    }

    private static func createPart(_ part: String) throws(StorageError) {
        if mkdir(part, 0o700) == 0 {
            // The umask can remove permissions of the owner.
            guard chmod(part, 0o700) == 0 else { throw StorageError(systemError: errno) }
            return
        }
        let reason = errno
        var status = stat()
        guard stat(part, &status) == 0, status.isDirectory else {
            // The parent exists. A file system that cannot create a directory reports ENOENT.
            throw reason == ENOENT ? .readOnly : StorageError(systemError: reason)
        }
    }
}
