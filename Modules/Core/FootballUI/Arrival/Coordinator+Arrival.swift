package import Domain
package import Navigation
import TerminalUI

extension Coordinator {
    /// Shows the list of players and guests who can be added to a match. The delegate removes it.
    ///
    /// - Parameters:
    ///   - match: The match with everybody who takes part.
    ///   - players: The squad.
    ///   - folding: The folding of searched names.
    package func showArrivals(
        to match: MatchState, from players: any PlayerRepository, folding: any TextFolding,
        delegate: any ArrivalPresenterDelegate
    ) throws(NavigationError) {
        let work = navigator.makeWork()
        let presenter = ArrivalPresenter(
            match, players: players, folding: folding, work: work, delegate: delegate)
        let screen = PageScreen(of: presenter, work: work) {
            ArrivalView(state: $0, presenter: presenter).page
        }
        try show(screen)
        presenter.load()
    }
}
