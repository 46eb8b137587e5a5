import Domain
import FoundationEssentials
import TestSupport

extension ModelRun {
    /// Starts or changes a gather.
    func changeGathers(on device: ModelDevice) async throws {
        guard let match = await gather(on: device), !random.chance(10) else {
            return try await startGather(on: device)
        }
        guard let change = try await change(of: match, on: device),
            let event = change.event(in: match, at: device.time.now()),
            let stored = try? await device.matches.append(event, to: match)
        else { return }
        log("\(device.name) \(change) \(match.id)")
        if case .reopen = change { hasReopened = true }
        let new = stored.log.events.count - match.log.events.count
        if new != 1 { outcome.findings.append("A new event is \(new) events.") }
        outcome.add(stored)
    }

    private func startGather(on device: ModelDevice) async throws {
        guard let squad = try? await device.players.squad().players else { return }
        let players = squad.shuffled(using: &random)
        let entries = zip(players.prefix(4), [Team.a, .b, .a, .b]).map { LineUpEntry($0, team: $1) }
        guard let lineUp = LineUp(entries) else { return }
        let start = MatchStart(lineUp: lineUp, bench: players.dropFirst(4).prefix(2).map(\.id))
        let match = try? await device.matches.start(
            start, startsClock: random.chance(50), at: device.time.now())
        guard let match else { return }
        log("\(device.name) starts \(match.id)")
        gathers.append(match.id)
        outcome.add(match)
    }

    /// Returns the gather in progress, or another one that the device knows.
    private func gather(on device: ModelDevice) async -> Match? {
        if random.chance(70), let match = try? await device.matches.current() { return match }
        guard let id = random.pick(gathers) else { return nil }
        return try? await device.matches.match(id)
    }

    private func change(of match: Match, on device: ModelDevice) async throws -> MatchChange? {
        let participants = match.state.participants
        let team = random.pick(Team.allCases) ?? .a
        switch Int.random(in: 0..<20, using: &random) {
        case 0..<7:
            return .addGoal(
                Goal(
                    team, scorer: random.chance(50) ? random.pick(participants)?.id : nil,
                    isOwnGoal: random.chance(10)))
        case 7: return .undo
        case 8: return .redo
        case 9: return random.pick([.toggleClock, .resetClock, .toggleOwnGoal])
        case 10: return .setTime(minutes: Int.random(in: 1...20, using: &random), seconds: 0)
        case 11:
            let player = random.pick(try await device.players.squad().players)
            return player.map { .join(LineUpEntry($0, team: team)) }
        case 12:
            return .join(LineUpEntry(playerID: nil, name: text(), position: nil, team: team))
        case 13:
            let player = random.pick(try await device.players.squad().players)
            let guest = random.pick(participants.filter { $0.entry.playerID == nil })
            guard let player, let guest else { return nil }
            return .identify(guest.id, as: player.id)
        case 14:
            guard let participant = random.pick(participants) else { return nil }
            return random.chance(50)
                ? .leave(participant.id) : .changeSides(participant.id, to: team)
        case 15: return random.pick(match.log.goals).map { .correctGoal($0.id, Goal(team)) }
        case 16: return .end
        case 17: return .delete
        case 18: return .reopen
        default: return .removeGoal(team)
        }
    }
}
