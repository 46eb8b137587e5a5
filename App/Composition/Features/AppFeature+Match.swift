import CompactGather
import ConfirmPlayers
import DependencyContainer
import Domain
import FairTeams
import FootballUI
import Gather
import GatherResult
import Navigation

extension AppFeature {
    static let confirmPlayers = AppFeature(
        (any ConfirmPlayersBuilding).self,
        Module("ConfirmPlayers") {
            $0.register(
                (any ConfirmPlayersBuilding).self,
                needs: (any PlayerRepository).self, (any MatchRepository).self,
                (any TimeSource).self, PlayerShuffle.self, (any RecordRepository<PairRule>).self,
                (any RecordRepository<AnnouncedPlayer>).self, [any StrengthSource].self,
                [PageContribution<MatchDraft>].self
            ) {
                ConfirmPlayersFactory(
                    players: $0, matches: $1, time: $2, shuffle: $3, pairRules: $4,
                    announcedPlayers: $5, strengths: $6, contributions: $7)
            }
        },
        stores: [FeatureKind(PairRule.self), FeatureKind(AnnouncedPlayer.self)],
        links: [
            FeatureLink(below: .players) { _ in
                LinkDestination(ConfirmPlayersRoute.self) {
                    (route, flow: SessionFlow) async throws(DeepLinkError) in
                    _ = try flow.dependencies.match.confirmPlayers.get()
                    let players = try await flow.players(route.players)
                    return ResolvedDestination(
                        show: try flow.startMatchFlow(.confirming(MatchDraft(bench: players))))
                }
            }
        ])

    static let gather = AppFeature(
        (any GatherBuilding).self,
        gatherModule("Gather", make: GatherFactory.init),
        or: gatherModule("CompactGather", make: CompactGatherFactory.init),
        links: [
            FeatureLink(below: .session) { _ in
                // Not restored, because the list offers to resume a match in progress.
                LinkDestination(GatherRoute.self, isRestored: false) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in
                    _ = try flow.dependencies.match.gather.get()
                    let match = try await flow.currentMatch()
                    return ResolvedDestination(show: try flow.startMatchFlow(.resuming(match)))
                }
            }
        ])

    static let gatherResult = AppFeature(
        (any GatherResultBuilding).self,
        Module("GatherResult") {
            $0.register(
                (any GatherResultBuilding).self,
                needs: (any PlayerRepository).self, (any MatchRepository).self,
                (any LocalTimeZone).self, PlayerShuffle.self, (any TimeSource).self,
                [PageContribution<Match>].self
            ) {
                GatherResultFactory(
                    players: $0, matches: $1, timeZone: $2, shuffle: $3, time: $4,
                    contributions: $5)
            }
        })

    /// Returns a module that implements Gather.
    private static func gatherModule<Factory: GatherBuilding>(
        _ name: String, make: @escaping @MainActor @Sendable (GatherDependencies) -> Factory
    ) -> Module {
        Module(name) {
            $0.register(
                (any GatherBuilding).self,
                needs: (any MatchRepository).self, (any PlayerRepository).self,
                (any TimeSource).self
            ) { make(GatherDependencies(matches: $0, players: $1, time: $2)) }
        }
    }
}
