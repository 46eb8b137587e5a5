import Domain
import FairTeams

/// The wishes of the organiser for fair teams.
struct TeamWishes: Equatable {
    /// The wishes for two members.
    var relations: [CandidatePair: PairRule.Relation] = [:]
    /// The members whose team is decided.
    private(set) var teams: [MatchDraft.Member.ID: Team] = [:]
    /// True if both teams have a goalkeeper, as far as there are two.
    var spreadsGoalkeepers = true
    /// True if all other positions are spread over both teams.
    var spreadsPositions = false
    /// The number of players of team A; nil for teams whose sizes differ by at most one.
    private(set) var sizeOfA: Int?
    /// True if the teams are compared by their averages, because the smaller one gets a handicap.
    var hasHandicap = false

    /// The wishes as rules, always in the same order.
    var rules: [TeamRule] {
        let pairs = relations.keys.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
        return spreadPositions.map { .spread($0) }
            + pairs.map { relations[$0] == .together ? .together($0) : .apart($0) }
            + teams.sorted { $0.key < $1.key }.map { .member($0.key, of: $0.value) }
    }

    private var spreadPositions: [Position] {
        Position.allCases.filter { $0 == .goalkeeper ? spreadsGoalkeepers : spreadsPositions }
    }

    /// Replaces the wish for two members.
    ///
    /// - Parameter relation: The wish; nil for none.
    mutating func set(_ relation: PairRule.Relation?, for pair: CandidatePair) {
        relations[pair] = relation
    }

    /// Replaces the wish for the team of a member.
    ///
    /// - Parameter team: The team; nil for either one.
    mutating func set(_ team: Team?, of member: MatchDraft.Member.ID) {
        teams[member] = team
    }

    /// Removes a rule about single members. Other rules are switches.
    mutating func remove(_ rule: TeamRule) {
        switch rule {
        case .together(let pair), .apart(let pair): relations[pair] = nil
        case .member(let member, _): teams[member] = nil
        case .spread: break
        }
    }

    /// Returns the number of players of team A, or nil if the wished number leaves a team empty.
    func sizeOfA(of count: Int) -> Int? {
        sizeOfA.flatMap { (1..<max(count, 1)).contains($0) ? $0 : nil }
    }

    /// Changes the number of players of team A. Half of all players is no wish.
    mutating func resizeA(to size: Int, of count: Int) {
        guard (1..<max(count, 1)).contains(size) else { return }
        sizeOfA = 2 * size == count ? nil : size
    }
}
