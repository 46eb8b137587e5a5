import DependencyContainer
import Domain
import GatherDetail
import History
import Navigation

extension AppFeature {
    static let history = AppFeature(
        (any HistoryBuilding).self,
        Module("History") {
            $0.register(
                (any HistoryBuilding).self,
                needs: (any MatchRepository).self, (any TextFolding).self, (any TimeSource).self,
                (any LocalTimeZone).self
            ) { HistoryFactory(matches: $0, folding: $1, time: $2, timeZone: $3) }
        },
        adds: [
            .tab(CompositionStrings.gathers) { history, flow in
                history.makeHistory(on: flow.navigator, navigation: flow)
            }
        ],
        links: [
            FeatureLink(below: .session) { destinations in
                // The list is the first screen of its tab, so there is nothing to show.
                LinkDestination(HistoryRoute.self, leadsTo: [month] + destinations[.gathers]) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in
                    _ = try flow.available((any HistoryBuilding).self)
                    return ResolvedDestination(flow)
                }
            }
        ])

    /// The destination of a month, which is a row of the list.
    @MainActor private static var month: LinkDestination<SessionFlow> {
        LinkDestination(HistoryMonthRoute.self) {
            (month, flow: SessionFlow) async throws(DeepLinkError) in
            ResolvedDestination(show: flow.focus(month))
        }
    }
}

extension SessionFlow {
    /// Focuses a month in the list of finished gathers.
    fileprivate func focus(_ month: HistoryMonthRoute) {
        navigator.liveCoordinators.lazy.compactMap { $0 as? any HistoryCoordinating }.first?
            .focus(month)
    }
}

/// Handles the events of History.
extension SessionFlow: HistoryNavigation {
    func historyDidSelect(_ id: Match.ID) {
        guard let detail = availability(of: (any GatherDetailBuilding).self) else { return }
        navigator.attempt {
            try push(
                detail.coordinator(on: navigator) {
                    $0.makeGatherDetail(of: id, on: navigator, navigation: self)
                })
        }
    }

    var historySelectionUnavailableReason: String? {
        availability(of: (any GatherDetailBuilding).self)?.unavailableReason
    }
}
