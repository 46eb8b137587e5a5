import DataTransfer
import DependencyContainer
import Domain
import Navigation
import PlayerList

extension AppFeature {
    static let dataTransfer = AppFeature(
        (any DataTransferBuilding).self,
        Module("DataTransfer") {
            $0.register(
                AccountTransfer.self, needs: (any ArchiveRepository).self,
                (any AccountFiles).self, (any PlayerRepository).self,
                (any RecordRepositories).self, TableKinds.self,
                (any SquadMeaningsStore).self, (any TextFolding).self, (any TimeSource).self,
                (any LocalTimeZone).self
            ) {
                AccountTransfer(
                    AccountTransfer.Dependencies(
                        archives: $0, files: $1, players: $2, records: $3, tables: $4.all,
                        meanings: $5, folding: $6, time: $7, timeZone: $8))
            }
            $0.register(ImportHistory.self, scope: .session) { ImportHistory() }
            $0.register(
                (any DataTransferBuilding).self, needs: AccountTransfer.self, ImportHistory.self
            ) { DataTransferFactory(transfer: $0, history: $1) }
        },
        adds: [
            .settingsItem(
                CompositionStrings.transfer, detail: CompositionStrings.transferDetail
            ) {
                $0.makeDataTransfer(on: $1.navigator, navigation: $1)
            }
        ],
        links: [
            FeatureLink(
                to: DataTransferRoute.self, of: (any DataTransferBuilding).self, below: .settings
            ) { $0.makeDataTransfer(on: $1.navigator, navigation: $1) }
        ])
}

/// The kinds of records that are exchanged as tables, which are made when they are first used.
struct TableKinds: Sendable {
    let features: [AppFeature]
    var all: [TableKind] { RecordRules.tables(of: features) }
}

/// Handles the events of DataTransfer.
extension SessionFlow: DataTransferNavigation {
    func dataTransferDidImport() {
        list?.reload(focusing: nil)
    }
}
