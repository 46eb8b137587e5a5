import DependencyContainer
import Domain
import Navigation
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList
import TerminalUI

/// The coordinator of a session: shows the players and the features that they lead to, and the tabs
/// that features add.
@MainActor final class SessionFlow: Coordinator {
    @WeakNavigator var navigator: Navigator
    let dependencies: SessionFlowDependencies
    var onSignOut: @MainActor (SignOutExtent) -> Void = { _ in }
    /// Called after the account has moved to a server, with the session there.
    var onMove: @MainActor (Session) -> Void = { _ in }
    /// Called when the server has ended the session.
    var onExpiry: @MainActor () -> Void = {}
    /// Called with the status of the exchange with a server; nil after the session.
    var onStatus: @MainActor (ExchangeStatus?) -> Void = { _ in }
    /// Called after changes of other devices were stored.
    var onNews: @MainActor () -> Void = {}
    weak var list: (any PlayerListCoordinating)?
    weak var detail: (any PlayerDetailCoordinating)?
    /// The flow of matches; nil while none is running.
    private(set) weak var matchFlow: MatchFlow?
    /// The text of the navigation state in the storage; nil before it is read or written.
    var savedNavigationState: String?
    private let scope: Container
    private var observations: [Task<Void, Never>] = []

    /// - Parameter scope: The open scope of the session, which the flow closes.
    init(scope: Container, navigator: Navigator) throws(ContainerError) {
        self.scope = scope
        dependencies = try scope.resolve(SessionFlowDependencies.self)
        self.navigator = navigator
        dependencies.reference.flow = self
    }

    /// Shows the players, in the first tab if features add tabs.
    func start(_: StartPermission) throws(NavigationError) {
        observeExchange()
        let tabs = dependencies.tabs
        guard !tabs.isEmpty else { return try showPlayerList() }
        let labels = tabs.map(\.makeLabel)
        try navigator.showTabs(
            tabs.count + 1, at: SessionTabsRoute(),
            hint: TabLabels([CompositionStrings.squad] + labels.map { $0() }), by: self
        ) { index throws(NavigationError) in
            if index == 0 {
                try showPlayerList()
            } else {
                try start(tabs[index - 1].makeCoordinator(self))
            }
        }
    }

    /// Starts a coordinator on top of the visible screen, inside the selected tab.
    func push(_ child: any Coordinator) throws(NavigationError) {
        try start(child, as: .pushOnVisibleStack)
    }

    private func showPlayerList() throws(NavigationError) {
        try start(
            dependencies.playerList.coordinator(on: navigator) {
                let list = $0.makePlayerList(on: navigator, navigation: self)
                self.list = list
                return list
            })
    }

    func didLeave() {
        for observation in observations { observation.cancel() }
        onStatus(nil)
        scope.close()
    }

    private func observeExchange() {
        let exchange = dependencies.exchange
        let statuses = Task { [weak self] in
            for await status in await exchange.statuses() {
                guard status != .sessionExpired else {
                    self?.onExpiry()
                    break
                }
                self?.onStatus(status)
            }
        }
        let news = Task { [weak self] in
            for await _ in await exchange.news() { self?.onNews() }
        }
        observations = [statuses, news]
    }

    /// Returns the factory of a feature for a deep link.
    ///
    /// - Throws: The reason why the feature is unavailable, and `.cancelled` after the session.
    func available<Building>(_ type: Building.Type) throws(DeepLinkError) -> Building {
        guard let feature = availability(of: type) else { throw .cancelled }
        return try feature.get()
    }

    /// Returns the factory of a feature, or the reason why it is unavailable; nil after the
    /// session.
    func availability<Building>(of type: Building.Type) -> FeatureAvailability<Building>? {
        try? scope.resolve(FeatureAvailability<Building>.self)
    }

    func showPlayerAdd() throws(NavigationError) {
        try push(
            dependencies.playerAdd.coordinator(on: navigator) {
                $0.makePlayerAdd(on: navigator, navigation: self)
            })
    }

    func showPlayerDetail(of player: Player) throws(NavigationError) {
        try push(
            dependencies.playerDetail.coordinator(on: navigator) {
                let detail = $0.makePlayerDetail(of: player, on: navigator, navigation: self)
                self.detail = detail
                return detail
            })
    }

    func showPlayerEdit(of field: PlayerField, of player: Player) throws(NavigationError) {
        try push(
            dependencies.playerEdit.coordinator(on: navigator) {
                $0.makePlayerEdit(of: field, of: player, on: navigator, navigation: self)
            })
    }

    /// Starts the match flow above the tabs. If a match was started, the list ends its selection
    /// mode when the flow ends.
    func startMatchFlow(_ entry: MatchFlow.Entry) throws(NavigationError) {
        let match = MatchFlow(entry, dependencies: dependencies.match, navigator: navigator)
        matchFlow = match
        try run(match, as: .modal) { [weak self] result in
            if case .finished = result { self?.list?.returnToList() }
        }
    }
}

/// The route of the tabs of a session. Links leave it out.
struct SessionTabsRoute: Route {
    static let format = RouteFormat("session-tabs", path: "tabs") { Self() }
}

/// The sessions that a sign-out ends.
enum SignOutExtent {
    case thisSession
    /// All sessions of the user.
    case allSessions
}
