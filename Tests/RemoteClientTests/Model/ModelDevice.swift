import Cryptography
import Domain
import FoundationEssentials
import Persistence
import Records
import TestSupport
import Testing
import UnicodeText

@testable import RemoteClient

/// A device of a model run. All of its changes are made in the storage, as the app makes them, and
/// sent by `exchange()` only, so that a run depends on its seed and not on the time of exchanges in
/// the background.
final class ModelDevice {
    let name: String
    let time: ImmediateTime
    let connection: FaultyConnection
    private(set) var storage: Storage
    private(set) var session: Session
    private var account: RemoteAccount
    private let directory = TemporaryDirectory()

    /// Signs in. Registers Ana if the server does not know her.
    init(_ name: String, _ server: TestServer, _ time: ImmediateTime) async throws {
        self.name = name
        self.time = time
        connection = FaultyConnection(to: server)
        storage = try await Self.open(directory, time)
        let remote = Self.server(connection, storage, time)
        let ana = try #require(TestDevice.ana)
        do {
            session = try await remote.accounts.register(name: ana, password: TestDevice.password)
        } catch AccountError.nameTaken {
            session = try await remote.accounts.signIn(name: ana, password: TestDevice.password)
        }
        account = remote.account(of: session)
    }

    var players: any PlayerRepository { storage.players(of: session) }
    var matches: any MatchRepository { storage.matches(of: session) }
    var memos: any RecordRepository<Memo> {
        storage.records(of: session).repository(of: Memo.self)
    }
    var fees: any RecordRepository<Fee> { storage.records(of: session).repository(of: Fee.self) }
    var receipts: any RecordRepository<Receipt> {
        storage.records(of: session).repository(of: Receipt.self)
    }
    var archives: any ArchiveRepository { storage.archives(of: session) }

    func exchange() async throws(AccountError) { try await account.exchange() }

    /// The changes of records that wait.
    var waitingChanges: [RecordChange] {
        get async throws(StorageError) {
            try await storage.accountReplicas.waiting(of: session).records
        }
    }

    /// The numbers of changes that wait and that the server has refused.
    var counts: (waiting: Int, refused: Int) {
        get async throws(StorageError) {
            try await storage.accountReplicas.exchangeCounts(of: session)
        }
    }

    /// Closes the storage and opens it again, as a new start of the app does.
    func restart() async throws {
        await storage.close()
        storage = try await Self.open(directory, time)
        account = Self.server(connection, storage, time).account(of: session)
    }

    /// Returns the state with certain gathers.
    func state(gathers: some Sequence<UUID>) async throws -> ReplicaState {
        var state = ReplicaState()
        let squad = try await players.squad().players
        for player in squad {
            state.players[player.id.number] = ArchivedRecord(player).exactValues
        }
        let finished = try await matches.finished(limit: nil)
        let lineUps = Dictionary(uniqueKeysWithValues: finished.map { ($0.id, $0.lineUp) })
        for id in gathers {
            guard let match = try? await matches.match(id) else { continue }
            let score = finished.first { $0.id == id }?.score ?? match.score
            let gather = GatherState(
                match.log, score: score.text, teams: (lineUps[id] ?? match.lineUp).teams)
            // The list of finished matches is that of their logs.
            guard (gather.phase == .finished) == (lineUps[id] != nil) else { continue }
            state.gathers[id] = gather
        }
        // An archive has records of all kinds, and numbers the players anew, in its order.
        let numbered = AccountArchive(squad: squad, finished: [], records: squad.map(\.reference))
        let players = Dictionary(
            uniqueKeysWithValues: zip(numbered.records.map(\.values), squad.map(\.id)))
        for record in try await archives.archive().archive.records {
            let record = record.identified(as: record.id) { number in
                players[["player": .player(number)]] ?? PlayerID(abs(number.number))
            }
            state.records[record.key] = record.exactValues
        }
        let deleted =
            try await memos.deleted().map { ArchivedRecord($0) }
            + fees.deleted().map { ArchivedRecord($0) }
            + receipts.deleted().map { ArchivedRecord($0) }
        for record in deleted {
            state.deletedRecords[record.key] = record.exactValues
        }
        return state
    }

    private static func open(
        _ directory: TemporaryDirectory, _ time: ImmediateTime
    ) async throws -> Storage {
        try await Storage.open(
            directory: directory.path, folding: UTF8ProcFolding(), time: time,
            passwordCost: .minimum,
            rules: {
                [
                    RecordRule(of: Memo.self), RecordRule(of: Fee.self),
                    RecordRule(of: Receipt.self),
                ]
            })
    }

    private static func server(
        _ connection: FaultyConnection, _ storage: Storage, _ time: ImmediateTime
    ) -> RemoteServer {
        RemoteServer(
            transport: connection, waitingTransport: connection.server,
            replicas: storage.accountReplicas, accounts: storage.accounts,
            folding: UTF8ProcFolding(), time: time)
    }
}

extension Player {
    /// A record that only refers to the player.
    fileprivate var reference: ArchivedRecord {
        ArchivedRecord(id: id.uuid, kind: "reference", values: ["player": .player(id)])
    }
}

extension LineUp {
    /// The teams by the numbers of the players.
    fileprivate var teams: [Int64: Team] {
        entries.reduce(into: [:]) { teams, entry in
            if let player = entry.playerID { teams[player.number] = entry.team }
        }
    }
}
