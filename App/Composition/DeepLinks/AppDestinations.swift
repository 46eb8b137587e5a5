import ConfirmPlayers
import Gather
public import Navigation

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

/// The deep links of the app, such as `players/42/edit/age` and `gather/current`.
@MainActor public enum AppDeepLinks {
    private static let map = AppDestinations(of: AppFeature.all).map

    /// Parses a deep link, without checking that the players and the match in it exist.
    ///
    /// - Throws: An error with a message for the user.
    public static func link(from text: String) throws(DeepLinkError) -> DeepLink {
        let link = try map.link(from: text)
        // The route map allows destinations of one stack to follow each other, also a gather.
        guard link.routes.count(where: { $0 is GatherRoute || $0 is ConfirmPlayersRoute }) <= 1
        else {
            throw .notFound(CompositionStrings.conflictingLink)
        }
        return link
    }

    /// Returns the errors of the route map, such as two destinations with the same path.
    public static func verify() -> [RouteMapError] { map.verify() }
}
