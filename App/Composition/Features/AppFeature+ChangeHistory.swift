import ChangeHistory
import DependencyContainer
import Domain
import FootballUI
import Navigation
import PlayerDetail
import PlayerList
import Records
import TerminalUI

extension AppFeature {
    static let changeHistory = AppFeature(
        (any ChangeHistoryBuilding).self,
        Module("ChangeHistory") {
            $0.register(
                (any ChangeHistoryBuilding).self,
                needs: (any PlayerRepository).self, (any LocalTimeZone).self
            ) { ChangeHistoryFactory(players: $0, timeZone: $1) }
        },
        adds: [
            .playersAction(CompositionStrings.deletedPlayers, key: .character("u")) {
                history, flow in
                history.makeDeletedRecords(
                    in: flow.dependencies.players.records, on: flow.navigator, navigation: flow)
            },
            .action(CompositionStrings.history, key: .character("u"), on: .player) {
                history, player, flow in
                history.makeHistory(
                    of: player, in: flow.dependencies.players.records, on: flow.navigator,
                    navigation: flow)
            },
        ],
        links: [
            FeatureLink(
                to: DeletedRecordsRoute.self, of: (any ChangeHistoryBuilding).self, below: .players
            ) { history, flow in
                history.makeDeletedRecords(
                    in: flow.dependencies.players.records, on: flow.navigator, navigation: flow)
            },
            FeatureLink(below: .player) { _ in
                LinkDestination(ChangeHistoryRoute.self) {
                    (_, parent: PlayerLinkTarget) async throws(DeepLinkError) in
                    let flow = parent.flow
                    let history = try flow.available((any ChangeHistoryBuilding).self)
                    return ResolvedDestination(
                        show: try flow.push(
                            history.makeHistory(
                                of: parent.player, in: flow.dependencies.players.records,
                                on: flow.navigator, navigation: flow)))
                }
            },
        ])
}

/// Handles the events of ChangeHistory for players. Lists of other records load them when they
/// appear again.
extension SessionFlow: ChangeHistoryNavigation {
    func changeHistoryDidChange(_ record: some Record) {
        guard let player = record as? Player else { return }
        detail?.show(player)
        list?.reload(focusing: player.id)
    }

    func changeHistoryDidRestore(_ record: some Record) {
        guard let player = record as? Player else { return }
        list?.reload(focusing: player.id)
    }
}

/// Shows the earlier values of the records of all features.
extension SessionFlow: RecordNavigation {
    func recordDidRequestHistory<Root: DisplayableRecord>(of record: Root)
    where Root.ID == RecordID<Root> {
        showHistory { history, records in
            history.makeHistory(
                of: record, in: records.repository(of: Root.self), on: navigator, navigation: self)
        }
    }

    func recordDidRequestDeleted<Root: DisplayableRecord>(_ kind: Root.Type)
    where Root.ID == RecordID<Root> {
        showHistory { history, records in
            history.makeDeletedRecords(
                in: records.repository(of: kind), on: navigator, navigation: self)
        }
    }

    var recordHistoryUnavailableReason: String? {
        availability(of: (any ChangeHistoryBuilding).self)?.unavailableReason
    }

    private func showHistory(
        _ make: (any ChangeHistoryBuilding, any RecordRepositories) -> any Coordinator
    ) {
        guard let history = availability(of: (any ChangeHistoryBuilding).self) else { return }
        navigator.attempt {
            try push(history.coordinator(on: navigator) { make($0, dependencies.records) })
        }
    }
}
