import Domain
import Records
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
        anna = try await players.update(
            PlayerChange(\.preferredPosition, .goalkeeper), of: keeper.id)
        berta = try await players.add(playerName("Berta"))
        lineUp = try #require(LineUp([.init(berta, team: .b), .init(anna, team: .a)]))
    }

    /// Starts a match of both players.
    func start(_ score: Score = Score()) async throws -> Match {
        try await matches.start(
            MatchStart(lineUp: lineUp, score: score), startsClock: false, at: time.now())
    }

    /// Appends an event to a match.
    func append(_ kind: MatchEvent.Kind, to match: Match) async throws -> Match {
        try await matches.append(match.log.next(kind, at: time.now()), to: match)
    }

    /// Starts and ends a match.
    @discardableResult
    func play(_ score: Score = Score()) async throws -> FinishedMatch {
        try #require(try await append(.ended, to: start(score)).finished)
    }
}
