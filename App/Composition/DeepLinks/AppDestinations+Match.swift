import ConfirmPlayers
import Domain
import Gather
import Navigation

extension AppDestinations {
    static var teams: LinkDestination<SessionFlow> {
        LinkDestination(ConfirmPlayersRoute.self) {
            (route, flow: SessionFlow) async throws(DeepLinkError) in
            try flow.dependencies.match.confirmPlayers.checkIsAvailable()
            let players = try await flow.players(route.players)
            return ResolvedDestination(show: try flow.startMatchFlow(.confirming(players)))
        }
    }

    /// Not restored, because the list offers to resume a match in progress.
    static var gather: LinkDestination<SessionFlow> {
        LinkDestination(GatherRoute.self, isRestored: false) {
            (_, flow: SessionFlow) async throws(DeepLinkError) in
            try flow.dependencies.match.gather.checkIsAvailable()
            let match = try await flow.currentMatch()
            return ResolvedDestination(show: try flow.startMatchFlow(.resuming(match)))
        }
    }
}

extension SessionFlow {
    fileprivate func currentMatch() async throws(DeepLinkError) -> Match {
        let match: Match?
        do throws(StorageError) {
            match = try await dependencies.matches.current()
        } catch {
            throw .notFound(error.message)
        }
        guard let match else {
            throw .notFound("No gather is in progress: start one from Players.")
        }
        return match
    }
}
