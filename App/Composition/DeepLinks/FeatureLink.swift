import Domain
import Navigation

/// A page below which features add deep links. `Target` is the value that the links start from.
struct LinkParent<Target>: Sendable {
    let name: String
}

extension LinkParent<SessionFlow> {
    /// The start of a link.
    static let session = LinkParent(name: "session")
    /// The player list.
    static let players = LinkParent(name: "players")
    /// The list of finished gathers.
    static let gathers = LinkParent(name: "gathers")
    /// The settings.
    static let settings = LinkParent(name: "settings")
}

extension LinkParent<PlayerLinkTarget> {
    /// The screen of a player.
    static let player = LinkParent(name: "player")
}

/// The player of a link, and the flow that shows it.
struct PlayerLinkTarget {
    let player: Player
    let flow: SessionFlow
}

/// A deep link that a feature adds below a page.
struct FeatureLink: Sendable {
    let parent: String
    /// Returns a `LinkDestination` whose source is the target of the parent.
    let makeDestination: @MainActor @Sendable (AppDestinations) -> Any

    /// - Parameter makeDestination: A closure that returns the destination. Its parameter has the
    ///   destinations that follow.
    init<Target>(
        below parent: LinkParent<Target>,
        _ makeDestination:
            @escaping @MainActor @Sendable (AppDestinations) -> LinkDestination<
                Target
            >
    ) {
        self.parent = parent.name
        self.makeDestination = makeDestination
    }
}

extension FeatureLink {
    /// Creates a link to a page that needs nothing but the factory of its feature.
    ///
    /// - Parameters:
    ///   - route: The route of the page.
    ///   - building: The type of the factory.
    ///   - makeCoordinator: A closure that returns the coordinator of the page.
    init<Building>(
        to route: (some Route).Type, of building: Building.Type,
        below parent: LinkParent<SessionFlow>,
        _ makeCoordinator: @escaping @MainActor @Sendable (Building, SessionFlow) -> any Coordinator
    ) {
        self.init(below: parent) { _ in
            LinkDestination(route) { (_, flow: SessionFlow) async throws(DeepLinkError) in
                let feature = try flow.available(building)
                return ResolvedDestination(show: try flow.push(makeCoordinator(feature, flow)))
            }
        }
    }
}
