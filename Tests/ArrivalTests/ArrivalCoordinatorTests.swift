import Domain
import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import Arrival

@MainActor @Suite struct `Arrival coordinator` {
    private final class Log {
        var results: [FlowResult<LineUpEntry>] = []
    }

    private let harness: WorkspaceHarness
    private let log = Log()
    private var driver: ScreenDriver { harness.driver }

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Root", elements: []) }
        let factory = ArrivalFactory(
            players: InMemoryPlayers(names: ["Cy", "Di"]), folding: LowercaseFolding())
        try harness.coordinator.run(
            factory.makeArrival(to: MatchHarness().match.state, on: harness.navigator)
        ) { [log] in log.results.append($0) }
    }

    @Test func `the list leaves with the chosen player`() async throws {
        let probe = try LeakProbe(harness.navigator)
        await driver.settle()
        #expect(driver.title == "Add player")
        try driver.open("Di")
        #expect(driver.title == "Root")
        #expect(
            log.results == [
                .finished(
                    LineUpEntry(playerID: PlayerID(2), name: "Di", position: nil, team: .b))
            ])
        #expect(probe.isReleased)
    }

    @Test func `Back leaves without a player`() async throws {
        let probe = try LeakProbe(harness.navigator)
        await driver.settle()
        driver.back()
        #expect(driver.title == "Root")
        #expect(log.results == [.cancelled])
        #expect(probe.isReleased)
    }
}
