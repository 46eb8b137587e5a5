import Domain
import FairTeams
import Glibc
import ToolSupport

/// A request with the fairest teams, or with the rules because of which there are none.
struct SolvedRequest: Encodable {
    /// A candidate.
    struct Player: Encodable {
        let id: Int
        let strength: Int
        let position: String?
    }

    let teamCount: Int
    let players: [Player]
    /// The number of players of the first team; nil for sizes that differ by at most one.
    let sizeOfFirst: Int?
    /// `sum` or `average`.
    let measure: String
    let rules: [EncodedRule]
    /// The identifiers of the players of each team; nil if the rules contradict each other.
    private(set) var teams: [[TeamCandidate.ID]]?
    /// The difference of the strongest and the weakest team.
    private(set) var difference: Double?
    /// Rules that contradict each other, but not without any one of them.
    private(set) var conflict: [EncodedRule]?
    /// The processor time of the search.
    private(set) var milliseconds = 0.0

    private init<Side>(
        _ candidates: [TeamCandidate], _ measure: TeamRequest.Measure,
        _ rules: [PlacementRule<Side>], sizeOfFirst: Int? = nil
    ) {
        teamCount = Side.allCases.count
        players = candidates.map {
            Player(id: $0.id, strength: $0.strength, position: $0.position?.rawValue)
        }
        self.sizeOfFirst = sizeOfFirst
        self.measure = measure == .sum ? "sum" : "average"
        self.rules = rules.map { EncodedRule($0) }
    }

    /// Finds two teams.
    init(_ request: TeamRequest) throws {
        self.init(
            request.candidates, request.measure, request.rules, sizeOfFirst: request.sizeOfA)
        try solve { () throws(TeamRequestError) in
            let fairest = try TeamBalancer(request).fairest
            return ([fairest.a, fairest.b], fairest.difference)
        }
    }

    /// Finds three teams, without a limit of time.
    init(_ request: ThreeTeamRequest) throws {
        self.init(request.candidates, request.measure, request.rules)
        try solve { () throws(ThreeTeamRequestError) in
            let best = try ThreeTeamBalancer(request, steps: .max).best
            return (TeamNumber.allCases.map { best.players(of: $0) }, best.difference)
        }
    }

    private mutating func solve<Side>(
        _ search: () throws(PlacementError<Side>) -> (
            teams: [[TeamCandidate.ID]], difference: Double
        )
    ) throws {
        let start = clock()
        do {
            let found = try search()
            (teams, difference) = (found.teams, found.difference)
        } catch .conflict(let rules) {
            conflict = rules.map { EncodedRule($0) }
        } catch {
            throw ToolError(
                .software, "A random request is invalid: \(error). Correct RandomRequests.")
        }
        milliseconds = Double(clock() - start) * 1_000 / Double(CLOCKS_PER_SEC)
    }
}
