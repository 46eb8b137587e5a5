import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerDetail

@MainActor @Suite struct `Player detail coordinator` {
    private final class Listener: PlayerDetailNavigation {
        private(set) var selected: [PlayerField] = []
        private(set) var players: [Player] = []
        var unavailableReason: String?

        func playerDetailDidSelect(_ field: PlayerField, of player: Player) {
            selected.append(field)
            players.append(player)
        }

        func playerDetailUnavailableReasonForSelection() -> String? { unavailableReason }
    }

    private let player: Player
    private let listener = Listener()
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }
    private var navigator: Navigator { harness.navigator }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        player = Player(id: PlayerID(1), name: try #require(PlayerName("Ana")))
    }

    private func start(for navigation: Listener) throws -> any PlayerDetailCoordinating {
        let coordinator = PlayerDetailFactory()
            .makePlayerDetail(of: player, on: navigator, navigation: navigation)
        try navigator.start(coordinator, under: harness.coordinator)
        return coordinator
    }

    @Test func `the rows show the unavailable reason of the navigation`() throws {
        listener.unavailableReason = "That is unavailable."
        _ = try start(for: listener)
        #expect(try driver.unavailableReason(ofRow: "Name") == "That is unavailable.")
    }

    @Test func `new values of the player are shown and reported`() throws {
        let coordinator = try start(for: listener)
        try driver.open("Name")
        let edited = Player(
            id: PlayerID(1), name: try #require(PlayerName("Anna")), age: Age(30))
        coordinator.show(edited)
        #expect(driver.title == "Anna")
        #expect(try driver.details(of: "Age") == ["30"])
        try driver.open("Age")
        #expect(listener.selected == [.name, .age])
        #expect(listener.players == [player, edited])
    }

    @Test func `Back releases everything`() throws {
        _ = try start(for: listener)
        let probe = try LeakProbe(navigator)
        #expect(navigator.back() == .left)
        #expect(probe.isReleased)
        #expect(navigator.liveCoordinators.count == 1)
    }

    @Test func `a new root releases everything`() throws {
        _ = try start(for: listener)
        let probe = try LeakProbe(navigator)
        let next = RecordingCoordinator(navigator, showing: [StubScreen("Next")])
        try navigator.start(next, under: nil, as: .root)
        #expect(probe.isReleased)
    }

    @Test func `new values after the screen has left have no effect`() throws {
        let coordinator = try start(for: listener)
        navigator.back()
        coordinator.show(player)
        #expect(driver.title == "Root")
    }

    @Test func `the navigation is held weakly`() throws {
        var listener: Listener? = Listener()
        weak let released = listener
        _ = try start(for: try #require(listener))
        listener = nil
        #expect(released == nil)
        try driver.open("Name")
        #expect(driver.title == "Ana")
    }
}
