import Navigation

/// The route of a numbered item.
struct ItemRoute: Route {
    let number: Int
    static let format = RouteFormat("item", path: "item/:number", .number(\.number)) {
        Self(number: $0)
    }
}

/// The route of two tabs, whose lowest screens are the items 100 and 200.
struct TabsRoute: Route {
    static let format = RouteFormat("tabs", path: "tabs") { Self() }
}

/// A coordinator that shows a screen or tabs with a route.
@MainActor final class RouteCoordinator: Coordinator {
    @WeakNavigator var navigator: Navigator
    private let route: any Route
    private let initialTab: Int

    init(_ route: any Route, selecting initialTab: Int = 0, on navigator: Navigator) {
        self.route = route
        self.initialTab = initialTab
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        guard route is TabsRoute else { return try show(TestScreen(), at: route) }
        try navigator.showTabs(2, at: route, selecting: initialTab, by: self) {
            index throws(NavigationError) in
            try show(TestScreen(), at: ItemRoute(number: (index + 1) * 100))
        }
    }
}

/// A navigator with item 0 as its root, and a map in which any item or tabs can follow any other.
@MainActor final class RouteFixture {
    let navigator: Navigator
    let root: TestCoordinator
    /// The items that cannot be resolved.
    var unavailable: Set<Int> = []
    /// Set to make destinations fail when they are shown.
    var failsToShow = false
    /// The tab that the coordinator of tabs selects first.
    var initialTab = 0

    init(_ navigator: Navigator = Navigator()) throws(NavigationError) {
        self.navigator = navigator
        root = TestCoordinator(navigator) { try $0.show($0.screen, at: ItemRoute(number: 0)) }
        try navigator.start(root, under: nil)
    }

    var map: RouteMap<RouteFixture> {
        RouteMap([
            LinkDestination(ItemRoute.self) {
                (route, fixture: RouteFixture) async throws(DeepLinkError) in
                guard !fixture.unavailable.contains(route.number) else {
                    throw .notFound("Item \(route.number) is unavailable.")
                }
                return ResolvedDestination(show: try fixture.show(route))
            },
            LinkDestination(TabsRoute.self) {
                (route, fixture: RouteFixture) async throws(DeepLinkError) in
                ResolvedDestination(show: try fixture.show(route))
            },
        ])
    }

    func show(_ numbers: Int..., as placement: Placement? = nil) throws(NavigationError) {
        for number in numbers {
            let item = RouteCoordinator(ItemRoute(number: number), on: navigator)
            try root.start(item, as: placement ?? .pushOnVisibleStack)
        }
    }

    func showTabs() throws(NavigationError) {
        try root.start(RouteCoordinator(TabsRoute(), on: navigator), as: .pushOnVisibleStack)
    }

    private func show(_ route: any Route) throws(NavigationError) {
        guard !failsToShow else { throw .nothingShown }
        try root.start(RouteCoordinator(route, selecting: initialTab, on: navigator))
    }

    /// The layers as paths: `["item/0 tabs[item/100 | *item/200 item/1]", "item/2"]`, where `*`
    /// marks the selected tab.
    var paths: [String] { navigator.tree.layers.map { path(of: $0.stack) } }

    private func path(of stack: StackID) -> String {
        navigator.tree.nodes(of: stack).map { node in
            let path = navigator.route(of: node.id)?.path ?? "?"
            guard case .tabs(let tabs, let selected) = node.content else { return path }
            let inside = tabs.enumerated().map { index, tab in
                (index == selected ? "*" : "") + self.path(of: tab)
            }
            return "\(path)[\(inside.joined(separator: " | "))]"
        }.joined(separator: " ")
    }
}
