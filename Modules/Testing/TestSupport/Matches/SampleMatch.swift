public import Domain
import FoundationEssentials

/// Returns a match of Ana and 손흥민, whose player was deleted, against Bo.
public func sampleMatch(
    score: Score = Score(), clock: MatchClock = MatchClock(), at moment: Moment
) -> Match {
    let entries = [
        LineUpEntry(playerID: PlayerID(7), name: "Ana", position: .goalkeeper, team: .a),
        LineUpEntry(playerID: PlayerID(9), name: "Bo", position: nil, team: .b),
        LineUpEntry(playerID: nil, name: "손흥민", position: .striker, team: .a),
    ]
    // The line-up is valid: both teams have a player, and no player occurs twice.
    // swift-format-ignore: NeverForceUnwrap
    let lineUp = LineUp(entries)!
    return Match(id: UUID(), startedAt: moment, lineUp: lineUp, score: score, clock: clock)
}
