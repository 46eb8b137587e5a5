import DependencyContainer
import Domain
import FairTeams
import Navigation
import TerminalUI
import ThreeTeams

extension AppFeature {
    static let threeTeams = AppFeature(
        (any ThreeTeamsBuilding).self,
        Module("ThreeTeams") {
            // The action of a page and its section share the loaded match.
            $0.register(
                (any ThreeTeamsBuilding).self, scope: .session,
                needs: (any RecordRepositories).self, (any PlayerRepository).self,
                (any MatchRepository).self, (any TimeSource).self, PlayerShuffle.self,
                [any StrengthSource].self
            ) {
                ThreeTeamsFactory(
                    records: $0, players: $1, matches: $2, time: $3, shuffle: $4, strengths: $5)
            }
        },
        stores: [
            FeatureKind(ThreeTeamPlan.self, isRegistered: false),
            FeatureKind(ThreeTeamMember.self, isRegistered: false),
        ],
        adds: [
            .action(
                ThreeTeamsStrings.title, key: .character("t"), on: .draft,
                unavailableReason: { $0.threeTeamsUnavailableReason(for: $1) }
            ) { feature, draft, flow in
                feature.makeThreeTeams(of: draft, on: flow.navigator, navigation: flow)
            },
            .section(ThreeTeamsStrings.title, on: .draft) {
                (feature, draft) async throws(StorageError) in
                try await feature.loadTeams(of: draft)
            },
            .section(ThreeTeamsStrings.title, on: .gather) {
                (feature, match) async throws(StorageError) in
                try await feature.loadNextMatch(after: match)
            },
            .command(
                ThreeTeamsStrings.nextAction, key: .character("r"), on: .gather,
                isIncluded: { $0.nextMatch(after: $1) != nil }
            ) { feature, match, flow in
                feature.nextMatch(after: match).map(flow.threeTeamsDidRequestMatch)
            },
        ])
}

/// Handles the events of ThreeTeams.
extension SessionFlow: ThreeTeamsNavigation {
    /// Shows the line-up screen in the flow of matches that is running, or in a new one.
    func threeTeamsDidRequestMatch(_ draft: MatchDraft) {
        if let matchFlow {
            matchFlow.showLineUp(draft)
        } else {
            navigator.attempt { try startMatchFlow(.confirming(draft)) }
        }
    }
}
