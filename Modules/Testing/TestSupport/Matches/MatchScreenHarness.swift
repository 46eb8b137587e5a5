public import Navigation
import TerminalUI

/// A navigator with a home screen and a stored match, for tests of a feature that shows the match.
@MainActor public final class MatchScreenHarness {
    /// The navigator, which shows the home screen at first.
    public let navigator = Navigator()
    /// The clock.
    public let time = ManualClock()
    /// The repository that contains the match.
    public let matches: InMemoryMatches
    /// The coordinator of the home screen and parent of the feature.
    public let home: RecordingCoordinator
    /// The driver of the visible screen.
    public let driver: ScreenDriver
    /// The errors that the navigator has reported.
    public private(set) var errors: [any Error] = []

    /// Creates a harness that shows the home screen.
    public init() throws(NavigationError) {
        matches = InMemoryMatches(current: sampleMatch(at: time.now()))
        home = RecordingCoordinator(navigator, showing: [PageScreen("Home")])
        driver = ScreenDriver(Workspace(navigator: navigator))
        navigator.onError = { [weak self] in self?.errors.append($0) }
        try navigator.start(home, under: nil)
    }

    /// Performs an action of the visible screen and waits until no operation is running.
    public func perform(_ label: String) async throws {
        try driver.tap(label)
        await navigator.activity.waitUntilIdle()
    }

    /// Replaces all screens by another home screen.
    public func replaceRoot() throws(NavigationError) {
        let home = RecordingCoordinator(navigator, showing: [PageScreen("Home")])
        try navigator.start(home, under: nil, as: .root)
    }

    /// True if the home screen is visible.
    public var isHome: Bool { driver.title == "Home" }
}
