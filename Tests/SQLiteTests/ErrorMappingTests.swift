import Domain
import TestSupport
import Testing

@testable import SQLite

@Suite struct `Error mapping` {
    /// Result codes, the extended ones in hexadecimal notation.
    private static let results: [(Int32, StorageError)] = [
        (13, .full), (8, .readOnly), (0x308, .readOnly), (3, .readOnly), (23, .readOnly),
        (5, .busy), (0x205, .busy), (6, .busy), (15, .busy), (11, .damaged), (0x10B, .damaged),
        (26, .damaged), (1, .damaged), (7, .unavailable), (19, .unavailable), (10, .unavailable),
        (14, .unavailable), (10_083, .unavailable),
    ]

    @Test(arguments: results)
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
