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
                AccountTransfer.self,
                needs: (any ArchiveRepository).self, (any AccountFiles).self,
                make: AccountTransfer.init)
            $0.register((any DataTransferBuilding).self, needs: AccountTransfer.self) {
                DataTransferFactory(DataTransferDependencies(transfer: $0))
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
