import Domain
import FootballUI
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import PlayerAdd

@MainActor @Suite struct `The form for a new player` {
    private final class NavigationSpy: PlayerAddNavigation {
        private(set) var results: [FlowResult<Player>] = []
        func playerAddDidLeave(with result: FlowResult<Player>) { results.append(result) }
    }

    private let players = InMemoryPlayers(names: ["Ana"])
    private let navigation = NavigationSpy()
    private let harness: WorkspaceHarness
    private var driver: ScreenDriver { harness.driver }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        try harness.navigator.start(
            PlayerAddFactory(players: players)
                .makePlayerAdd(on: harness.navigator, navigation: navigation),
            under: harness.coordinator)
    }

    private func submit(_ name: String) async throws {
        try driver.type(name, into: "Name")
        try driver.submit("Name")
        await driver.settle()
    }

    @Test func `reports the stored player`() async throws {
        #expect(driver.title == "Add Player")
        try await submit("  Łukasz ")
        let added = try #require(players.all.last)
        #expect(added.name.text == "Łukasz")
        #expect(navigation.results == [.finished(added)])
    }

    @Test func `shows the error of a name that is too long`() throws {
        try driver.type(String(repeating: "a", count: 101), into: "Name")
        #expect(
            try driver.validationMessage(of: "Name")
                == "Shorten the name to at most 100 characters.")
    }

    @Test func `stores a name that exists only after a confirmation`() async throws {
        try await submit("ana")
        #expect(driver.alertTitle == "Add anyway?")
        #expect(driver.alertMessage == "“ana” is in your squad already.")
        harness.workspace.handle(.key(.character("n")))
        #expect(driver.alertTitle == nil && players.all.count == 1)
        try driver.tap("Done")
        await driver.settle()
        harness.workspace.handle(.key(.character("y")))
        await driver.settle()
        #expect(players.all.map(\.name.text) == ["Ana", "ana"])
    }

    @Test(arguments: [InMemoryPlayers.Call.named, .add])
    func `shows the error of a failure`(call: InMemoryPlayers.Call) async throws {
        players.calls.fail(call, with: .damaged)
        try await submit("Bo")
        #expect(driver.alertTitle == "Unable to create player. Please try again.")
        #expect(driver.alertMessage == StorageError.damaged.message)
        #expect(navigation.results.isEmpty)
    }

    @Test func `reports a cancellation, and holds the navigation weakly`() throws {
        let form = try LeakProbe(harness.navigator)
        driver.back()
        #expect(navigation.results == [.cancelled])
        #expect(form.isReleased)

        var other: NavigationSpy? = NavigationSpy()
        weak let released = other
        try harness.navigator.start(
            PlayerAddFactory(players: players).makePlayerAdd(
                on: harness.navigator, navigation: try #require(other)),
            under: harness.coordinator)
        other = nil
        #expect(released == nil)
        driver.back()
        #expect(driver.title == "Root")
    }
}
