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
                needs: DisplayPreferences.self, DisplaySettingsStore.self
            ) { DisplayFactory(preferences: $0, store: $1.text) }
        },
        adds: [
            .settingsItem(
                CompositionStrings.display, detail: CompositionStrings.displayDetail
            ) {
                $0.makeDisplay(on: $1.navigator)
            }
        ],
        links: [
            FeatureLink(to: DisplayRoute.self, of: (any DisplayBuilding).self, below: .settings) {
                $0.makeDisplay(on: $1.navigator)
            }
        ])
}
