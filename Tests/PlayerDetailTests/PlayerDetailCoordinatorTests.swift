import Domain
import Navigation
import Records
import TerminalUI
import TestSupport
import Testing

@testable import PlayerDetail

@MainActor @Suite struct `Player detail coordinator` {
    private let player: Player
    private let navigation = PlayerDetailNavigationSpy()
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }
    private var navigator: Navigator { harness.navigator }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        player = Player(id: PlayerID(1), name: try #require(PlayerName("Ana")))
    }

    private func start(for navigation: PlayerDetailNavigationSpy) throws
        -> any PlayerDetailCoordinating
    {
        let coordinator = PlayerDetailFactory(
            players: InMemoryPlayers([player])
        ).makePlayerDetail(of: player, on: navigator, navigation: navigation)
        try navigator.start(coordinator, under: harness.coordinator)
        return coordinator
    }

    @Test func `new values of the player are shown and reported`() throws {
        let coordinator = try start(for: navigation)
        try driver.open("Name")
        let edited = Player(
            id: PlayerID(1), name: try #require(PlayerName("Anna")), age: Age(30))
        coordinator.show(edited)
        #expect(driver.title == "Anna")
        #expect(try driver.details(of: "Age") == ["30"])
        try driver.open("Age")
        #expect(navigation.selected == [PlayerField(\.name), PlayerField(\.age)])
        #expect(navigation.players == [player, edited])
    }

    @Test func `Back releases everything`() throws {
        _ = try start(for: navigation)
        let probe = try LeakProbe(navigator)
        #expect(navigator.back() == .left)
        #expect(probe.isReleased)
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `new values after the screen has left have no effect`() throws {
        let coordinator = try start(for: navigation)
        navigator.back()
        coordinator.show(player)
        #expect(driver.title == "Root")
    }

    @Test func `the navigation is held weakly`() throws {
        var navigation: PlayerDetailNavigationSpy? = PlayerDetailNavigationSpy()
        weak let released = navigation
        _ = try start(for: try #require(navigation))
        navigation = nil
        #expect(released == nil)
        try driver.open("Name")
        #expect(driver.title == "Ana")
    }
}
