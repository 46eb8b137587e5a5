import TestSupport

@testable import Persistence

extension TemporaryDirectory {
    var data: DataDirectory { DataDirectory(path) }
    var database: String { data.database }
    var token: String { data.token }
}
