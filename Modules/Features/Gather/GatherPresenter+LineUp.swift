package import Domain
import FootballUI
import MatchStorage
import Navigation

/// Scorers, and changes of the teams during the match.
extension GatherPresenter {
    /// Names a participant as the scorer of the last goal, if the screen offers that, or adds a goal of
    /// the participant.
    func didScore(_ participant: Participant) {
        guard state.canScore(participant) else { return }
        guard let entry = state.goalWithoutScorer(for: participant), let goal = entry.countingGoal
        else { return apply(.addGoal(Goal(participant.entry.team, scorer: participant.id))) }
        apply(
            .correctGoal(
                entry.id, Goal(goal.team, scorer: participant.id, isOwnGoal: goal.isOwnGoal)))
    }

    func didToggleOwnGoal() {
        apply(.toggleOwnGoal)
    }

    /// Requests a player or a guest, after pending changes of the teams.
    func didRequestPlayer() {
        guard !state.isEnding else { return }
        store.afterCurrentChanges { [weak self] in
            // The organiser may have ended the match since the call.
            guard let self, !state.isEnding, state.notice == nil else { return }
            delegate?.didRequestPlayer(for: store.match.state)
        }
    }
}

extension GatherPresenter: LineUpEditing {
    package var planned: Match? { store.planned }

    package var canEdit: Bool { !state.isEnding }

    package func didFailToAddGuest(_ message: String) {
        fail(.addToSquad, message)
    }
}
