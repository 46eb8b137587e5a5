import ConfirmPlayers
import Domain
import Gather
import Navigation
import PlayerList

extension SessionFlow: ConfirmPlayersNavigation {
    func confirmPlayersDidStart(_ match: Match) {
        show((any GatherBuilding).self) {
            $0.makeGather(match, on: navigator, navigation: self)
        }
    }
}

extension SessionFlow: GatherNavigation {
    /// Over or only left: either way the players come back, and what stood between goes too.
    func gatherDidEnd(with result: FlowResult<FinishedMatch>) {
        list?.returnToList()
    }
}
