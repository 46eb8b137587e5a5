package import Domain
import Glibc

/// The files that SQLite has opened, which another program can delete, replace or overwrite.
package struct OpenDatabaseFiles {
    private let files: [(path: String, identity: FileIdentity?)]
    private var content: FileContent?

    /// Remembers the files of the opened database.
    package init(of kind: DatabaseKind, in directory: PrivateDirectory) {
        files = kind.openFiles.map { name in
            (directory.path(of: name), directory.status(of: name).map(FileIdentity.init))
        }
        content = currentContent
    }

    /// Checks that each path still leads to the opened file.
    ///
    /// - Throws: `.replaced`
    package func checkPaths() throws(StorageError) {
        for (path, identity) in files where status(path).map(FileIdentity.init) != identity {
            throw .replaced
        }
    }

    /// Checks the paths, and that only this process has written to the database since the last call
    /// of `rememberContent()`. Another program that uses SQLite normally writes to the log only.
    ///
    /// - Throws: `.replaced`
    package func check() throws(StorageError) {
        try checkPaths()
        guard currentContent == content else { throw .replaced }
    }

    /// Remembers the content of the database after a change by this process.
    package mutating func rememberContent() {
        content = currentContent
    }

    private var currentContent: FileContent? {
        files.first.flatMap { status($0.path) }.map(FileContent.init)
    }

    private func status(_ path: String) -> stat? {
        var status = stat()
        return lstat(path, &status) == 0 ? status : nil
    }
}

/// The number of a file on its disk, which stays the same while the file is open.
private struct FileIdentity: Equatable {
    private let device: dev_t
    private let number: ino_t

    init(_ status: stat) {
        device = status.st_dev
        number = status.st_ino
    }
}

/// The size of a file and the time of its last change.
private struct FileContent: Equatable {
    private let size: off_t
    private let seconds: Int
    private let nanoseconds: Int

    init(_ status: stat) {
        size = status.st_size
        seconds = status.st_mtim.tv_sec
        nanoseconds = status.st_mtim.tv_nsec
    }
}
