import Domain
import TestSupport
import Testing

@testable import Persistence

/// A storage with one user and two players.
struct MatchFixture {
    let base: Fixture
    let session: Session
    let players: any PlayerRepository
    let matches: any MatchRepository
    let anna: Player
    let berta: Player
    let lineUp: LineUp

    var time: ManualClock { base.time }

    init() async throws {
        base = try await Fixture()
        session = try await base.signUp()
        players = base.storage.players(of: session)
        matches = base.storage.matches(of: session)
        let keeper = try await players.add(playerName("Anna 손"))
        anna = try await players.update(.preferredPosition(.goalkeeper), of: keeper.id)
        berta = try await players.add(playerName("Berta"))
        lineUp = try #require(LineUp([.init(berta, team: .b), .init(anna, team: .a)]))
    }
}
