import Navigation

/// The destinations of deep links and of restored screens, all of them within a session.
@MainActor struct AppDestinations {
    private let links: [FeatureLink]
    private let hasTabs: Bool

    init(of features: [AppFeature]) {
        links = features.flatMap(\.links)
        hasTabs = features.contains(where: \.hasTab)
    }

    var map: RouteMap<SessionFlow> { RouteMap(self[.session] + (hasTabs ? [tabs] : [])) }

    /// The tabs of a session, which are always shown already.
    private var tabs: LinkDestination<SessionFlow> {
        LinkDestination(SessionTabsRoute.self) {
            (_, _: SessionFlow) async throws(DeepLinkError) in ResolvedDestination(())
        }
    }

    /// The destinations that features add below a page, in the order of the features.
    subscript<Target>(parent: LinkParent<Target>) -> [LinkDestination<Target>] {
        links.filter { $0.parent == parent.name }
            .compactMap { $0.makeDestination(self) as? LinkDestination<Target> }
    }
}
