import Domain
import FairTeams
import FootballUI

extension ThreeTeamsStrings {
    static func name(of team: TeamNumber) -> String { Self.team(number(of: team)) }

    static func number(of team: TeamNumber) -> String { "\(team.rawValue + 1)" }

    static func name(of order: PlayOrder) -> String {
        switch order {
        case .winnerStays: winnerStays
        case .roundRobin: roundRobin
        }
    }

    static func versus(_ match: ThreeTeamMatch) -> String {
        versus(left: name(of: match.left), right: name(of: match.right))
    }

    static func first(_ match: ThreeTeamMatch) -> String {
        first(match: versus(match), team: name(of: match.resting))
    }

    static func lineUp(of match: ThreeTeamMatch) -> String {
        lineUp(
            left: name(of: match.left), right: name(of: match.right),
            team: name(of: match.resting))
    }
}

extension ThreeTeamFairness {
    /// Sentences with the strengths of the teams and their difference.
    var strengths: String {
        func strength(_ team: TeamNumber) -> String {
            FootballStrings.decimal(Double(split.strength(of: team)))
        }
        let strengths = ThreeTeamsStrings.strengths(
            first: strength(.first), second: strength(.second), third: strength(.third))
        let difference = TeamStrings.difference(FootballStrings.decimal(split.difference))
        return "\(strengths) \(difference)"
    }

    /// Sentences with the place of the teams in the order of fairness, and a comparison with the
    /// fairest ones.
    var comparison: String {
        guard case .next(let place?) = origin else { return comparisonWithFairest }
        guard !isFairest else { return ThreeTeamsStrings.numberOfFairest("\(place + 1)") }
        return "\(TeamStrings.placeInOrder("\(place + 1)")) \(comparisonWithFairest)"
    }

    private var comparisonWithFairest: String {
        if isFairest { return TeamStrings.fairest }
        return meetsRules ? distance : "\(ThreeTeamsStrings.rulesNotMet) \(distance)"
    }

    private var distance: String {
        let difference = FootballStrings.decimal(fairest.difference)
        guard isEven else { return ThreeTeamsStrings.evenTeamsDiffer(difference) }
        guard provenGap == 0 else {
            return origin == .fairest && split.difference == self.fairest.difference
                ? ThreeTeamsStrings.gap(FootballStrings.decimal(provenGap))
                : ThreeTeamsStrings.fairestSoFarDiffer(difference)
        }
        return TeamStrings.fairestDiffer(difference)
    }

    /// A sentence about the fewest moves since the players know the teams; nil without such teams.
    var moves: String? {
        fewestMoves.map { moves in
            let difference = FootballStrings.decimal(moves.split.difference)
            return moves.count == 0
                ? ThreeTeamsStrings.withoutMovesDiffer(difference)
                : ThreeTeamsStrings.fewestMovesDiffer(
                    moves: TeamStrings.moves(moves.count), difference: difference)
        }
    }
}

extension ThreeTeamsState {
    /// Returns the reason why there are no teams.
    func text(of error: ThreeTeamRequestError) -> String {
        switch error {
        case .candidateCount(let count): ThreeTeamsStrings.candidateCount("\(count)")
        case .conflict(let rules):
            TeamStrings.conflict(rules.map(text).joined(separator: "; "))
        case .emptyTeam, .repeatedCandidate:
            ThreeTeamsStrings.candidateCount("\(members.count)")
        }
    }

    func text(of rule: ThreeTeamRule) -> String {
        switch rule {
        case .spread(.goalkeeper): TeamStrings.goalkeepersApart
        case .spread(let position):
            TeamStrings.positionSpread(
                PlayerStrings.text(named: position.rawValue) ?? position.rawValue)
        case .together(let pair):
            TeamStrings.together(first: name(of: pair.first), second: name(of: pair.second))
        case .apart(let pair):
            TeamStrings.apart(first: name(of: pair.first), second: name(of: pair.second))
        case .member(let member, let team):
            TeamStrings.member(
                name: name(of: member), team: ThreeTeamsStrings.name(of: team))
        }
    }
}
