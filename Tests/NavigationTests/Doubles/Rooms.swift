import Navigation

/// A place with a number, as many as a test wants.
struct RoomRoute: Route {
    let number: Int
    static let format = RouteFormat("room", path: "room/:number", .number(\.number)) {
        Self(number: $0)
    }
}

/// Tabs, each of which begins with a room: 100 times its index, from 100 up.
struct HallRoute: Route {
    static let format = RouteFormat("hall", path: "hall") { Self() }
}

/// A coordinator at a place with a name.
@MainActor final class Room: Coordinator {
    unowned let navigator: Navigator
    let page = Page()
    private let route: any Route

    init(_ route: any Route, on navigator: Navigator) {
        self.route = route
        self.navigator = navigator
    }

    func start() throws(NavigationError) {
        guard route is HallRoute else { return try show(page, at: route) }
        try navigator.showTabs(2, at: route, by: self) { index throws(NavigationError) in
            try show(Page(), at: RoomRoute(number: (index + 1) * 100))
        }
    }
}

extension Navigator {
    /// The lowest stack in the words of links, tabs in brackets, the selected one with a star.
    var outlinedPlaces: String {
        func outline(_ stack: StackID) -> String {
            tree.nodes(of: stack).map { node in
                let path = route(of: node.id)?.path ?? "?"
                guard case .tabs(let tabs, let selected) = node.content else { return path }
                let inside = tabs.enumerated().map { ($0 == selected ? "*" : "") + outline($1) }
                return "\(path)[\(inside.joined(separator: " | "))]"
            }.joined(separator: " ")
        }
        return tree.layers.first.map { outline($0.stack) } ?? ""
    }
}

/// All rooms and halls, each reached from each; some are closed.
@MainActor final class House {
    let navigator: Navigator
    let root: Flow
    var closed: Set<Int> = []
    /// Whether rooms can be had and not be shown.
    var isBlocked = false

    init(_ navigator: Navigator) throws(NavigationError) {
        self.navigator = navigator
        root = Flow(navigator) { flow throws(NavigationError) in
            try flow.show(flow.page, at: RoomRoute(number: 0))
        }
        try navigator.start(root, under: nil)
    }

    var map: RouteMap<House> {
        RouteMap([
            LinkDestination(RoomRoute.self) { (route, house: House) async throws(DeepLinkError) in
                guard !house.closed.contains(route.number) else {
                    throw .notFound("Room \(route.number) is closed.")
                }
                return house.arrival(route)
            },
            LinkDestination(HallRoute.self) { (route, house: House) async throws(DeepLinkError) in
                house.arrival(route)
            },
        ])
    }

    private func arrival(_ route: any Route) -> ResolvedDestination<Void> {
        ResolvedDestination(()) { [navigator, root] () throws(NavigationError) in
            guard !self.isBlocked else { throw .nothingShown }
            try root.start(Room(route, on: navigator))
        }
    }

    func enter(_ numbers: Int..., as placement: Placement? = nil) throws(NavigationError) {
        for number in numbers {
            try root.start(Room(RoomRoute(number: number), on: navigator), as: placement)
        }
    }

    func enterHall() throws(NavigationError) {
        try root.start(Room(HallRoute(), on: navigator))
    }

    /// What is on the layers, in the words of links.
    var places: [String] {
        navigator.tree.layers.map { layer in
            navigator.tree.nodes(of: layer.stack).map { navigator.route(of: $0.id)?.path ?? "?" }
                .joined(separator: " ")
        }
    }
}
