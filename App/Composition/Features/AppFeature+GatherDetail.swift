import DependencyContainer
import Domain
import FootballUI
import GatherDetail
import Navigation

extension AppFeature {
    static let gatherDetail = AppFeature(
        (any GatherDetailBuilding).self,
        Module("GatherDetail") {
            $0.register(
                (any GatherDetailBuilding).self,
                needs: (any MatchRepository).self, (any PlayerRepository).self,
                (any LocalTimeZone).self, (any TimeSource).self, [PageContribution<Match>].self
            ) {
                GatherDetailFactory(
                    matches: $0, players: $1, timeZone: $2, time: $3, contributions: $4)
            }
        },
        links: [
            FeatureLink(below: .gathers) { _ in
                LinkDestination(GatherDetailRoute.self) {
                    (route, flow: SessionFlow) async throws(DeepLinkError) in
                    let detail = try flow.available((any GatherDetailBuilding).self)
                    try await flow.requireGather(route.matchID)
                    return ResolvedDestination(
                        show: try flow.push(
                            detail.makeGatherDetail(
                                of: route.matchID, on: flow.navigator, navigation: flow)))
                }
            }
        ])
}

extension SessionFlow {
    /// Throws the reason why a link cannot open a gather.
    fileprivate func requireGather(_ id: Match.ID) async throws(DeepLinkError) {
        let match: Match
        do throws(StorageError) {
            match = try await dependencies.matches.match(id)
        } catch .notFound {
            throw .notFound(CompositionStrings.noGather)
        } catch {
            throw .notFound(error.message)
        }
        guard match.finished != nil else {
            throw .notFound(CompositionStrings.gatherInProgress)
        }
    }
}

/// Handles the events of GatherDetail.
extension SessionFlow: GatherDetailNavigation {
    func gatherDetailDidReopen(_ match: Match) throws(NavigationError) {
        try startMatchFlow(.resuming(match))
    }

    func gatherDetailDidRequestPlayer(
        for match: MatchState, by gather: any GatherDetailCoordinating
    ) {
        dependencies.match.arrival.run(for: match, under: gather) { [weak gather] in
            gather?.add($0)
        }
    }

    var gatherDetailPlayerUnavailableReason: String? {
        dependencies.match.arrival.unavailableReason
    }

    var gatherDetailReopeningUnavailableReason: String? {
        dependencies.match.gather.unavailableReason
    }
}
