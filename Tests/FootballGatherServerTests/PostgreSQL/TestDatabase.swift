import Domain
import SQLite
import Service
import TestSupport
import Testing

@testable import PostgreSQL
@testable import ServicePersistence

/// A database of the service for a test.
enum TestDatabase: String, CaseIterable {
    case sqlite = "SQLite"
    case postgreSQL = "PostgreSQL"

    /// The database of the running test.
    @TaskLocal static var current = TestDatabase.sqlite

    /// Opens a new database.
    ///
    /// - Parameters:
    ///   - directory: The directory of an SQLite database.
    ///   - version: The number of the migrations that have run before; nil for an empty database.
    ///   - rows: The statements that have been executed after these.
    func open(
        _ directory: TemporaryDirectory, after version: Int? = nil, _ rows: [String] = []
    ) async throws -> any SQLDatabase {
        switch self {
        case .sqlite:
            if let version {
                try Self.makeFile(after: version, hasCopies: version >= 2, in: directory, rows)
            }
            return try await ServiceStorage.open(
                directory: directory.path, readerCount: 2, at: ManualClock().now())
        case .postgreSQL:
            let address = try await PostgreSQLCluster.shared.value.makeAddress()
            if let version {
                let older = try PostgreSQLCluster.connect(address)
                try older.migrate(by: Array(PostgreSQLConnection.migrations.prefix(version)))
                for row in rows { _ = try older.run(row, []) { _ in } }
            }
            return try PostgreSQLDatabase(
                try #require(PostgreSQLAddress(address)), readerCount: 2, writerCount: 3)
        }
    }

    /// Makes an SQLite database of an earlier version.
    ///
    /// - Parameter hasCopies: True if the migration after the second one has added the copies of
    ///   the rows.
    /// - Returns: The path of its file.
    @discardableResult static func makeFile(
        after version: Int, hasCopies: Bool, in directory: TemporaryDirectory, _ rows: [String]
    ) throws -> String {
        let (folder, kind) = (try PrivateDirectory(directory.path), DatabaseKind.service)
        _ = try folder.open(kind.file)
        let path = folder.path(of: kind.file)
        let database = try Database(path: path, busyTimeout: 0)
        try kind.schema.prefix(Int64(hasCopies ? version + 1 : version)).migrate(database)
        for row in rows {
            // Statements of the service also change the copies.
            try hasCopies ? database.queue(row, []) : database.script(row)
        }
        return path
    }
}

/// Runs each test once with each database.
struct EachDatabaseTrait: SuiteTrait, TestTrait, TestScoping {
    let isRecursive = true

    @concurrent func provideScope(
        for test: Test, testCase: Test.Case?,
        performing function: @concurrent @Sendable () async throws -> Void
    ) async throws {
        for database in TestDatabase.allCases {
            let naming = IssueHandlingTrait.compactMapIssues { issue in
                var issue = issue
                issue.comments.append("The database is \(database.rawValue).")
                return issue
            }
            try await naming.provideScope(for: test, testCase: testCase) {
                try await TestDatabase.$current.withValue(database) {
                    if database == .postgreSQL { await Self.slots.enter() }
                    defer { if database == .postgreSQL { Self.slots.leave() } }
                    try await function()
                }
            }
        }
    }

    /// Limits the connections of tests that run at the same time.
    private static let slots = Slots(20)
}

extension Trait where Self == EachDatabaseTrait {
    static var eachDatabase: Self { Self() }
}

/// Lets a number of tasks pass, and the others wait.
private final class Slots: Sendable {
    private let stream: AsyncStream<Void>
    private let continuation: AsyncStream<Void>.Continuation

    init(_ count: Int) {
        (stream, continuation) = AsyncStream.makeStream()
        for _ in 0..<count { continuation.yield() }
    }

    func enter() async {
        var iterator = stream.makeAsyncIterator()
        _ = await iterator.next()
    }

    func leave() { continuation.yield() }
}
