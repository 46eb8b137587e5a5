import Domain
import FootballUI
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

    /// Removes a participant from the teams, or returns one who has left to the last team.
    func didToggleLeft(_ participant: Participant) {
        apply(
            participant.isPresent
                ? .leave(participant.id)
                : .changeSides(participant.id, to: participant.entry.team))
    }

    func didMove(_ id: Participant.ID, to team: Team) {
        apply(.changeSides(id, to: team))
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

    func didAdd(_ entry: LineUpEntry) {
        apply(.join(entry))
    }

    /// Makes a guest the player of the squad with the same name, or a new one. The goals of the guest
    /// then belong to the player.
    ///
    /// If the app ends after it has added the player, the next request finds the player.
    func didRequestSquad(for id: Participant.ID) {
        guard !state.isEnding else { return }
        work.enqueue { [weak self, players] in
            // An earlier request may have added the guest, and a later one ends the match.
            guard self?.state.isEnding == false, let match = self?.store.planned.state,
                let guest = match.participant(id)?.entry, guest.playerID == nil,
                let name = PlayerName(guest.name)
            else { return }
            let playing = match.participants.compactMap(\.entry.playerID)
            do throws(StorageError) {
                let known = try await players.ids(named: name)
                if let player = known.first(where: { !playing.contains($0) }) {
                    self?.apply(.identify(id, as: player))
                } else if known.isEmpty {
                    self?.apply(.identify(id, as: try await players.add(name).id))
                } else {
                    self?.fail(.addToSquad, GatherStrings.playsAlready(name.text))
                }
            } catch {
                self?.fail(.addToSquad, error.message)
            }
        }
    }
}
