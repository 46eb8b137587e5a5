import Domain
import FoundationEssentials
import TestSupport

/// One to three devices that change a match at random and exchange events now and then.
struct RandomDevices {
    private var random: SeededGenerator
    private var logs: [MatchLog] = []
    private var now = Moment(wall: 1_700_000_000_000, uptime: 60_000, boot: "run-1")

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
        let start = MatchStart(
            lineUp: sampleMatch(at: now).lineUp, duration: .seconds(60), score: Score())
        let first = MatchLog(start, at: now, device: Self.devices[0])
        for device in Self.devices.prefix(Int.random(in: 1...3, using: &random)) {
            if let log = MatchLog(first.events, device: device) { logs.append(log) }
        }
        for _ in 0..<Int.random(in: 2...12, using: &random) { step() }
    }

    /// Returns the first fault of the logs, or nil if there is none.
    mutating func fault() -> String? {
        for log in logs {
            if MatchLog(log.events, device: log.device) != log {
                return "a log from scratch differs"
            }
            if let rule = MatchModel(log.events).difference(from: log, at: now) { return rule }
        }
        guard let merged = MatchLog(logs.flatMap(\.events), device: Self.devices[0]) else {
            return "no start"
        }
        if let rule = MatchModel(merged.events).difference(from: merged, at: now) { return rule }
        var log = logs[0]
        let others = logs.flatMap(\.events)
        let again = others.filter { _ in random.chance(30) }
        for event in (others + again).shuffled(using: &random) { log.insert(event) }
        return log == merged ? nil : "the order of arrival matters"
    }

    private static let devices: [UUID] = (1...3).map { number in
        UUID(uuid: (number, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0))
    }

    private mutating func step() {
        let index = Int.random(in: logs.indices, using: &random)
        let other = Int.random(in: logs.indices, using: &random)
        if random.chance(25) {
            for event in logs[other].events.shuffled(using: &random) where random.chance(80) {
                logs[index].insert(event)
            }
        } else {
            let milliseconds = Int64.random(in: 0...30_000, using: &random)
            now.wall += milliseconds
            now.uptime += milliseconds
            let kind = kind(for: logs[index], targets: logs[other].events)
            logs[index].insert(logs[index].next(kind, at: now))
        }
    }

    private mutating func kind(for log: MatchLog, targets: [MatchEvent]) -> MatchEvent.Kind {
        let target = random.pick(targets)?.id ?? unknownEvent
        let known = random.pick(log.state.participants)?.id
        let participant =
            random.chance(90)
            ? known ?? Participant.ID(event: target)
            : Participant.ID(event: target)
        let team = random.pick(Team.allCases) ?? .a
        let player = PlayerID(Int64.random(in: 7...10, using: &random))
        switch Int.random(in: 0..<30, using: &random) {
        case 0...3: return .goal(Goal(team, scorer: participant))
        case 4...5: return .clockStarted
        case 6: return .clockPaused
        case 7: return .clockReset
        case 8: return .clockSet(.seconds(Int64.random(in: 1...90, using: &random)))
        case 9...10: return .goalCorrected(target, random.chance(50) ? nil : Goal(team))
        case 11:
            let goals = Int.random(in: 0...3, using: &random)
            return .scoreCorrected(score(goals, goals))
        case 12:
            return .joined(LineUpEntry(playerID: player, name: "Jo", position: nil, team: team))
        case 13: return .joined(guest("Kim", team))
        case 14...15: return .left(participant)
        case 16: return .changedSides(participant, to: team)
        case 17: return .guestIdentified(participant, as: player)
        case 18...19: return .voided(target)
        case 20: return .restored(target)
        case 21: return .ended
        case 22: return .deleted
        case 23:
            return .started(
                MatchStart(
                    lineUp: LineUp([guest("Cy", .a)]) ?? log.state.start.lineUp,
                    score: Score(a: target.sequence % 2 == 0 ? 1 : 0, b: 0) ?? Score()))
        case 24...27: return .voided(log.undoable?.id ?? target)
        default: return .restored(log.redoable?.id ?? target)
        }
    }
}
