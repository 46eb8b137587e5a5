import Composition
import DependencyContainer
import Domain
import Navigation
import PlayerList
import TerminalUI
import TestSupport
import Testing

/// The composed app on doubles, with a person at it.
@MainActor struct AppHarness {
    let accounts: InMemoryAccounts
    let memory: InMemoryCredentialStore
    let players: InMemoryPlayers
    let matches: InMemoryMatches
    let place: InMemoryNavigationStateStore
    let time = ManualClock()
    let container: Container
    let navigator = Navigator()
    let workspace: Workspace
    let driver: ScreenDriver

    init(
        names: [String] = [], current: Match? = nil, place: String? = nil,
        features: FeatureSelection = .usual
    ) {
        self.init(
            InMemoryAccounts(), InMemoryCredentialStore(), InMemoryPlayers(names: names),
            InMemoryMatches(current: current), InMemoryNavigationStateStore(place), features)
    }

    /// The same storage in another run of the program.
    init(after other: AppHarness, features: FeatureSelection = .usual) {
        self.init(
            other.accounts, other.memory, other.players, other.matches, other.place, features)
    }

    private init(
        _ accounts: InMemoryAccounts, _ memory: InMemoryCredentialStore, _ players: InMemoryPlayers,
        _ matches: InMemoryMatches, _ place: InMemoryNavigationStateStore,
        _ features: FeatureSelection
    ) {
        self.accounts = accounts
        self.memory = memory
        self.players = players
        self.matches = matches
        self.place = place
        container = makeAppContainer(features)
        workspace = Workspace(navigator: navigator, strings: .footballGather)
        driver = ScreenDriver(workspace)
        navigator.onError = { Issue.record("refused: \($0)") }
        navigator.onLeak = { Issue.record("\($0)") }
        container.register((any Accounts).self, scope: .app) { [accounts] in accounts }
        container.register((any CredentialStore).self, scope: .app) { [memory] in memory }
        container.register((any TimeSource).self, scope: .app) { [time] in time }
        container.register((any TextFolding).self, scope: .app) { LowercaseFolding() }
        container.register(PlayerShuffle.self) { PlayerShuffle { $0.reversed() } }
        container.register(SessionStorage.self, scope: .session, needs: Session.self) {
            [players, matches, place] _ in
            SessionStorage(players: players, matches: matches, place: place)
        }
    }

    /// Starts the app, as a runner does.
    func launch(
        opening link: DeepLink? = nil, remembersPlace: Bool = true,
        onLinkError: @escaping @MainActor (DeepLinkError) -> Void = { _ in }
    ) async throws {
        try #require(container.verify() == [])
        let flow = AppFlow(container: container, navigator: navigator)
        flow.onLinkError = onLinkError
        try await flow.launch(opening: link, remembersPlace: remembersPlace)
        await driver.settle()
    }

    /// Starts the app and signs a new user in.
    func signIn() async throws {
        try await launch()
        try driver.type("bob", into: "Username")
        try driver.type("correct horse", into: "Password")
        try driver.tap("Register")
        await driver.settle()
        try #require(driver.title == "Players")
    }

    /// Signs in as the user that `signIn` has made.
    func signInAgain() async throws {
        try driver.type("bob", into: "Username")
        try driver.type("correct horse", into: "Password")
        try driver.tap("Login")
        await driver.settle()
    }

    /// Brings the squad to the size of a gather, behind the program's back.
    func refill() {
        for (index, name) in ["Eve", "Finn", "Gil", "Hao"].enumerated() {
            guard let name = PlayerName(name) else { continue }
            players.put(Player(id: PlayerID(Int64(1_000 + index)), name: name))
        }
    }

    /// Has the list read everything again, as it does after each change.
    func reloadList() throws {
        let lists = navigator.liveCoordinators.compactMap { $0 as? any PlayerListCoordinating }
        try #require(lists.first).reload(focusing: nil)
    }

    /// Picks players in the list and goes on to the teams.
    func confirm(_ names: [String]) async throws {
        try driver.tap("Select")
        for name in names { try driver.open(name) }
        try driver.tap("Confirm players")
        await driver.settle()
    }

    /// From the list to a gather between these two teams.
    func startGather(teamA: [String], teamB: [String]) async throws {
        try await confirm(teamA + teamB)
        for name in teamA { try driver.row(name, does: "Team A") }
        for name in teamB { try driver.row(name, does: "Team B") }
        try driver.tap("Start gather")
        await driver.settle()
    }

    /// The types of the coordinators that live, in the order of their names.
    var coordinators: [String] {
        navigator.liveCoordinators.map { String(describing: type(of: $0)) }.sorted()
    }
}
