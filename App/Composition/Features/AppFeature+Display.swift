import DependencyContainer
import Display
import Domain
import Navigation
import TerminalUI

extension AppFeature {
    static let display = AppFeature(
        (any DisplayBuilding).self,
        Module("Display") {
            $0.register(
                (any DisplayBuilding).self,
                needs: DisplayPreferences.self, (any DisplaySettingsStore).self
            ) { DisplayFactory(DisplayDependencies(preferences: $0, store: $1)) }
        },
        adds: [
            .settingsItem("Display", detail: "Colours, motion, mouse") {
                $0.makeDisplay(on: $1.navigator)
            }
        ],
        links: [
            FeatureLink(below: .settings) { _ in
                LinkDestination(DisplayRoute.self) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in
                    let feature = try flow.available((any DisplayBuilding).self)
                    return ResolvedDestination(
                        show: try flow.push(feature.makeDisplay(on: flow.navigator)))
                }
            }
        ])
}
