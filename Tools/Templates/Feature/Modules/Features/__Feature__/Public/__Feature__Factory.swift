public import Domain
public import Navigation
import TerminalUI

/// A factory for the feature __Feature__.
@MainActor public protocol __Feature__Building {
    /// Returns a coordinator for the screen. The caller starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func make__Feature__(
        on navigator: Navigator, navigation: any __Feature__Navigation
    ) -> any Coordinator
}

/// The default factory of the feature __Feature__.
public struct __Feature__Factory: __Feature__Building {
    // squad
    private let players: any PlayerRepository

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameter players: The players of the signed-in user.
    public init(players: any PlayerRepository) {
        self.players = players
    }
    // end squad
    // data
    private let entries: any RecordRepository<__Feature__Entry>

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameter entries: The entries of the signed-in user.
    public init(entries: any RecordRepository<__Feature__Entry>) {
        self.entries = entries
    }
    // end data

    /// Returns a coordinator for the screen. The caller starts it.
    public func make__Feature__(
        on navigator: Navigator, navigation: any __Feature__Navigation
    ) -> any Coordinator {
        ScreenCoordinator(at: __Feature__Route(), on: navigator) {
            [weak navigation] work in
            // squad
            let presenter = __Feature__Presenter(
                players: players, work: work, navigation: navigation)
            // end squad
            // data
            let presenter = __Feature__Presenter(
                entries: entries, work: work, navigation: navigation)
            // end data
            // page
            // squad
            presenter.load()
            // end squad
            // end page
            return PageScreen(of: presenter, work: work) {
                __Feature__View(state: $0, presenter: presenter).page
            }
        }
    }
}
