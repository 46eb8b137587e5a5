import Domain
import Navigation

/// Where the user goes at the beginning, and is remembered to be.
extension SessionFlow: NavigatorObserver {
    /// Goes where the user has asked to go, else to where they were last; from then on remembers
    /// where they are.
    ///
    /// - Parameter remembersPlace: whether where they were counts, and where they are is kept.
    /// - Throws: why the link leads nowhere. The user sees the players then.
    func arrive(by link: DeepLink?, remembersPlace: Bool) async throws(DeepLinkError) {
        defer { if remembersPlace { follow() } }
        if let link {
            try await AppDestinations.map.open(link, from: self, on: navigator)
        } else if remembersPlace {
            await restore()
        }
    }

    /// A match in progress comes first: the players offer it.
    private func restore() async {
        guard let place = try? features((any NavigationStateStore).self),
            let matches = try? features((any MatchRepository).self),
            let text = try? await place.savedState()
        else { return }
        keptPlace = text
        guard let snapshot = NavigationSnapshot(text: text),
            (try? await matches.current() == nil) == true
        else { return }
        await AppDestinations.map.restore(snapshot, from: self, on: navigator)
    }

    private func follow() {
        navigator.addObserver(self)
        // Where a link leads, and where less than before can be restored, nothing changes any more
        // until the next step.
        navigatorDidChange(navigator)
    }

    func navigatorDidChange(_ navigator: Navigator) {
        let text = navigator.snapshot.text
        guard keptPlace != text, let place = try? features((any NavigationStateStore).self) else {
            return
        }
        keptPlace = text
        // What cannot be kept is no loss that anybody has to be told of.
        work.enqueue { try? await place.save(text) }
    }
}

/// What links name.
extension SessionFlow {
    func player(_ id: PlayerID) async throws(DeepLinkError) -> Player {
        try await players([id])[0]
    }

    func players(_ ids: [PlayerID]) async throws(DeepLinkError) -> [Player] {
        let squad: Squad
        do throws(StorageError) {
            squad = try await playerRepository().squad()
        } catch {
            throw .notFound(error.message)
        }
        var players: [Player] = []
        for id in ids {
            guard let index = squad.index(of: id) else {
                throw .notFound(
                    "There is no player with the number \(id.number): choose one from Players.")
            }
            players.append(squad.players[index])
        }
        return players
    }

    func currentMatch() async throws(DeepLinkError) -> Match {
        let match: Match?
        do throws(StorageError) {
            match = try await matches().current()
        } catch {
            throw .notFound(error.message)
        }
        guard let match else {
            throw .notFound("No gather is in progress: start one from Players.")
        }
        return match
    }

    private func playerRepository() throws(StorageError) -> any PlayerRepository {
        guard let squad = try? features((any PlayerRepository).self) else { throw .unavailable }
        return squad
    }

    private func matches() throws(StorageError) -> any MatchRepository {
        guard let matches = try? features((any MatchRepository).self) else { throw .unavailable }
        return matches
    }
}
