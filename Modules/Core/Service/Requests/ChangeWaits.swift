import Domain
import Records
import ServiceAPI
import Synchronization

/// The requests that wait for the next change of an account.
///
/// The versions of their accounts are read together, so that a request that waits costs nearly
/// nothing, and the changes by another server are noticed, too. A token that has ended has no
/// account.
final class ChangeWaits: Sendable {
    /// The longest time for which a request waits.
    private static let limit = Duration.seconds(60)
    /// The largest numbers of requests that wait, each of which has a connection.
    private static let (waitLimit, waitLimitOfUser) = (1_000, 10)
    /// The time between two reads.
    private static let pause = Duration.milliseconds(250)
    /// The number of tokens for which one statement reads the versions.
    private static let tokensPerRead = 64

    private struct Wait {
        let user: Int64
        /// The hash of the token.
        let token: String
        let version: ChangeVersion
        /// The end in milliseconds since the machine started.
        let end: Int64
        let continuation: CheckedContinuation<Void, Never>
    }

    private struct State {
        var waits: [Wait] = []
        var isReading = false
        var isStopped = false

        /// Removes the oldest request if there are too many, or too many of a user.
        mutating func removeExcess(of user: Int64) -> Wait? {
            let own = waits.indices.filter { waits[$0].user == user }
            if own.count > ChangeWaits.waitLimitOfUser { return waits.remove(at: own[0]) }
            return waits.count > ChangeWaits.waitLimit ? waits.removeFirst() : nil
        }
    }

    private let database: any SQLDatabase
    private let time: any TimeSource
    private let sleep: @Sendable (Duration) async -> Void
    private let state = Mutex(State())

    /// - Parameter sleep: Waits on any thread. The main thread of the server waits for signals.
    init(
        _ database: any SQLDatabase, _ time: any TimeSource,
        sleep: @escaping @Sendable (Duration) async -> Void
    ) {
        self.database = database
        self.time = time
        self.sleep = sleep
    }

    /// Waits until an account has another version or the token has ended, or for the longest time.
    /// If too many requests wait, the oldest one ends.
    ///
    /// - Parameter token: The hash of the token.
    func wait(for user: Int64, token: String, after version: ChangeVersion) async {
        let end = time.now().uptime + Self.limit.milliseconds
        await withCheckedContinuation { continuation in
            let (starts, ended) = state.withLock { state -> (Bool, Wait?) in
                let wait = Wait(
                    user: user, token: token, version: version, end: end,
                    continuation: continuation)
                guard !state.isStopped else { return (false, wait) }
                state.waits.append(wait)
                defer { state.isReading = true }
                return (!state.isReading, state.removeExcess(of: user))
            }
            ended?.continuation.resume()
            if starts { Task { await readVersions() } }
        }
    }

    /// Ends all waits, also later ones.
    func stop() {
        let waits = state.withLock { state in
            state.isStopped = true
            defer { state.waits = [] }
            return state.waits
        }
        for wait in waits { wait.continuation.resume() }
    }

    private func readVersions() async {
        while true {
            let tokens = state.withLock { Set($0.waits.map(\.token)) }
            // Requests wait on while the database cannot be read.
            let versions = try? await versions(of: tokens.sorted())
            let now = time.now().uptime
            let (ended, isLast) = state.withLock { state in
                let isOver = { (wait: Wait) in
                    guard now < wait.end else { return true }
                    // A request that has come since the read waits for the next one.
                    guard let versions, tokens.contains(wait.token) else { return false }
                    return versions[wait.token] != wait.version
                }
                let ended = state.waits.filter(isOver)
                state.waits.removeAll(where: isOver)
                state.isReading = !state.waits.isEmpty
                return (ended, state.waits.isEmpty)
            }
            for wait in ended { wait.continuation.resume() }
            guard !isLast else { return }
            await sleep(Self.pause)
        }
    }

    /// Returns the versions of accounts by the hashes of their tokens.
    private func versions(
        of tokens: [String]
    ) async throws(StorageError) -> [String: ChangeVersion] {
        var versions: [String: ChangeVersion] = [:]
        var rest = tokens[...]
        while let last = rest.last {
            let part = rest.prefix(Self.tokensPerRead)
            rest = rest.dropFirst(part.count)
            // One text of the statement for any number of tokens.
            let padding = Array(repeating: last, count: Self.tokensPerRead - part.count)
            let read = database.read(inTransaction: false) {
                connection throws(StorageError) in
                try Self.versions(of: part + padding, connection)
            }
            versions.merge(try await read.value) { $1 }
        }
        return versions
    }

    private static func versions(
        of tokens: [String], _ connection: any SQLConnection
    ) throws(StorageError) -> [String: ChangeVersion] {
        let parameters = tokens.indices.map { "$\($0 + 1)" }.joined(separator: ", ")
        var versions: [String: ChangeVersion] = [:]
        try connection.run(
            """
            SELECT hash, epoch, version FROM tokens JOIN users ON number = user_number
            WHERE hash IN (\(parameters))
            """, tokens.map { .text($0) }
        ) { row throws(StorageError) in
            guard let epoch = try row.integer(1), let number = try row.integer(2) else {
                throw .damaged
            }
            versions[try row.text(0)] = ChangeVersion(epoch: epoch, number: number)
        }
        return versions
    }
}
