import Navigation

/// The destinations of deep links and of restored screens, all of them within a session.
@MainActor struct AppDestinations {
    private let links: [FeatureLink]

    init(of features: [AppFeature]) {
        links = features.flatMap(\.links)
    }

    /// The destinations of deep links, which leave out the tabs.
    var map: RouteMap<SessionFlow> { RouteMap(self[.session]) }

    /// The destinations of restored screens, and the tabs, which a session always shows first.
    var restorationMap: RouteMap<SessionFlow> {
        let tabs = LinkDestination(SessionTabsRoute.self) {
            (_, _: SessionFlow) async throws(DeepLinkError) in ResolvedDestination(())
        }
        return RouteMap(self[.session] + [tabs])
    }

    /// The destinations that features add below a page, in the order of the features.
    subscript<Target>(parent: LinkParent<Target>) -> [LinkDestination<Target>] {
        links.filter { $0.parent == parent.name }
            .compactMap { $0.makeDestination(self) as? LinkDestination<Target> }
    }
}
