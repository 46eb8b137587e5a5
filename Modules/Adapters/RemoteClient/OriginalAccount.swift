import Domain
import Platform
import ServiceAPI

/// The requests to a server that has only those of the original service: it keeps results and line-ups,
/// and the events stay in the copy.
struct OriginalAccount {
    /// The version of a copy of an account on such a server.
    static let version = "original"

    let account: RemoteAccount
    let players: any PlayerRepository
    let matches: any MatchRepository
    /// Milliseconds since 1970. The original service does not tell when a gather took place.
    let now: Int64

    /// Returns the differences between the server and the copy.
    func update() async throws(StorageError) -> AccountUpdate {
        var update = AccountUpdate()
        update.version = Self.version
        let squad: [PlayerResponse] = try await account.send("GET", .players).decoded()
        update.players = squad.map(Player.init)
        let ids = Set(squad.map(\.id))
        update.deletedPlayers = try await players.ids(of: SquadQuery()).filter {
            !ids.contains($0.number)
        }
        let gathers: [GatherResponse] = try await account.send("GET", .gathers).decoded()
        let known = Set(try await matches.finished(limit: nil).map(\.id))
        let current = try await matches.current()?.id
        for gather in gathers where !known.contains(gather.id) && gather.id != current {
            if let result = try await result(of: gather) { update.results.append(result) }
        }
        update.deletedMatches = Array(known.subtracting(gathers.map(\.id)))
        return update
    }

    private func result(
        of gather: GatherResponse
    ) async throws(StorageError) -> AccountUpdate.Result? {
        guard gather.score != nil else { return nil }
        let response = try await account.send("GET", .playersOfGather(gather.id))
        // Another client can have deleted it meanwhile.
        guard response.status != 404 else { return nil }
        let players: [PlayerResponse] = try response.decoded()
        return AccountUpdate.Result(
            gather, startedAt: now,
            players: players.map { GatherResponse.Player(id: $0.id, team: $0.team ?? "") })
    }

    /// Creates a gather with a line-up, and returns its identifier.
    func start(_ lineUp: LineUp) async throws(StorageError) -> Match.ID {
        let response = try await account.send("POST", .createGather, GatherBody())
        try response.check()
        guard let word = response.location?.split(separator: "/").last,
            let id = UUID(uuidString: String(word))
        else { throw .serverFailed }
        do throws(StorageError) {
            for entry in lineUp.entries { try await add(entry, to: id) }
        } catch {
            // A gather without its players would be a result that never took place.
            _ = try? await account.send("DELETE", .deleteGather(id))
            throw error
        }
        return id
    }

    /// Stores the effects of an event that the original service knows.
    func store(_ event: MatchEvent, of match: Match) async throws(StorageError) {
        if match.state.isDeleted {
            let response = try await account.send("DELETE", .deleteGather(match.id))
            if response.status != 404 { try response.check() }
            return
        }
        if case .joined(let entry) = event.kind { try await add(entry, to: match.id) }
        guard match.state.endedAt != nil else { return }
        let result = GatherBody(
            score: match.score.text, winnerTeam: match.score.winner.rawValue)
        try await account.send("PUT", .updateGather(match.id), result).check()
    }

    private func add(_ entry: LineUpEntry, to gather: Match.ID) async throws(StorageError) {
        guard let player = entry.playerID?.number, player > 0 else { return }
        let team = entry.team == .a ? Winner.teamA : .teamB
        let response = try await account.send(
            "POST", .addPlayer(player, to: gather), TeamBody(team: team.rawValue))
        // The player is in the gather already, or was deleted.
        if ![404, 409].contains(response.status) { try response.check() }
    }
}
