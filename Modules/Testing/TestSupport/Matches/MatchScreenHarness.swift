public import Navigation
import TerminalUI

/// A home with a match that is stored, for a feature that shows it on a real navigator.
@MainActor public final class MatchScreenHarness {
    /// Shows the home, and whatever a test starts above it.
    public let navigator = Navigator()
    /// Stands still until a test moves it.
    public let time = ManualClock()
    /// Keeps the match.
    public let matches: InMemoryMatches
    /// What the feature is started under.
    public let home: RecordingCoordinator
    /// Uses the visible screen by what is written on it.
    public let driver: ScreenDriver
    /// Each refusal of the navigator: a test that does not want one expects none.
    public private(set) var refusals: [NavigationError] = []

    /// The home is shown.
    public init() throws(NavigationError) {
        matches = InMemoryMatches(current: sampleMatch(at: time.now()))
        home = RecordingCoordinator(navigator, showing: [StubScreen("Home")])
        driver = ScreenDriver(Workspace(navigator: navigator))
        navigator.onError = { [weak self] in self?.refusals.append($0) }
        try navigator.start(home, under: nil)
    }

    /// Does what is written, and waits for what comes of it.
    public func perform(_ label: String) async throws {
        try driver.tap(label)
        await navigator.activity.waitUntilIdle()
    }

    /// Another home in place of everything.
    public func replaceRoot() throws(NavigationError) {
        let home = RecordingCoordinator(navigator, showing: [StubScreen("Home")])
        try navigator.start(home, under: nil, as: .root)
    }

    /// Whether nothing is above the home.
    public var isHome: Bool { driver.title == "Home" }
}
