import Domain
import FairTeams
import FootballUI
import Navigation

/// The state of the line-up screen.
struct ConfirmPlayersState: Equatable {
    /// A message or a question above the page.
    enum Notice: Equatable {
        /// No match was started, because of an error with this message.
        case startFailure(String)
        /// The question whether to end the match in progress, with its score.
        case matchInProgress(String)
        /// No fair teams were found, because of an error with this message.
        case loadFailure(String)
        /// The rules or the announced teams were not loaded, because of an error with this message.
        case contentFailure(String)
        /// A rule was not stored, because of an error with this message.
        case ruleFailure(String)
        /// The announced teams were not stored, because of an error with this message.
        case announcementFailure(String)
        /// There are no teams for a request.
        case noTeams(TeamRequestError)
    }

    /// Facts of other features about a draft.
    struct Facts: Equatable {
        let sections: [ContributedSection]
        let draft: MatchDraft

        var sentences: [String] { sections.compactMap(\.sentences) }
    }

    var draft: MatchDraft
    var focus: FocusRequest<MatchDraft.Member.ID>?
    var isStarting = false
    var notice: Notice?
    /// The reason why no match can be started; nil when one can.
    var unavailableReason: String?
    /// The facts of other features, which are loaded for each draft.
    var facts: Facts?
    /// The organiser's wishes for fair teams.
    var wishes = TeamWishes()
    /// The teams that were sent to the players; nil if there are none.
    var announcement: TeamAnnouncement?
    /// The fairness of the teams; nil if they are not compared with the fairest ones.
    var fairness: TeamFairness?
    /// True after fair teams were made: then players on the bench have cancelled or wait.
    var excludesBench = false

    var isStartEnabled: Bool { !isStarting && draft.start != nil }
    /// True if the organiser can change the teams.
    var isChangeEnabled: Bool { !isStarting }
    /// True if a shuffle assigns the players of both teams again, because the bench is empty.
    var shufflesTeams: Bool { draft[.bench].isEmpty }

    /// The announced teams of members of the draft.
    var announcedTeams: [MatchDraft.Member.ID: Team] { announcement?.teams(in: draft) ?? [:] }

    /// The differences to the announced teams; empty if there are none.
    var news: TeamNews<Team> { announcement?.news(in: draft) ?? TeamNews() }

    /// The members of fair teams, in the order of their numbers: those of both teams if the bench
    /// does not play, and all members otherwise. The bench never plays if there are too many, and a
    /// player of announced teams who is on the bench has cancelled.
    var membersOfFairTeams: [MatchDraft.Member] {
        let all = draft.members
        let playing = draft[.teamA] + draft[.teamB]
        guard draft.start != nil else { return all.sorted { $0.id < $1.id } }
        let isTooLarge = all.count > TeamRequest.counts.upperBound
        let announced = announcedTeams
        let others =
            excludesBench || isTooLarge
            ? [] : draft[.bench].filter { announced[$0.id] == nil }
        return (playing + others).sorted { $0.id < $1.id }
    }

    /// The number of players of team A: the wish, that of the teams on screen, or half of all.
    var sizeOfA: Int {
        let count = membersOfFairTeams.count
        return wishes.sizeOfA(of: count) ?? (fairness?.split.a.count ?? count / 2)
    }

    /// The teams of the members who are not on the bench.
    var teams: [MatchDraft.Member.ID: Team] {
        let pairs = draft[.teamA].map { ($0.id, Team.a) } + draft[.teamB].map { ($0.id, .b) }
        return Dictionary(uniqueKeysWithValues: pairs)
    }

    /// Returns the name of a member, or an empty name for an unknown member.
    func name(of id: MatchDraft.Member.ID) -> String {
        guard let location = draft.location(of: id) else { return "" }
        return draft[location.group][location.index].name
    }
}
