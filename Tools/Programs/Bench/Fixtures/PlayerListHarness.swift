import Domain
import Navigation
import PlayerList
import TerminalUI
import UnicodeText

/// The player list in a workspace, without a terminal and a database.
@MainActor final class PlayerListHarness: PlayerListNavigation {
    let workspace: Workspace
    private let navigator = Navigator()

    init(players: Int) async throws {
        let folding = UTF8ProcFolding()
        workspace = Workspace(navigator: navigator)
        let factory = PlayerListFactory(
            PlayerListDependencies(
                players: StaticPlayers(count: players, folding: folding), matches: NoMatches(),
                folding: folding, timeZone: UTC(), time: StoppedTime()))
        try navigator.start(factory.makePlayerList(on: navigator, navigation: self), under: nil)
        await navigator.activity.waitUntilIdle()
    }

    func playerListDidRequestAdd() {}
    func playerListDidSelect(_ player: Player) {}
    func playerListDidConfirm(_ players: [Player]) {}
    func playerListDidRequestResume(_ match: Match) {}
    func sessionDidRequestSignOut() {}

    func playerListUnavailableReason(for request: PlayerListRequest) -> String? { nil }
    let sessionSignOutUnavailableReason: String? = nil
}

private struct UTC: LocalTimeZone {
    func utcOffset(at moment: Moment) -> Int64 { 0 }
}

private struct StoppedTime: TimeSource {
    func now() -> Moment { Moment(wall: 0, uptime: 0, boot: "") }
    func sleep(for duration: Duration) async {}
}
