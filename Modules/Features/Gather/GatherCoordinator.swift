package import Domain
import FootballUI
package import Navigation
package import TerminalUI

/// The coordinator of a match: starts the match screen, and the form for its time.
@MainActor package final class GatherCoordinator: Coordinator {
    /// A function that returns the page of the match.
    package typealias MakePage = @MainActor (MatchProgress, GatherPresenter) -> Page

    private let match: Match
    private let dependencies: GatherDependencies
    private let makePage: MakePage
    @WeakNavigator package private(set) var navigator: Navigator
    private weak var navigation: (any GatherNavigation)?
    private weak var presenter: GatherPresenter?
    private weak var screen: PageScreen?

    /// Creates a coordinator for a match in progress.
    ///
    /// - Parameters:
    ///   - navigation: Held weakly.
    ///   - makePage: Returns the page of the module that implements the feature.
    package init(
        _ match: Match,
        _ dependencies: GatherDependencies,
        navigator: Navigator,
        navigation: any GatherNavigation,
        makePage: @escaping MakePage
    ) {
        self.match = match
        self.dependencies = dependencies
        self.navigator = navigator
        self.navigation = navigation
        self.makePage = makePage
    }

    package func start(_: StartPermission) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = GatherPresenter(
            match, dependencies, work: work, delegate: self,
            playerUnavailableReason: navigation?.gatherPlayerUnavailableReason)
        let screen = PageScreen(
            of: presenter, work: work, alarm: Self.alarm
        ) { [makePage] in makePage($0, presenter) }
        self.presenter = presenter
        self.screen = screen
        try show(screen, at: GatherRoute())
        presenter.start()
    }

    /// Returns the alarm after the time is up; nil before.
    static func alarm(of state: MatchProgress) -> Alarm? {
        guard state.alarmCount > 0 else { return nil }
        return Alarm(serial: state.alarmCount, text: GatherStrings.timeUp)
    }
}

extension GatherCoordinator: GatherPresenterDelegate {
    func didEnd(_ match: Match) {
        navigation?.gatherDidEnd(match)
    }

    func didLeaveDeletedMatch() {
        leave()
    }

    func didRequestTime(_ duration: Duration) {
        let presenter = GatherTimePresenter(duration, delegate: self)
        let screen = PageScreen(of: presenter, work: navigator.makeWork()) {
            GatherTimeView(state: $0, presenter: presenter).page
        }
        navigator.attempt { try show(screen) }
    }

    func didRequestPlayer(for match: MatchState) {
        navigation?.gatherDidRequestPlayer(for: match, by: self)
    }
}

extension GatherCoordinator: GatherCoordinating {
    package func add(_ entry: LineUpEntry) {
        presenter?.didAdd(entry)
    }
}

extension GatherCoordinator: GatherTimePresenterDelegate {
    func didSetTime(minutes: Int, seconds: Int) {
        guard let screen else { return }
        navigator.attempt { try navigator.pop(to: screen) }
        presenter?.apply(.setTime(minutes: minutes, seconds: seconds))
    }
}
