import Domain
import FairTeams
import FootballUI
import Navigation

/// The state of the page with three teams.
struct ThreeTeamsState: Equatable {
    /// A message above the page.
    enum Notice: Equatable {
        /// The players or the rules could not be loaded, for the reason in the message.
        case loadFailure(String)
        /// There are no teams for a request.
        case noTeams(ThreeTeamRequestError)
        /// The plan could not be stored, for the reason in the message.
        case saveFailure(String)
    }

    /// The members of all teams and of the bench, in the order of their numbers.
    let members: [MatchDraft.Member]
    var wishes = ThreeTeamWishes.usual
    /// The number that decides between teams that are equally fair.
    var seed: UInt64
    var order = PlayOrder.winnerStays
    /// The team of each member; empty until the first teams are found. Those without a team are on
    /// the bench, because they have left during the evening.
    var teams: [MatchDraft.Member.ID: TeamNumber] = [:]
    /// The teams that the members know; nil for none.
    var known: KnownTeams?
    /// The fairness of the teams; nil if they are not compared with the fairest ones.
    var fairness: ThreeTeamFairness?
    var focus: FocusRequest<MatchDraft.Member.ID>?
    /// True until the first teams of a search are found.
    var isSearching = false
    var isSaving = false
    var notice: Notice?

    init(_ draft: MatchDraft, seed: UInt64) {
        members = draft.members.sorted { $0.id < $1.id }
        self.seed = seed
    }

    /// The members of a team, in the order of their numbers.
    subscript(team: TeamNumber) -> [MatchDraft.Member] {
        members.filter { teams[$0.id] == team }
    }

    /// The members without a team.
    var bench: [MatchDraft.Member] { members.filter { !isPlaying($0) } }

    /// The members for whom teams are found.
    var playing: [MatchDraft.Member] { members.filter(isPlaying) }

    private func isPlaying(_ member: MatchDraft.Member) -> Bool {
        teams.isEmpty || teams[member.id] != nil
    }

    /// True if the organiser can change the teams.
    var canChange: Bool { !isSaving && !teams.isEmpty }

    /// True if the teams can play.
    var canStart: Bool {
        canChange && TeamNumber.allCases.allSatisfy { !self[$0].isEmpty }
    }

    /// The differences to the teams that the members know.
    var news: TeamNews<TeamNumber> {
        guard let known else { return TeamNews() }
        let present = known.presentTeams
        let left = bench.filter { present[$0.id] != nil }.map(\.name)
        return TeamNews(
            members.compactMap { member in
                teams[member.id].map { (member.name, present[member.id], $0) }
            }, missing: known.missing + left)
    }

    /// Returns the name of a member, or an empty name for an unknown member.
    func name(of id: MatchDraft.Member.ID) -> String {
        members.first { $0.id == id }?.name ?? ""
    }
}
