import Domain
import Navigation
import Testing

@testable import ConfirmPlayers

@Suite struct `Confirm players route` {
    private func players(in value: String) -> [PlayerID]? {
        ConfirmPlayersRoute.players(in: value)
    }

    @Test func `two or more different numbers are players in their order`() {
        #expect(players(in: "7,3") == [PlayerID(7), PlayerID(3)])
        #expect(players(in: "1,2,3") == [PlayerID(1), PlayerID(2), PlayerID(3)])
    }

    @Test(arguments: ["", "3", "3,", "3,3", "3,x", "3,,7", "03,7", "+3,7", " 3,7", "3,7,"])
    func `any other text is no list of players`(text: String) {
        #expect(players(in: text) == nil)
    }

    @Test func `a draft with guests or with one player has no route`() throws {
        let players = SamplePlayers.players
        #expect(ConfirmPlayersRoute(MatchDraft(bench: players))?.players == players.map(\.id))
        let guest = try #require(PlayerName("Tom"))
        #expect(ConfirmPlayersRoute(MatchDraft(bench: players, guests: [guest])) == nil)
        #expect(ConfirmPlayersRoute(MatchDraft(bench: Array(players.prefix(1)))) == nil)
    }
}
