import Domain
import Service
import Synchronization

/// Runs the writes of an account one after the other, and those of different accounts at the same
/// time, each account with a connection of its own, or with a part of one when all connections are
/// in use.
final class PostgreSQLWriters: Sendable {
    private struct State {
        /// The waiting writes of each account that has waiting or running ones. The account nil
        /// stands for the changes that are not those of one account.
        var waiting: [Int64?: [PostgreSQLWrite]] = [:]
        /// The accounts with waiting and without running writes, in the order in which they take
        /// turns.
        var ready: [Int64?] = []
        /// The writers without work. The last one to finish is used first, so that few connect.
        var idle: [PostgreSQLWriter]

        /// The number of transactions that may begin to wait for the lock of an account.
        var lockCount: Int

        func attempt(of account: Int64?) -> WriteAttempt {
            waiting[account]?.first?.attempt ?? .shared
        }

        /// Returns the writes of the next account, or nil if there are none.
        ///
        /// - Parameter isShared: Whether the transaction has other accounts.
        mutating func next(isShared: Bool) -> AccountWrites? {
            let index = ready.firstIndex { lockCount > 0 || self.attempt(of: $0) != .locking }
            guard let index else { return nil }
            let number = ready[index]
            let attempt = self.attempt(of: number)
            guard !isShared || number != nil && attempt == .shared else { return nil }
            ready.remove(at: index)
            if attempt == .locking { lockCount -= 1 }
            let writes = Array((waiting[number] ?? []).prefix(PostgreSQLWriters.writeLimit))
            waiting[number]?.removeFirst(writes.count)
            return AccountWrites(number: number, writes: writes, attempt: attempt)
        }
    }

    /// The largest number of writes of an account in a transaction.
    private static let writeLimit = 60
    /// The largest number of accounts in a transaction.
    private static let accountLimit = 8

    private let state: Mutex<State>

    /// Creates writers, which connect when they are needed.
    init(_ address: PostgreSQLAddress, count: Int) {
        let idle = (0..<count).map { _ in PostgreSQLWriter(address) }
        state = Mutex(State(idle: idle, lockCount: max(1, count / 2)))
    }

    /// Adds a write to those of an account.
    func add(_ write: PostgreSQLWrite, for account: Int64?) {
        let isReady = state.withLock { state in
            guard state.waiting[account]?.append(write) == nil else { return false }
            state.waiting[account] = [write]
            state.ready.append(account)
            return true
        }
        if isReady { startIdleWriter() }
    }

    /// Lets an idle writer run the writes that are ready, if there are any.
    func startIdleWriter() {
        let writer = state.withLock { $0.ready.isEmpty ? nil : $0.idle.popLast() }
        // At once, because a busy pool of threads could start it after the limit of the writes.
        if let writer { Task.immediate { await writer.run(self) } }
    }

    /// Returns the writes for one transaction, or nil if there are none. Several accounts share it
    /// when more of them wait than writers.
    ///
    /// - Parameter writer: The writer, which becomes idle if there are none; nil if it still has
    ///   work.
    func next(for writer: PostgreSQLWriter?) -> [AccountWrites]? {
        state.withLock { state in
            let limit = min(Self.accountLimit, state.ready.count / (state.idle.count + 1))
            guard let first = state.next(isShared: false) else {
                if let writer { state.idle.append(writer) }
                return nil
            }
            var accounts = [first]
            while accounts.count < limit, !first.isAlone,
                let other = state.next(isShared: true)
            {
                accounts.append(other)
            }
            return accounts
        }
    }

    /// Reports the failure of writes that have waited too long, and returns the others, or nil if
    /// there are none.
    func withoutLate(_ account: AccountWrites) -> AccountWrites? {
        let now = ContinuousClock.now
        for late in account.writes where late.deadline <= now { late.work.fail(.busy) }
        var account = account
        account.writes.removeAll { $0.deadline <= now }
        guard account.writes.isEmpty else { return account }
        finish(account)
        return nil
    }

    /// Reports the failure of a transaction, or lets the writes of an account run again.
    ///
    /// - Parameter canRepeat: Whether it is certain that the changes were not stored.
    func fail(_ account: AccountWrites, _ error: StorageError, canRepeat: Bool) {
        if canRepeat, let attempt = account.attempt.next {
            let repeated = account.writes.map { write in
                var write = write
                write.attempt = attempt
                return write
            }
            state.withLock { $0.waiting[account.number]?.insert(contentsOf: repeated, at: 0) }
        } else {
            for write in account.writes { write.work.fail(error) }
        }
        finish(account)
    }

    /// Lets further writes of an account run after the end of a transaction.
    func finish(_ account: AccountWrites) {
        state.withLock { state in
            if account.attempt == .locking { state.lockCount += 1 }
            if state.waiting[account.number]?.isEmpty == true {
                state.waiting[account.number] = nil
            } else {
                state.ready.append(account.number)
            }
        }
    }
}

/// The writes of an account for one transaction.
struct AccountWrites {
    /// The number of the user, or nil for changes that are not those of one account.
    let number: Int64?
    var writes: [PostgreSQLWrite]
    let attempt: WriteAttempt

    /// True if the account shares no transaction with others.
    var isAlone: Bool { number == nil || attempt != .shared }
    /// True if the transaction waits for the lock of the account, and does not fail if there is
    /// another one.
    var waitsForLock: Bool { number == nil || attempt == .locking }
}

/// An attempt to run the writes of an account, which follows a failed one.
enum WriteAttempt {
    /// Together with other accounts. The lock of one account, or a failure, concerns all of them.
    case shared
    /// Alone, with savepoints.
    case alone
    /// Alone, with savepoints, after the transaction that has locked the account.
    case locking

    var next: Self? {
        switch self {
        case .shared: .alone
        case .alone: .locking
        case .locking: nil
        }
    }
}

/// A write that waits for its transaction.
struct PostgreSQLWrite: Sendable {
    /// The time after which the write fails if it has not begun.
    let deadline: ContinuousClock.Instant
    /// The write, which may fail without the others if there is a connection for savepoints.
    let work: WaitingWrite<(any SQLConnection, savepoints: PostgreSQLConnection?)>
    var attempt = WriteAttempt.shared
}

extension PostgreSQLWriters {
    /// Runs `work` in a transaction of its account.
    ///
    /// - Parameters:
    ///   - account: The number of the user whose rows alone are used, or nil.
    ///   - deadline: The time after which the write fails if it has not begun.
    func write<Value: Sendable>(
        for account: Int64?, before deadline: ContinuousClock.Instant,
        _ work: @escaping @Sendable (any SQLConnection) throws(StorageError) -> Value
    ) async throws(StorageError) -> Value {
        try await WaitingWrite.result { connection, savepoints throws(StorageError) in
            if let savepoints {
                try savepoints.savepoint(work)
            } else {
                .success(try work(connection))
            }
        } add: {
            add(PostgreSQLWrite(deadline: deadline, work: $0), for: account)
        }
    }
}
