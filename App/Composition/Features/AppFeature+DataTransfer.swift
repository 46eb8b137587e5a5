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
                needs: (any PlayerRepository).self, (any MatchRepository).self,
                (any ArchiveRepository).self, (any AccountFiles).self,
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
            FeatureLink(below: .settings) { _ in
                LinkDestination(DataTransferRoute.self) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in
                    let feature = try flow.available((any DataTransferBuilding).self)
                    return ResolvedDestination(
                        show: try flow.start(
                            feature.makeDataTransfer(on: flow.navigator, navigation: flow)))
                }
            }
        ])
}

/// Handles the events of DataTransfer.
extension SessionFlow: DataTransferNavigation {
    func dataTransferDidImport() {
        list?.reload(focusing: nil)
    }
}
