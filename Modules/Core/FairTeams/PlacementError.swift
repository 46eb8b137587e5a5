public import Domain

/// A reason why there are no teams.
public enum PlacementError<Side: CaseIterable & Hashable & Sendable>: Error, Hashable, Sendable {
    /// The number of candidates is out of range.
    case candidateCount(Int)
    /// A player is a candidate twice.
    case repeatedCandidate(TeamCandidate.ID)
    /// A team would have no player.
    case emptyTeam
    /// The rules contradict each other. The associated rules do so, and no longer if any one of
    /// them is left out. A set of up to three rules is the smallest one.
    case conflict([PlacementRule<Side>])
}

/// A reason why there are no two teams. The range of the number of candidates is
/// `TeamRequest.counts`.
public typealias TeamRequestError = PlacementError<Team>

/// A reason why there are no three teams. The range of the number of candidates is
/// `ThreeTeamRequest.counts`.
public typealias ThreeTeamRequestError = PlacementError<TeamNumber>

extension PlacementError {
    /// Throws an error if the number of candidates is out of range or a player occurs twice.
    static func check(_ candidates: [TeamCandidate], _ counts: ClosedRange<Int>) throws(Self) {
        guard counts.contains(candidates.count) else { throw .candidateCount(candidates.count) }
        var known: Set<TeamCandidate.ID> = []
        for candidate in candidates where !known.insert(candidate.id).inserted {
            throw .repeatedCandidate(candidate.id)
        }
    }
}
