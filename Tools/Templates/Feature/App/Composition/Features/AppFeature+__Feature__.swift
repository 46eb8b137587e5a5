import DependencyContainer
import Domain
import Navigation
import PlayerList
import __Feature__

extension AppFeature {
    static let __feature__ = AppFeature(
        (any __Feature__Building).self,
        Module("__Feature__") {
            // squad
            $0.register(
                (any __Feature__Building).self, needs: (any PlayerRepository).self
            ) { __Feature__Factory(players: $0) }
            // end squad
            // data
            $0.register(
                (any __Feature__Building).self,
                needs: (any RecordRepository<__Feature__Entry>).self
            ) { __Feature__Factory(entries: $0) }
            // end data
        },
        // data
        stores: [FeatureKind(__Feature__Entry.self, isTable: true)],
        // end data
        // action
        adds: [
            .playersAction(__Feature__Strings.title, key: nil) { feature, flow in
                feature.make__Feature__(on: flow.navigator, navigation: flow)
            }
        ],
        // end action
        // tab
        adds: [
            .tab(__Feature__Strings.title) { feature, flow in
                feature.make__Feature__(on: flow.navigator, navigation: flow)
            }
        ],
        links: [
            // The deep link `__feature-path__`.
            FeatureLink(below: .session) { _ in
                // The screen is the first one of its tab, so there is nothing to show.
                LinkDestination(__Feature__Route.self) {
                    (_, flow: SessionFlow) async throws(DeepLinkError) in
                    _ = try flow.available((any __Feature__Building).self)
                    return ResolvedDestination(())
                }
            }
        ])
        // end tab
        // page
        links: [
            // The deep link `players/__feature-path__`.
            FeatureLink(
                to: __Feature__Route.self,
                of: (any __Feature__Building).self,
                below: .players
            ) { feature, flow in
                feature.make__Feature__(on: flow.navigator, navigation: flow)
            }
        ])
        // end page
}

/// Handles the events of __Feature__.
extension SessionFlow: __Feature__Navigation {
    func __feature__DidFinish() {
        list?.returnToList()
    }
}
