package import Domain
package import Navigation
package import TerminalUI

/// A presenter that changes the teams of a match, in progress or finished.
@MainActor package protocol LineUpEditing: AnyObject {
    /// The match after all pending changes; nil before it is loaded.
    var planned: Match? { get }
    /// The squad.
    var players: any PlayerRepository { get }
    /// The work of the screen.
    var work: WorkScope { get }

    /// True if the match can be changed now.
    var canEdit: Bool { get }

    /// Requests a change of the match.
    func apply(_ change: MatchChange)
    /// Reports that a guest was not added to the squad.
    func didFailToAddGuest(_ message: String)
}

extension LineUpEditing {
    /// Removes a participant from the teams, or returns one who has left to the last team.
    package func didToggleLeft(_ participant: Participant) {
        apply(
            participant.isPresent
                ? .leave(participant.id)
                : .changeSides(participant.id, to: participant.entry.team))
    }

    /// Moves a participant to a team.
    package func didMove(_ id: Participant.ID, to team: Team) {
        apply(.changeSides(id, to: team))
    }

    /// Adds a player or a guest.
    package func didAdd(_ entry: LineUpEntry) {
        apply(.join(entry))
    }

    /// Makes a guest the player of the squad with the same name, or a new one. The goals of the
    /// guest then belong to the player.
    ///
    /// If the app ends after it has added the player, the next request finds the player.
    package func didRequestSquad(for id: Participant.ID) {
        guard canEdit else { return }
        work.enqueue { [weak self, players] in
            // By now, the guest may be in the squad, or the match ended or deleted.
            guard self?.canEdit == true, let match = self?.planned?.state,
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
                    self?.didFailToAddGuest(FootballStrings.playsAlready(name.text))
                }
            } catch {
                self?.didFailToAddGuest(error.message)
            }
        }
    }

    /// Returns the actions of the row of a participant.
    package func actions(of participant: Participant) -> [Action] {
        let (id, other) = (participant.id, participant.entry.team.other)
        func action(_ label: String, _ key: Key, _ perform: @escaping @MainActor (Self) -> Void)
            -> Action
        {
            Action(label, key: key, isEnabled: canEdit) { [self] in perform(self) }
        }
        let moves = [
            action(
                participant.isPresent ? FootballStrings.leave : FootballStrings.comeBack,
                .character("x")
            ) { $0.didToggleLeft(participant) },
            action(FootballStrings.changeSides(to: other), .character("m")) {
                $0.didMove(id, to: other)
            },
        ]
        guard participant.entry.playerID == nil else { return moves }
        return moves + [
            action(FootballStrings.addToSquad, .character("s")) { $0.didRequestSquad(for: id) }
        ]
    }
}
