import Domain
import FoundationEssentials
import Records
import ServiceAPI
import TestSupport

@testable import RemoteClient

extension ModelRun {
    /// Adds, edits or deletes a player.
    func changePlayers(on device: ModelDevice) async throws {
        if random.chance(10) { return try await changeDeletedPlayer(on: device) }
        let known = (try? await device.players.squad().players) ?? []
        guard let player = random.pick(known), !random.chance(25) else {
            return try await addPlayer(text(), on: device)
        }
        if random.chance(20) {
            guard (try? await device.players.delete(player.id)) != nil else { return }
            log("\(device.name) deletes \(player.id.number)")
        } else if let change = playerChange() {
            let edited = try? await device.players.update(change, of: player.id)
            if let edited { log("\(device.name) edits \(edited)") }
        }
    }

    private func changeDeletedPlayer(on device: ModelDevice) async throws {
        guard let player = random.pick((try? await device.players.deleted()) ?? []) else { return }
        if random.chance(60) {
            guard (try? await device.players.restore(player.id)) != nil else { return }
            log("\(device.name) restores \(player.id.number)")
        } else {
            guard (try? await device.players.erase(player.id)) != nil else { return }
            log("\(device.name) erases \(player.id.number)")
        }
    }

    /// Edits one field so often that the first changes are forgotten.
    func editOften(_ device: ModelDevice) async throws {
        guard let player = random.pick((try? await device.players.squad().players) ?? []) else {
            return
        }
        for years in 1...30 {
            _ = try? await device.players.update(PlayerChange(\.age, Age(years)), of: player.id)
        }
        log("\(device.name) edits \(player.id.number) often")
    }

    func addPlayer(_ text: String, on device: ModelDevice) async throws {
        guard let name = PlayerName(text), let player = try? await device.players.add(name)
        else { return }
        log("\(device.name) adds \(player.id.number)")
        outcome.addedPlayers.insert(player.id)
    }

    private func playerChange() -> PlayerChange? {
        let isEmpty = random.chance(20)
        switch Int.random(in: 0..<6, using: &random) {
        case 0: return PlayerName(text()).map { PlayerChange(\.name, $0) }
        case 1:
            return PlayerChange(\.age, isEmpty ? nil : Age(Int.random(in: 1...120, using: &random)))
        case 2: return PlayerChange(\.skill, isEmpty ? nil : random.pick(Skill.allCases))
        case 3:
            return PlayerChange(\.preferredPosition, isEmpty ? nil : random.pick(Position.allCases))
        case 4: return PlayerChange(\.favouriteTeam, isEmpty ? nil : ShortText(text()))
        default: return PlayerChange(\.nickname, isEmpty ? nil : ShortText(text()))
        }
    }

    // MARK: Clients of the service

    /// Changes the account by requests to the service, with which each client is always connected.
    func changeByClient() async throws {
        if random.chance(40) { return try await changeEssays() }
        if random.chance(20) { return try await restorePlayer() }
        let squad: [PlayerResponse] = try await service.send("GET", .players).decoded()
        guard let served = random.pick(squad), !random.chance(30) else {
            guard let name = PlayerName(text()) else { return }
            let new = Player(id: PlayerID(0), name: name, age: Age(30))
            _ = try await service.send("POST", .createPlayer, PlayerBody(new))
            let next: [PlayerResponse] = try await service.send("GET", .players).decoded()
            for id in Set(next.map(\.id)).subtracting(squad.map(\.id)) {
                log("a client adds \(id)")
                outcome.addedPlayers.insert(PlayerID(id))
            }
            return try await collectServiceChanges()
        }
        if random.chance(25) {
            log("a client deletes \(served.id)")
            _ = try await service.send("DELETE", .deletePlayer(served.id))
        } else if let change = playerChange() {
            let player = try change.applied(to: Player(served))
            log("a client edits \(player)")
            _ = try await service.send("PUT", .updatePlayer(served.id), PlayerBody(player))
        }
        try await collectServiceChanges()
    }

    /// Restores a player by a request with a change.
    private func restorePlayer() async throws {
        let deletions = outcome.changes.filter {
            $0.kind == Player.kind.name && $0.isDeleted == true
        }
        guard let deletion = deletions.min(by: { $0.id < $1.id }) else { return }
        let changes = outcome.changes.lazy.filter { $0.record == deletion.record }
        let change = RecordChange(
            counter: (changes.map(\.counter).max() ?? 0) + 1, device: UUID(), wall: 0,
            kind: deletion.kind, record: deletion.record, values: [:], isDeleted: false)
        let body = RecordChangesBody(changes: [change])
        // The service does not know a player whose addition it has not received.
        let response = try await service.send("PUT", .addRecordChanges, body)
        log("a client restores \(deletion.record): \(response.status)")
        if response.status == 204 { outcome.changes.insert(change) }
    }
}
