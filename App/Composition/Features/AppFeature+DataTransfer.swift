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
                (any RecordRepositories).self, FeatureKinds.self,
                (any SquadMeaningsStore).self, (any TextFolding).self, (any TimeSource).self,
                (any LocalTimeZone).self
            ) {
                AccountTransfer(
                    AccountTransfer.Dependencies(
                        archives: $0, files: $1, players: $2, records: $3, tables: $4.tables,
                        meanings: $5, folding: $6, time: $7, timeZone: $8))
            }
            $0.register(ImportHistory.self, scope: .session) { ImportHistory() }
            $0.register(
                (any DataTransferBuilding).self, needs: AccountTransfer.self, ImportHistory.self
            ) {
                DataTransferFactory(DataTransferDependencies(transfer: $0, history: $1))
            }
        },
        adds: [
            .settingsItem("Export and import", detail: "Players and gathers") {
                $0.makeDataTransfer(on: $1.navigator, navigation: $1)
            }
        ],
        links: [
            FeatureLink(
                to: DataTransferRoute.self, of: (any DataTransferBuilding).self, below: .settings
            ) { $0.makeDataTransfer(on: $1.navigator, navigation: $1) }
        ])
}

/// Handles the events of DataTransfer.
extension SessionFlow: DataTransferNavigation {
    func dataTransferDidImport() {
        list?.reload(focusing: nil)
    }
}
