import DependencyContainer
import Domain
import FootballUI
import Navigation

/// The content of deep links.
extension SessionFlow {
    /// Returns the players of a link, in the order of their numbers in the link.
    func players(_ ids: [PlayerID]) async throws(DeepLinkError) -> [Player] {
        let found: [Player]
        do throws(StorageError) {
            found = try await dependencies.players.players(ids)
        } catch {
            throw .notFound(error.message)
        }
        var players: [Player] = []
        for id in ids {
            guard let player = found.first(where: { $0.id == id }) else {
                throw .notFound(
                    CompositionStrings.noPlayer("\(id.number)"))
            }
            players.append(player)
        }
        return players
    }

    func currentMatch() async throws(DeepLinkError) -> Match {
        let match: Match?
        do throws(StorageError) {
            match = try await dependencies.matches.current()
        } catch {
            throw .notFound(error.message)
        }
        guard let match else {
            throw .notFound(CompositionStrings.noMatch)
        }
        return match
    }
}
