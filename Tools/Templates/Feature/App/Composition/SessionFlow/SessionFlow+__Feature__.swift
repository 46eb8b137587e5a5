import Navigation
import PlayerList
import __Feature__

/// Shows __Feature__ and handles its events.
extension SessionFlow: __Feature__Navigation {
    func show__Feature__() throws(NavigationError) {
        try start(
            dependencies.__feature__.coordinator(on: navigator) {
                $0.make__Feature__(on: navigator, navigation: self)
            })
    }

    func __feature__DidFinish() {
        list?.returnToList()
    }
}

extension AppDestinations {
    /// The deep link `players/__feature-path__`.
    static var __feature__: LinkDestination<SessionFlow> {
        LinkDestination(__Feature__Route.self) {
            (_, flow: SessionFlow) async throws(DeepLinkError) in
            try flow.dependencies.__feature__.checkIsAvailable()
            return ResolvedDestination(show: try flow.show__Feature__())
        }
    }
}
