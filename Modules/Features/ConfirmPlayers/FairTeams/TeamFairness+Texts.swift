import Domain
import FairTeams
import FootballUI

extension TeamFairness {
    /// A sentence with the strengths of both teams.
    var strengths: String {
        switch request.measure {
        case .sum:
            ConfirmPlayersStrings.strengths(
                a: FootballStrings.decimal(Double(split.strengthOfA)),
                b: FootballStrings.decimal(Double(split.strengthOfB)))
        case .average:
            ConfirmPlayersStrings.averages(
                a: FootballStrings.decimal(Double(split.strengthOfA) / Double(split.a.count)),
                b: FootballStrings.decimal(Double(split.strengthOfB) / Double(split.b.count)))
        }
    }

    /// A sentence with the difference of the strengths.
    var difference: String {
        TeamStrings.difference(FootballStrings.decimal(split.difference))
    }

    /// A sentence that compares the teams with the fairest ones.
    var order: String {
        let meetsRules = request.rules.allSatisfy { request.meets($0, split) }
        if place == nil, meetsRules, split.difference == fairest.difference {
            return TeamStrings.fairest
        }
        guard let place else {
            return TeamStrings.fairestDiffer(
                FootballStrings.decimal(fairest.difference))
        }
        return place == 0
            ? TeamStrings.fairest : TeamStrings.placeInOrder("\(place + 1)")
    }

    /// Returns the effect of a rule in a few words, or nil if the teams were found without it.
    func effect(of rule: TeamRule) -> String? {
        costs[rule].map { TeamStrings.effect(cost: $0, isMet: request.meets(rule, split)) }
    }
}

extension TeamChange {
    /// The number of players who move in words.
    var moves: String {
        moveCount == 0 ? TeamStrings.nobodyMoves : TeamStrings.moves(moveCount)
    }

    /// The difference of the strengths in a few words.
    var difference: String {
        TeamStrings.differenceOf(FootballStrings.decimal(split.difference))
    }
}

extension ConfirmPlayersState {
    /// Returns a rule in words.
    func text(of rule: TeamRule) -> String {
        switch rule {
        case .spread(.goalkeeper): TeamStrings.goalkeepersApart
        case .spread(let position):
            TeamStrings.positionSpread(
                PlayerStrings.text(named: position.rawValue) ?? position.rawValue)
        case .together(let pair):
            TeamStrings.together(
                first: name(of: pair.first), second: name(of: pair.second))
        case .apart(let pair):
            TeamStrings.apart(first: name(of: pair.first), second: name(of: pair.second))
        case .member(let member, let team):
            TeamStrings.member(
                name: name(of: member), team: FootballStrings.name(of: team))
        }
    }

    /// Returns the reason why there are no fair teams.
    func text(of error: TeamRequestError) -> String {
        switch error {
        case .candidateCount(let count): ConfirmPlayersStrings.candidateCount("\(count)")
        case .conflict(let rules):
            TeamStrings.conflict(rules.map(text).joined(separator: "; "))
        case .emptyTeam, .repeatedCandidate: ConfirmPlayersStrings.tooFewPlayers
        }
    }
}
