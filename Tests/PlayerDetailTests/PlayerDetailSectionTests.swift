import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerDetail

@MainActor @Suite struct `Player detail sections of other features` {
    private final class Notes {
        var failure: StorageError?
        var texts = ["tall"]
        let gate = Gate()
        /// The names of the players for whom the action was performed.
        var subjects: [String] = []
    }

    private let player: Player
    private let players: InMemoryPlayers
    private let notes = Notes()
    private let navigation = PlayerDetailNavigationSpy()
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        player = Player(id: PlayerID(1), name: try #require(PlayerName("Ana")))
        players = InMemoryPlayers([player])
        navigation.playerDetailSelectionUnavailableReason = "That is left out."
    }

    private func start() throws -> any PlayerDetailCoordinating {
        let sections: [PageContribution<Player>] = [
            .section("NOTES") { [notes] (player) async throws(StorageError) in
                await notes.gate.pass()
                if let failure = notes.failure { throw failure }
                return notes.texts.map { ("Note", "\(player.name.text): \($0)") }
            },
            .section("TEAMS") { (_) async throws(StorageError) in [("Team", "A")] },
        ]
        let action = ContributedAction<Player>(
            "Add note", key: .character("n"),
            unavailableReason: { $0.name.text == "Bo" ? "Bo has no notes." : nil },
            perform: { [notes] in notes.subjects.append($0.name.text) })
        let contributions = sections + [.action(action)]
        let coordinator = PlayerDetailFactory(
            players: players, contributions: contributions
        ).makePlayerDetail(of: player, on: harness.navigator, navigation: navigation)
        try harness.navigator.start(coordinator, under: harness.coordinator)
        return coordinator
    }

    private var sections: [Section] {
        guard case .list(let list)? = harness.workspace.page?.elements.first else { return [] }
        return Array(list.sections.dropFirst(3))
    }

    @Test func `follow the fields in their order, with rows that cannot be opened`() async throws {
        _ = try start()
        await driver.settle()
        #expect(sections.map(\.title) == ["NOTES", "TEAMS"])
        #expect(try driver.rows(in: "NOTES") == ["Note"])
        #expect(try driver.details(of: "Note") == ["Ana: tall"])
        #expect(try driver.details(of: "Team") == ["A"])
        #expect(sections[0].rows[0].activate == nil)
        #expect(sections[0].rows[0].unavailableReason == nil)
    }

    @Test func `show that they are being loaded`() async throws {
        notes.gate.close()
        _ = try start()
        await notes.gate.untilWaiting()
        #expect(sections.map(\.rows.count) == [0, 0])
        #expect(sections.map(\.placeholder) == ["Loading…", "Loading…"])
        notes.gate.open()
        await driver.settle()
        #expect(sections.map(\.rows.count) == [1, 1])
    }

    @Test func `without rows are left out`() async throws {
        notes.texts = []
        _ = try start()
        await driver.settle()
        #expect(sections.map(\.title) == ["TEAMS"])
    }

    @Test func `show their own failures`() async throws {
        notes.failure = .busy
        _ = try start()
        await driver.settle()
        #expect(sections[0].placeholder == StorageError.busy.message)
        #expect(try driver.details(of: "Team") == ["A"])
    }

    @Test func `are loaded again after another screen has left`() async throws {
        let coordinator = try start()
        await driver.settle()
        let above = ScreenCoordinator(
            at: PlayerDetailRoute(playerID: PlayerID(2)), on: harness.navigator
        ) { work in
            PageScreen(work: work) { Page(title: "Above", elements: []) }
        }
        try harness.navigator.start(above, under: coordinator)
        notes.texts = ["slow"]
        driver.back()
        await driver.settle()
        #expect(try driver.details(of: "Note") == ["Ana: slow"])
    }

    @Test func `stand beside actions for the shown values of the player`() async throws {
        let coordinator = try start()
        try driver.tap("Add note")
        let anna = Player(id: PlayerID(1), name: try #require(PlayerName("Anna")))
        players.put(anna)
        coordinator.show(anna)
        await driver.settle()
        harness.workspace.handle(.key(.character("n")))
        #expect(notes.subjects == ["Ana", "Anna"])
        coordinator.show(Player(id: PlayerID(1), name: try #require(PlayerName("Bo"))))
        #expect(throws: ScreenDriverError.self) { try driver.tap("Add note") }
    }

    @Test func `are loaded again for new values of the player`() async throws {
        let coordinator = try start()
        await driver.settle()
        notes.texts = ["fast", "left"]
        coordinator.show(Player(id: PlayerID(1), name: try #require(PlayerName("Anna"))))
        await driver.settle()
        let rows = sections[0].rows
        #expect((0..<rows.count).map { rows[$0].details } == [["Anna: fast"], ["Anna: left"]])
    }

    @Test func `are not shown for a deleted player, and nor are actions`() async throws {
        _ = try start()
        await driver.settle()
        players.remove(player.id)
        harness.workspace.dataDidChange()
        await driver.settle()
        #expect(driver.title == "Ana")
        #expect(sections.isEmpty)
        harness.workspace.handle(.key(.character("n")))
        #expect(notes.subjects.isEmpty)
    }
}
