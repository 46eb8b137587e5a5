import Domain
import TestSupport

/// Undo of one device, against a stack of done and a stack of undone changes.
struct RandomUndo {
    private struct Step {
        let id: MatchEvent.ID
        let isEnd: Bool
        let before: MatchState
    }

    private var random: SeededGenerator
    private var match = EventFixture()
    private var done: [Step] = []
    private var undone: [Step] = []

    init(seed: UInt64) {
        random = SeededGenerator(seed: seed)
    }

    /// Returns the first fault of up to 20 changes, or nil if there is none.
    mutating func fault() -> String? {
        for _ in 0..<Int.random(in: 1...20, using: &random) {
            let undoable = done.last.flatMap { $0.isEnd ? nil : $0.id }
            if match.log.undoable?.id != undoable { return "undo" }
            if match.log.redoable?.id != undone.last?.id { return "redo" }
            switch Int.random(in: 0..<10, using: &random) {
            case 0...2:
                guard undoable != nil, let step = done.popLast() else { continue }
                match.undo()
                if !match.state.hasSameResult(as: step.before) { return "the state after undo" }
                undone.append(step)
            case 3...5:
                guard let step = undone.popLast() else { continue }
                match.redo()
                done.append(step)
            default:
                // A deleted match can only be restored.
                guard !match.state.isDeleted else { continue }
                let before = match.state
                let kind = kind()
                done.append(Step(id: match.add(kind), isEnd: kind == .ended, before: before))
                undone = []
            }
        }
        return nil
    }

    private mutating func kind() -> MatchEvent.Kind {
        let goals = match.state.timeline.filter { !$0.goals.isEmpty }
        let participant = random.pick(match.participants)?.id ?? match.ana
        let team = random.pick(Team.allCases) ?? .a
        switch Int.random(in: 0..<10, using: &random) {
        case 0...3: return .goal(Goal(team))
        case 4: return .goalCorrected(random.pick(goals)?.id ?? unknownEvent, Goal(team))
        case 5: return .left(participant)
        case 6: return .changedSides(participant, to: team)
        case 7: return .joined(guest("Kim", team))
        case 8: return random.pick([.clockStarted, .clockPaused, .clockReset]) ?? .clockStarted
        default:
            // Only a match that has ended can be deleted.
            let next = match.state.endedAt == nil ? MatchEvent.Kind.ended : .deleted
            return random.pick([.ended, next, .scoreCorrected(Score())]) ?? next
        }
    }
}

extension MatchState {
    fileprivate func hasSameResult(as other: MatchState) -> Bool {
        participants == other.participants && score == other.score && clock == other.clock
            && endedAt == other.endedAt && isDeleted == other.isDeleted
    }
}
