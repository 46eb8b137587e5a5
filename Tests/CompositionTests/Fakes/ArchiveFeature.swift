import DependencyContainer
import Domain
import Navigation
import TerminalUI
import TestSupport

@testable import Composition

/// A feature that is not part of the app, and that adds a tab to the session.
@MainActor protocol ArchiveBuilding {
    func makeArchive(on navigator: Navigator) -> any Coordinator
    func makeYear(_ route: ArchiveYearRoute, on navigator: Navigator) -> any Coordinator
}

struct ArchiveRoute: Route {
    static let format = RouteFormat("archive", path: "archive") { Self() }
}

struct ArchiveYearRoute: Route {
    let year: Int
    static let format = RouteFormat("archive-year", path: ":year", .number(\.year)) {
        Self(year: $0)
    }
}

private struct ArchiveFactory: ArchiveBuilding {
    func makeArchive(on navigator: Navigator) -> any Coordinator {
        ArchiveCoordinator("Archive", at: ArchiveRoute(), on: navigator)
    }

    func makeYear(_ route: ArchiveYearRoute, on navigator: Navigator) -> any Coordinator {
        ArchiveCoordinator("Year \(route.year)", at: route, on: navigator)
    }
}

/// Shows a page with an action that shows the year 2026 above it.
@MainActor private final class ArchiveCoordinator: Coordinator {
    @WeakNavigator var navigator: Navigator
    private let title: String
    private let route: any Route

    init(_ title: String, at route: any Route, on navigator: Navigator) {
        self.title = title
        self.route = route
        self.navigator = navigator
    }

    func start(_: StartPermission) throws(NavigationError) {
        try show(screen(title), at: route)
    }

    private func openYear() {
        attempt { try show(screen("Year 2026"), at: ArchiveYearRoute(year: 2_026)) }
    }

    private func screen(_ title: String) -> PageScreen {
        let action = Action("Open 2026", key: .character("o")) { [weak self] in self?.openYear() }
        return PageScreen(work: navigator.makeWork()) {
            Page(title: title, elements: [], actions: [action])
        }
    }
}

extension AppFeature {
    static let archive = AppFeature(
        (any ArchiveBuilding).self,
        Module("Archive") { $0.register((any ArchiveBuilding).self) { ArchiveFactory() } },
        adds: [.tab("Archive") { archive, flow in archive.makeArchive(on: flow.navigator) }],
        links: [
            FeatureLink(below: .session) { _ in
                LinkDestination(
                    ArchiveRoute.self,
                    leadsTo: [
                        LinkDestination(ArchiveYearRoute.self) {
                            (route, flow: SessionFlow) async throws(DeepLinkError) in
                            let archive = try flow.available((any ArchiveBuilding).self)
                            return ResolvedDestination(
                                show: try flow.push(
                                    archive.makeYear(route, on: flow.navigator)))
                        }
                    ]
                ) { (_, flow: SessionFlow) async throws(DeepLinkError) in
                    _ = try flow.available((any ArchiveBuilding).self)
                    return ResolvedDestination(flow)
                }
            }
        ])
}
