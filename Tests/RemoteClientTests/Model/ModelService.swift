import Domain
import FoundationEssentials
import Records
import ServiceAPI

@testable import RemoteClient

/// The service as clients without a replica of the account see it.
struct ModelService {
    /// The winner of a gather, in addition to what the app reads.
    private struct ServedGather: Decodable {
        let id: UUID
        let score: String?
        let winnerTeam: String?
    }

    let server: TestServer
    let token: SessionToken
    /// The version up to which changes were read.
    private var version = ChangeVersion.start

    init(_ server: TestServer, token: SessionToken) {
        self.server = server
        self.token = token
    }

    /// Sends a request without faults.
    func send(
        _ method: String, _ route: APIRoute, _ body: (any Encodable)? = nil
    ) async throws -> ServerResponse {
        try await server.send(
            ServerRequest(
                method: method, path: route.path, authorization: "Bearer \(token.text)",
                body: try body.map(ServerRequest.json)))
    }

    /// Returns the changes of records since the last call.
    mutating func newChanges() async throws -> [RecordChange] {
        let (pages, last) = try await pages(since: version)
        version = last
        return pages.flatMap(\.records)
    }

    private func pages(
        since version: ChangeVersion
    ) async throws -> (pages: [ChangesResponse], last: ChangeVersion) {
        var (pages, version) = ([ChangesResponse](), version)
        while true {
            let page: ChangesResponse = try await send("GET", .changes(since: version)).decoded()
            pages.append(page)
            version = ChangeVersion(page.version) ?? version
            if !page.more { return (pages, version) }
        }
    }

    /// Returns the state: players and gathers as the requests of the original service show them,
    /// and records as their changes result in them.
    func state(restorableKinds: Set<String>) async throws -> ReplicaState {
        var state = ReplicaState()
        let players: [PlayerResponse] = try await send("GET", .players).decoded()
        for player in players {
            state.players[player.id] = try ArchivedRecord(Player(player)).exactValues
        }
        let pages = try await pages(since: .start).pages
        let changes = pages.flatMap(\.records).filter { $0.kind != Player.kind.name }
        for (key, changes) in Dictionary(grouping: changes, by: \.key) {
            let history = RecordHistory(changes)
            let values = history.values.mapValues(\.exactText)
            if !history.isDeleted {
                state.records[key] = values
            } else if !history.isErased, restorableKinds.contains(key.kind) {
                state.deletedRecords[key] = values
            }
        }
        let events = Dictionary(grouping: pages.flatMap(\.matches), by: \.id)
            .mapValues { $0.flatMap(\.events) }
        let served: [ServedGather] = try await send("GET", .gathers).decoded()
        for (id, events) in events {
            guard let log = MatchLog(events, device: id) else { continue }
            let found = served.first { $0.id == id }
            var gather = GatherState(
                log, score: found?.score ?? "none", teams: try await teams(of: id))
            // Clients of the original service see a gather that is running without a winner.
            let isRunning = found != nil && found?.winnerTeam == nil
            if (gather.phase == .deleted) != (found == nil)
                || (gather.phase == .running) != isRunning
            {
                gather.score = "wrong"
            }
            state.gathers[id] = gather
        }
        return state
    }

    private func teams(of gather: UUID) async throws -> [Int64: Team] {
        let response = try await send("GET", .playersOfGather(gather))
        guard response.status != 404 else { return [:] }
        let players: [PlayerResponse] = try response.decoded()
        return players.reduce(into: [:]) { teams, player in
            teams[player.id] = player.team == Winner.teamB.rawValue ? .b : .a
        }
    }
}

extension Player {
    /// Creates a player of a response.
    init(_ response: PlayerResponse) throws {
        self = try response.values.record(PlayerID(response.id))
    }
}
