import Glibc
import TestSupport
import Testing

@testable import Persistence
@testable import SQLite

extension TemporaryDirectory {
    var database: String { path(of: DataFile.database) }
    var lock: String { path(of: DirectoryLock.file) }
    var token: String { path(of: DataFile.token) }
    var navigationState: String { path(of: DataFile.navigationState) }

    /// Creates a directory in this one.
    func createDirectory(_ name: String) {
        #expect(mkdir(path(of: name), 0o700) == 0)
    }

    func path(of name: String) -> String { "\(path)/\(name)" }
}
