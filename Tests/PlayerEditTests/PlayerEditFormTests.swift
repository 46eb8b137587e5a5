import Domain
import FootballUI
import Navigation
import Records
import TerminalUI
import TestSupport
import Testing

@testable import PlayerEdit

@MainActor @Suite struct `The form of one field` {
    private final class NavigationSpy: PlayerEditNavigation {
        private(set) var results: [FlowResult<Player>] = []
        func playerEditDidLeave(with result: FlowResult<Player>) { results.append(result) }
    }

    private let player: Player
    private let players: InMemoryPlayers
    private let navigation = NavigationSpy()
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }
    private var navigator: Navigator { harness.navigator }

    init() throws {
        player = Player(
            id: PlayerID(1), name: try #require(PlayerName("Ana")), age: Age(30), skill: .amateur)
        let other = Player(id: PlayerID(2), name: try #require(PlayerName("Bo")))
        players = InMemoryPlayers([player, other])
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
    }

    /// Starts the form of a field of the player.
    @discardableResult
    private func start(
        _ field: PlayerField, in players: InMemoryPlayers? = nil,
        for navigation: (any PlayerEditNavigation)? = nil
    ) throws -> LeakProbe {
        try navigator.start(
            PlayerEditFactory(players: players ?? self.players).makePlayerEdit(
                of: field, of: player, on: navigator, navigation: navigation ?? self.navigation),
            under: harness.coordinator)
        return try LeakProbe(navigator)
    }

    private func submit(_ text: String, as field: PlayerField) async throws {
        try start(field)
        try driver.type(text, into: driver.title)
        try driver.submit(driver.title)
        await driver.settle()
    }

    private var element: Element? { harness.workspace.page?.elements.first }

    private var saved: [Player] {
        navigation.results.compactMap { result in
            if case .finished(let player) = result { player } else { nil }
        }
    }

    // MARK: Elements

    @Test(arguments: [
        (PlayerField(\.name), "Name", "Ana"), (PlayerField(\.age), "Age", "30"),
        (PlayerField(\.favouriteTeam), "Favourite team", ""),
    ])
    func `has a text field with the stored text`(
        field: PlayerField, title: String, text: String
    ) throws {
        try start(field)
        #expect(driver.title == title)
        #expect(try driver.fieldText(title) == text)
        #expect(try driver.validationMessage(of: title) == nil)
        #expect(try !driver.isEnabled("Done"))
    }

    @Test(arguments: [
        (
            PlayerField(\.preferredPosition), "Preferred position",
            ["goalkeeper", "defender", "midfielder", "winger", "striker", "None"], "None"
        ),
        (
            PlayerField(\.skill), "Skill", ["beginner", "amateur", "professional", "None"],
            "amateur"
        ),
    ])
    func `has a choice with the stored option`(
        field: PlayerField, title: String, options: [String], chosen: String
    ) throws {
        try start(field)
        #expect(driver.title == title)
        guard case .choice(let choice)? = element else {
            Issue.record("The element is not a choice.")
            return
        }
        #expect(choice.options == options)
        #expect(try driver.chosen(in: title) == chosen)
        #expect(try !driver.isEnabled("Done"))
    }

    @Test(arguments: [
        (PlayerField(\.name), " ", "Enter a name."),
        (
            PlayerField(\.name), String(repeating: "a", count: 101),
            "Shorten the name to at most 100 characters."
        ),
        (
            PlayerField(\.age), "121",
            "Enter a whole number from 1 to 120, or leave the field empty."
        ),
        (
            PlayerField(\.favouriteTeam), String(repeating: "a", count: 101),
            "Shorten the favourite team to at most 100 characters."
        ),
    ])
    func `shows the error of an invalid text, and saves nothing`(
        field: PlayerField, text: String, error: String
    ) async throws {
        try await submit(text, as: field)
        #expect(try driver.validationMessage(of: driver.title) == error)
        #expect(try !driver.isEnabled("Done"))
        #expect(players.calls.made.isEmpty)
    }

    // MARK: Saving

    @Test func `keeps fields that were changed in the meantime`() async throws {
        var renamed = player
        renamed.name = try #require(PlayerName("Anna"))
        players.put(renamed)
        try await submit("31", as: PlayerField(\.age))
        renamed.age = Age(31)
        #expect(players.player(player.id) == renamed)
        #expect(saved == [renamed])
        #expect(players.calls.made == [.update])
    }

    @Test(arguments: [
        ("striker", Position?.some(.striker)), ("None", nil),
    ])
    func `saves the chosen option with Done`(option: String, position: Position?) async throws {
        var goalkeeper = player
        goalkeeper.preferredPosition = .goalkeeper
        players.put(goalkeeper)
        try navigator.start(
            PlayerEditFactory(players: players).makePlayerEdit(
                of: PlayerField(\.preferredPosition), of: goalkeeper, on: navigator,
                navigation: navigation),
            under: harness.coordinator)
        try driver.choose(option, in: "Preferred position")
        #expect(try driver.chosen(in: "Preferred position") == option)
        #expect(players.calls.made.isEmpty)
        try driver.tap("Done")
        await driver.settle()
        #expect(saved.map(\.preferredPosition) == [position])
    }

    @Test func `disables a choice during the save`() async throws {
        try start(PlayerField(\.skill))
        players.calls.gate.close()
        try driver.choose("beginner", in: "Skill")
        try driver.tap("Done")
        await players.calls.gate.untilWaiting()
        guard case .choice(let choice)? = element else {
            Issue.record("The element is not a choice.")
            return
        }
        #expect(!choice.isEnabled)
        players.calls.gate.open()
        await driver.settle()
        #expect(saved.map(\.skill) == [.beginner])
    }

    @Test(arguments: [InMemoryPlayers.Call.named, .update])
    func `shows the error of a failure`(call: InMemoryPlayers.Call) async throws {
        players.calls.fail(call, with: .busy)
        try await submit("Anna", as: PlayerField(\.name))
        #expect(driver.alertTitle == "Unable to update player. Please try again.")
        #expect(driver.alertMessage == StorageError.busy.message)
        #expect(saved.isEmpty)
    }

    @Test func `cannot save a player who has been deleted`() async throws {
        players.remove(player.id)
        try await submit("31", as: PlayerField(\.age))
        #expect(driver.alertMessage == StorageError.notFound.message)
    }

    // MARK: Duplicate names

    @Test func `saves the name of another player only after a confirmation`() async throws {
        try await submit(" bo ", as: PlayerField(\.name))
        #expect(driver.alertTitle == "Rename anyway?")
        #expect(driver.alertMessage == "“bo” is in your squad already.")
        harness.workspace.handle(.key(.character("c")))
        #expect(driver.alertTitle == nil && saved.isEmpty)
        try driver.tap("Done")
        await driver.settle()
        harness.workspace.handle(.key(.character("r")))
        await driver.settle()
        #expect(saved.map(\.name.text) == ["bo"])
    }

    @Test func `saves another spelling of the own name without a confirmation`() async throws {
        try await submit("ANA", as: PlayerField(\.name))
        #expect(saved.map(\.name.text) == ["ANA"])
    }

    // The storage decides which texts are the same name.
    @Test func `saves a spelling that only the storage treats as the own name`() async throws {
        try start(PlayerField(\.name), in: InMemoryPlayers([player], folding: EqualNamesFolding()))
        try driver.type("Anja", into: "Name")
        try driver.tap("Done")
        await driver.settle()
        #expect(saved.map(\.name.text) == ["Anja"])
    }

    @Test func `asks before another spelling of the own name that another player has`()
        async throws
    {
        players.put(Player(id: PlayerID(3), name: try #require(PlayerName("ana"))))
        try await submit("ANA", as: PlayerField(\.name))
        #expect(driver.alertTitle == "Rename anyway?")
        #expect(saved.isEmpty)
    }

    // MARK: Leaving

    @Test func `asks only before a change is discarded`() throws {
        try start(PlayerField(\.skill))
        try driver.choose("beginner", in: "Skill")
        #expect(navigator.back() == .asking)
        try driver.tap("Keep editing")
        try driver.choose("amateur", in: "Skill")
        #expect(navigator.back() == .left)
        #expect(navigation.results == [.cancelled])
    }

    @Test func `holds the navigation weakly`() throws {
        var navigation: NavigationSpy? = NavigationSpy()
        weak let released = navigation
        let form = try start(PlayerField(\.name), for: navigation)
        navigation = nil
        #expect(released == nil)
        #expect(navigator.back() == .left)
        #expect(form.isReleased)
    }

    // Bug 2 of the original app: the coordinator had no parent, so edits accumulated.
    @Test func `ten edits in a row leave no coordinator behind`() async throws {
        let count = navigator.liveCoordinators.count
        for age in 40..<50 {
            try await submit(String(age), as: PlayerField(\.age))
            #expect(players.player(player.id)?.age == Age(age))
        }
        #expect(navigation.results.count == 10)
        #expect(navigator.liveCoordinators.count == count)
        #expect(navigator.tree.allNodes.count == 1)
    }
}

/// A folding that treats all texts as forms of one name.
private struct EqualNamesFolding: TextFolding {
    let version = "equal names"
    func searchKey(_ text: String) -> String { text }
    func identityKey(_ text: String) -> String { "" }
    func prepare(_ password: Password) -> PreparedPassword { LowercaseFolding().prepare(password) }
}
