import DependencyContainer
import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Composition

/// The app with in-memory repositories, operated through its screens.
@MainActor struct AppHarness {
    let accounts: InMemoryAccounts
    let credentials: InMemoryCredentialStore
    let players: InMemoryPlayers
    let matches: InMemoryMatches
    let records: InMemoryRecordRepositories
    let exchange = StubExchange()
    let server = InMemoryServerSelection()
    let navigationState: InMemoryTextStore
    let displaySettings = InMemoryTextStore()
    let files = InMemoryAccountFiles([
        "squad.csv": .success(.archive(AccountArchive(players: SampleData.squad, matches: []))),
        "list.csv": .success(
            .squad(
                SquadList(
                    format: .text(encoding: "Windows-1252", separator: ";"),
                    rows: [
                        ["Name", "Vorname", "Geburtsdatum", "Position", "Passnummer"],
                        ["Müller", "Jürgen", "05.03.1998", "Torwart", "1024-771"],
                        ["Groß", "Björn", "31.12.1985", "IV/LB", "1024-772"],
                        ["", "", "01.01.2000", "ST", "1024-773"],
                        ["Kaya", "Emre", "bald", "Trainer", "1024-774"],
                    ].enumerated().map { SquadList.Row(line: $0 + 1, values: $1) },
                    encodings: ["UTF-8", "Windows-1252"]))),
        "invalid.csv": .failure(
            .invalid([
                ImportIssue(.line(2), .missingName),
                ImportIssue(.line(5), .invalid(\.age, "twenty")),
                ImportIssue(.line(12), .invalid(\.preferredPosition, "libero")),
            ])),
    ])
    let clock: ManualClock
    let container: Container
    let navigator = Navigator()
    let workspace: Workspace
    let driver: ScreenDriver

    /// Creates an app. The first user who registers gets players with these names.
    init(
        names: [String] = [], matchInProgress: Match? = nil, finished: [FinishedMatch] = [],
        features: FeatureSelection = .default,
        catalogue: [AppFeature] = AppFeature.all
    ) {
        self.init(
            InMemoryAccounts(), InMemoryCredentialStore(), InMemoryPlayers(names: names),
            InMemoryMatches(current: matchInProgress, finished: finished),
            InMemoryTextStore(nil), features,
            catalogue)
    }

    /// Creates an app whose first user gets these players.
    init(players: InMemoryPlayers, clock: ManualClock) {
        self.init(
            InMemoryAccounts(), InMemoryCredentialStore(), players, InMemoryMatches(),
            InMemoryTextStore(nil), .default, AppFeature.all, clock)
    }

    /// Creates another run of the program with the stored data of `other`.
    init(
        after other: AppHarness, features: FeatureSelection = .default,
        catalogue: [AppFeature] = AppFeature.all
    ) {
        self.init(
            other.accounts, other.credentials, other.players, other.matches,
            other.navigationState, features, catalogue, records: other.records)
    }

    private init(
        _ accounts: InMemoryAccounts, _ credentials: InMemoryCredentialStore,
        _ players: InMemoryPlayers, _ matches: InMemoryMatches,
        _ navigationState: InMemoryTextStore, _ features: FeatureSelection,
        _ catalogue: [AppFeature], _ clock: ManualClock = ManualClock(),
        records: InMemoryRecordRepositories = InMemoryRecordRepositories()
    ) {
        self.clock = clock
        self.accounts = accounts
        self.credentials = credentials
        self.players = players
        self.matches = matches
        self.records = records
        self.navigationState = navigationState
        container = makeAppContainer(features, of: catalogue)
        let preferences = DisplayPreferences()
        workspace = Workspace(
            navigator: navigator, applicationName: footballGather, preferences: preferences
        ) { [container] in
            // A replay replaces the clock.
            let time = try? container.resolve((any TimeSource).self)
            return .milliseconds(time?.now().uptime ?? 0)
        }
        container.register(DisplayPreferences.self, scope: .app) { preferences }
        container.register(DisplaySettingsStore.self, scope: .app) { [displaySettings] in
            DisplaySettingsStore(displaySettings)
        }
        driver = ScreenDriver(workspace)
        navigator.onError = { Issue.record("refused: \($0)") }
        navigator.onLeak = { Issue.record("\($0)") }
        container.register((any Accounts).self, scope: .app) { [accounts] in accounts }
        container.register((any CredentialStore).self, scope: .app) { [credentials] in
            credentials
        }
        container.register((any ServerSelection).self, scope: .app) { [server] in server }
        container.register((any TimeSource).self, scope: .app) { [clock] in clock }
        container.register((any LocalTimeZone).self, scope: .app) { FixedTimeZone() }
        container.register((any TextFolding).self, scope: .app) { LowercaseFolding() }
        container.register((any AccountFiles).self, scope: .app) { [files] in files }
        container.register((any SquadMeaningsStore).self, scope: .app) { InMemorySquadMeanings() }
        container.register(PlayerShuffle.self) { PlayerShuffle { $0.reversed() } }
        container.register((any PlayerRepository).self, scope: .session, needs: Session.self) {
            [players] _ in players
        }
        container.register((any MatchRepository).self, scope: .session, needs: Session.self) {
            [matches] _ in matches
        }
        container.register((any ArchiveRepository).self, scope: .session, needs: Session.self) {
            [players] _ in InMemoryArchives(players: players)
        }
        container.register((any RecordRepositories).self, scope: .session, needs: Session.self) {
            [records] _ in records
        }
        container.register((any ExchangeMonitor).self, scope: .session, needs: Session.self) {
            [exchange] _ in exchange
        }
        container.register(NavigationStateStore.self, scope: .session, needs: Session.self) {
            [navigationState] _ in NavigationStateStore(navigationState)
        }
    }

    /// Launches the app as the runner does.
    @discardableResult
    func launch(
        opening link: DeepLink? = nil, restoresNavigation: Bool = true,
        onLinkError: @escaping @MainActor (DeepLinkError) -> Void = {
            Issue.record("unexpected: \($0)")
        }
    ) async throws -> AppFlow {
        try #require(container.verify() == [])
        let flow = try AppFlow(container: container, navigator: navigator)
        flow.onLinkError = onLinkError
        flow.onSessionError = { Issue.record("\($0)") }
        flow.onStatus = { [weak workspace] in workspace?.status = $0 }
        flow.onNews = { [weak workspace] in workspace?.dataDidChange() }
        workspace.places = { [weak flow] in flow?.places ?? [] }
        try await flow.launch(opening: link, restoresNavigation: restoresNavigation)
        await driver.settle()
        return flow
    }

    /// Launches the app and registers a user.
    func launchAndRegister() async throws {
        try await launch()
        try await register()
        try #require(driver.title == "Players")
    }

    /// Advances the clock and waits until the app has handled the time.
    func advance(by duration: Duration) async {
        clock.advance(by: duration)
        await until { clock.isSettled }
        await driver.settle()
    }

    /// Registers the user on the login screen.
    func register() async throws {
        try await submitLogin(by: "Register")
    }

    /// Signs in the registered user on the login screen.
    func signIn() async throws {
        try await submitLogin(by: "Login")
    }

    /// Ends the session as a server does.
    func expireSession() async {
        exchange.send(.sessionExpired)
        await until { !navigator.liveCoordinators.contains { $0 is SessionFlow } }
        await driver.settle()
    }

    private func submitLogin(by action: String) async throws {
        try fillLogin()
        try driver.tap(action)
        await driver.settle()
    }

    func fillLogin() throws {
        try driver.type("bob", into: "Username")
        try driver.type("correct horse", into: "Password")
    }

    /// Selects players in the list, in addition to those of the last match, and confirms them.
    func confirm(_ names: [String]) async throws {
        try driver.tap("Select")
        for name in names where try driver.isChecked(name) == false { try driver.open(name) }
        try driver.tap("Confirm players")
        await driver.settle()
    }

    /// Goes from the list to a match of these teams.
    func startGather(teamA: [String] = ["Ana"], teamB: [String] = ["Bo"]) async throws {
        try await confirm(teamA + teamB)
        for name in teamA { try driver.row(name, does: "Team A") }
        for name in teamB { try driver.row(name, does: "Team B") }
        try driver.tap("Start gather")
        await driver.settle()
    }

    /// Ends the match on screen, which shows its result.
    func showResult() async throws {
        try driver.tap("End gather")
        try driver.tap("Yes")
        await driver.settle()
    }

    /// Ends the match on screen and returns to the squad.
    func endGather() async throws {
        try await showResult()
        if driver.title == "Result" { try driver.tap("Back to squad") }
        await driver.settle()
    }

    /// The scores of the match on screen, in either module of Gather; nil on another screen.
    var scores: [Int]? {
        let scores = driver.scores
        if let teamA = scores["Team A"], let teamB = scores["Team B"] { return [teamA, teamB] }
        let rows = (try? driver.rows()) ?? []
        return rows.count == 3
            ? rows.dropFirst().compactMap { Int($0.split(separator: " ")[2]) } : nil
    }

    /// The remaining time of the match on screen, in either module of Gather.
    var remainingTime: String? { driver.countdown ?? (try? driver.rows().first) }

    /// The sorted type names of the live coordinators, except those of the tabs that features add.
    var coordinators: [String] {
        let tree = navigator.tree
        let added = tree.allNodes.flatMap { node -> [ObjectIdentifier] in
            guard case .tabs(let tabs, _) = node.content else { return [] }
            return tabs.dropFirst().flatMap(tree.nodes).compactMap { navigator.owner(of: $0.id) }
                .map { ObjectIdentifier($0) }
        }
        return navigator.liveCoordinators.filter { !added.contains(ObjectIdentifier($0)) }
            .map { String(describing: type(of: $0)) }.sorted()
    }
}
