import Service
import ServicePersistence
import TestSupport
import Testing

@testable import PostgreSQL

/// A database of the service for a test.
enum TestDatabase: String, CaseIterable {
    case sqlite = "SQLite"
    case postgreSQL = "PostgreSQL"

    /// The database of the running test.
    @TaskLocal static var current = TestDatabase.sqlite

    /// Opens an empty database.
    ///
    /// - Parameter directory: The directory of an SQLite database.
    func open(_ directory: TemporaryDirectory) async throws -> any SQLDatabase {
        switch self {
        case .sqlite:
            return try await ServiceStorage.open(
                directory: directory.path, readerCount: 2, at: ManualClock().now())
        case .postgreSQL:
            let address = try await PostgreSQLCluster.shared.value.makeAddress()
            return try PostgreSQLDatabase(
                try #require(PostgreSQLAddress(address)), readerCount: 2, writerCount: 3)
        }
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
