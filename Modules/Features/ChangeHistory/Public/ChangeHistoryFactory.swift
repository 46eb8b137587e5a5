public import Domain
public import FootballUI
public import Navigation
import TerminalUI

/// A factory for the pages of the feature ChangeHistory.
@MainActor public protocol ChangeHistoryBuilding {
    /// Returns a coordinator for the history of a record. The caller starts it.
    ///
    /// - Parameters:
    ///   - records: The records of its kind.
    ///   - navigation: Held weakly.
    func makeHistory<Root: DisplayableRecord>(
        of record: Root, in records: any VersionedRecords<Root>, on navigator: Navigator,
        navigation: any ChangeHistoryNavigation
    ) -> any Coordinator

    /// Returns a coordinator for the deleted records of a kind. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeDeletedRecords<Root: DisplayableRecord>(
        in records: any VersionedRecords<Root>, on navigator: Navigator,
        navigation: any ChangeHistoryNavigation
    ) -> any Coordinator
}

/// The default factory of the feature ChangeHistory.
public struct ChangeHistoryFactory: ChangeHistoryBuilding {
    private let players: any PlayerRepository
    private let timeZone: any LocalTimeZone

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - players: The squad of the signed-in user, to which records can refer.
    ///   - timeZone: The time zone of the displayed times.
    public init(players: any PlayerRepository, timeZone: any LocalTimeZone) {
        self.players = players
        self.timeZone = timeZone
    }

    /// Returns a coordinator for the history of a record. The caller starts it.
    public func makeHistory<Root: DisplayableRecord>(
        of record: Root, in records: any VersionedRecords<Root>, on navigator: Navigator,
        navigation: any ChangeHistoryNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: ChangeHistoryRoute(), on: navigator) { [weak navigation] work in
            let presenter = ChangeHistoryPresenter(
                record, in: records, players: players, timeZone: timeZone, work: work,
                navigation: navigation)
            return PageScreen(of: presenter, work: work) {
                ChangeHistoryView(state: $0, presenter: presenter).page
            }
        }
    }

    /// Returns a coordinator for the deleted records of a kind. The caller starts it.
    public func makeDeletedRecords<Root: DisplayableRecord>(
        in records: any VersionedRecords<Root>, on navigator: Navigator,
        navigation: any ChangeHistoryNavigation
    ) -> any Coordinator {
        ScreenCoordinator(at: DeletedRecordsRoute(), on: navigator) { [weak navigation] work in
            let presenter = DeletedRecordsPresenter(records, work: work, navigation: navigation)
            return PageScreen(of: presenter, work: work) {
                DeletedRecordsView(state: $0, presenter: presenter).page
            }
        }
    }
}
