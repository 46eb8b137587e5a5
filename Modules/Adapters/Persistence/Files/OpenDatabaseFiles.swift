import Domain
import Platform

/// The files that SQLite has opened, which another program can delete or replace.
struct OpenDatabaseFiles {
    private let files: [(path: String, file: FileIdentity?)]

    /// Remembers the files of the opened database.
    init(in directory: PrivateDirectory) {
        files = DataFile.ofOpenDatabase.map { name in
            (directory.path(of: name), directory.status(of: name).map(FileIdentity.init))
        }
    }

    /// Checks that each path still leads to the opened file.
    ///
    /// - Throws: `.replaced`
    func check() throws(StorageError) {
        for (path, file) in files {
            var status = stat()
            let found = lstat(path, &status) == 0 ? FileIdentity(status) : nil
            guard found == file else { throw .replaced }
        }
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
