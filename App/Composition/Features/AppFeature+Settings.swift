import DependencyContainer
import Navigation
import Settings
import TerminalUI

extension AppFeature {
    static let settings = AppFeature(
        (any SettingsBuilding).self,
        Module("Settings") {
            $0.register((any SettingsBuilding).self, needs: [SettingsItem].self) {
                SettingsFactory(items: $0)
            }
        },
        adds: [
            .playersAction(CompositionStrings.settings, key: .character("e")) { settings, flow in
                settings.makeSettings(on: flow.navigator)
            }
        ],
        links: [
            FeatureLink(below: .session) { destinations in
                LinkDestination(SettingsRoute.self, leadsTo: destinations[.settings]) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in
                    let settings = try flow.available((any SettingsBuilding).self)
                    return ResolvedDestination(
                        flow, show: try flow.push(settings.makeSettings(on: flow.navigator)))
                }
            }
        ])
}
