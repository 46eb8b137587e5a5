import Navigation
import TerminalUI
import TestSupport
import Testing

@testable import __Feature__

@MainActor @Suite struct `__Feature__ coordinator` {
    private final class Recorder: __Feature__Navigation {
        private(set) var finishes = 0
        func __feature__DidFinish() { finishes += 1 }
    }

    private let players = InMemoryPlayers(names: ["Ana", "Bo"])
    private let recorder = Recorder()
    private let harness: WorkspaceHarness
    private let driver: ScreenDriver

    init() throws {
        harness = try WorkspaceHarness { Page(title: "Below", elements: []) }
        driver = harness.driver
        let dependencies = __Feature__Dependencies(players: players)
        let factory = __Feature__Factory(dependencies)
        try harness.navigator.start(
            factory.make__Feature__(on: harness.navigator, navigation: recorder),
            under: harness.coordinator)
    }

    @Test func `the page appears at once, and the squad after it is loaded`() async {
        #expect(driver.title == "__Feature Title__")
        #expect(driver.showsProgress)
        await driver.settle()
        #expect(driver.texts == ["2 players are in your squad."])
    }

    @Test func `Done is reported and leaves the page on the screen`() throws {
        try driver.tap("Done")
        #expect(recorder.finishes == 1)
        #expect(driver.title == "__Feature Title__")
    }

    @Test func `Back releases the coordinator and reports nothing`() async {
        await driver.settle()
        weak let coordinator = harness.navigator.liveCoordinators.first {
            $0 !== harness.coordinator
        }
        weak let screen = harness.navigator.visibleScreen
        #expect(coordinator != nil && screen != nil)
        driver.back()
        #expect(driver.title == "Below")
        #expect(coordinator == nil && screen == nil)
        #expect(recorder.finishes == 0)
    }
}
