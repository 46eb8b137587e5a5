import Domain
import Navigation

/// Where the user goes at the beginning, and is remembered to be.
extension SessionFlow: NavigatorObserver {
    /// Goes where the user has asked to go, else to where they were last; from then on remembers
    /// where they are.
    ///
    /// - Parameter remembersPlace: whether where they were counts, and where they are is kept.
    /// - Throws: why the link leads nowhere. The user sees the players then.
    func arrive(by link: Link?, remembersPlace: Bool) async throws(LinkError) {
        defer { if remembersPlace { follow() } }
        if let link {
            try await Places.map.open(link, from: self, on: navigator)
        } else if remembersPlace {
            await restore()
        }
    }

    /// A match in progress comes first: the players offer it.
    private func restore() async {
        guard let place = try? features((any PlaceMemory).self),
            let matches = try? features((any MatchRepository).self),
            let text = try? await place.savedPlace()
        else { return }
        keptPlace = text
        guard let snapshot = NavigationSnapshot(text: text),
            (try? await matches.current() == nil) == true
        else { return }
        await Places.map.restore(snapshot, from: self, on: navigator)
    }

    private func follow() {
        navigator.addObserver(self)
        // Where a link leads, and where less than before can be restored, nothing changes any more
        // until the next step.
        navigatorDidChange(navigator)
    }

    func navigatorDidChange(_ navigator: Navigator) {
        let text = navigator.snapshot.text
        guard keptPlace != text, let place = try? features((any PlaceMemory).self) else { return }
        keptPlace = text
        // What cannot be kept is no loss that anybody has to be told of.
        work.enqueue { try? await place.save(text) }
    }
}

/// What links name.
extension SessionFlow {
    func player(_ id: PlayerID) async throws(LinkError) -> Player {
        try await players([id])[0]
    }

    func players(_ ids: [PlayerID]) async throws(LinkError) -> [Player] {
        let roster: Roster
        do throws(StorageError) {
            roster = try await squad().roster()
        } catch {
            throw .notThere(error.advice)
        }
        var players: [Player] = []
        for id in ids {
            guard let index = roster.index(of: id) else {
                throw .notThere(
                    "There is no player with the number \(id.number): choose one from Players.")
            }
            players.append(roster.players[index])
        }
        return players
    }

    func currentMatch() async throws(LinkError) -> Match {
        let match: Match?
        do throws(StorageError) {
            match = try await matches().current()
        } catch {
            throw .notThere(error.advice)
        }
        guard let match else {
            throw .notThere("No gather is in progress: start one from Players.")
        }
        return match
    }

    private func squad() throws(StorageError) -> any PlayerRepository {
        guard let squad = try? features((any PlayerRepository).self) else { throw .unavailable }
        return squad
    }

    private func matches() throws(StorageError) -> any MatchRepository {
        guard let matches = try? features((any MatchRepository).self) else { throw .unavailable }
        return matches
    }
}
