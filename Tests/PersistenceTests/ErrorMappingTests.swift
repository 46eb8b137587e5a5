import Domain
import TestSupport
import Testing

@testable import Persistence

@Suite struct `Error mapping` {
    @Test(arguments: [
        (Int32(13), StorageError.full), (8, .readOnly), (8 | 3 << 8, .readOnly), (3, .readOnly),
        (23, .readOnly), (5, .busy), (5 | 2 << 8, .busy), (6, .busy), (15, .busy), (11, .damaged),
        (11 | 1 << 8, .damaged), (26, .damaged), (1, .damaged), (7, .unavailable),
        (19, .unavailable), (10, .unavailable), (14, .unavailable), (10_083, .unavailable),
    ])
    func `a result code of SQLite becomes a storage error`(_ code: Int32, _ error: StorageError) {
        #expect(StorageError(sqlite: code) == error)
    }

    @Test(arguments: [
        (Int32(28), StorageError.full), (13, .readOnly), (1, .readOnly), (30, .readOnly),
        (20, .unavailable), (5, .unavailable), (0, .unavailable),
    ])
    func `an errno becomes a storage error`(_ number: Int32, _ error: StorageError) {
        #expect(StorageError(systemError: number) == error)
        // SQLITE_CANTOPEN and SQLITE_IOERR have a system error as their cause.
        #expect(StorageError(sqlite: 14, systemError: number) == error)
        #expect(StorageError(sqlite: 10 | 1 << 8, systemError: number) == error)
    }
}
