public import Domain
public import FairTeams
public import Navigation

/// A factory for the feature ThreeTeams.
@MainActor public protocol ThreeTeamsBuilding {
    /// Returns a coordinator for the page with three teams of all members of a draft. The caller
    /// starts it.
    ///
    /// - Parameter navigation: Held weakly.
    func makeThreeTeams(
        of draft: MatchDraft, on navigator: Navigator, navigation: any ThreeTeamsNavigation
    ) -> any Coordinator

    /// Returns the reason why there are no three teams of the members of a draft; nil if there can
    /// be some.
    func threeTeamsUnavailableReason(for draft: MatchDraft) -> String?

    /// Loads the match that follows a match of an evening of three teams, and returns it as rows
    /// for the page of the match; no rows after another match.
    func loadNextMatch(
        after match: Match
    ) async throws(StorageError) -> [(label: String, value: String)]

    /// Loads which of the three teams a draft is made of, and who has left, as rows for its page.
    /// No rows for a draft of other teams.
    func loadTeams(
        of draft: MatchDraft
    ) async throws(StorageError) -> [(label: String, value: String)]

    /// Returns the match that `loadNextMatch` has found after a match; nil if it has found none.
    func nextMatch(after match: Match) -> MatchDraft?
}

/// The default factory of the feature ThreeTeams.
public struct ThreeTeamsFactory: ThreeTeamsBuilding {
    private let requests: ThreeTeamRequests
    private let evenings: ThreeTeamEvenings
    private let time: any TimeSource
    private let shuffle: PlayerShuffle

    /// Stores the dependencies of the coordinators that the factory makes.
    ///
    /// - Parameters:
    ///   - records: The plans and the rules of the signed-in user.
    ///   - players: The squad.
    ///   - matches: The matches of the signed-in user.
    ///   - time: The time at which a plan is made.
    ///   - shuffle: Draws between teams that are equally fair.
    ///   - strengths: The strengths that other features provide. The first source that knows a
    ///     player counts.
    public init(
        records: any RecordRepositories, players: any PlayerRepository,
        matches: any MatchRepository, time: any TimeSource, shuffle: PlayerShuffle,
        strengths: [any StrengthSource] = []
    ) {
        requests = ThreeTeamRequests(
            players: players, rules: records.repository(of: PairRule.self), strengths: strengths)
        evenings = ThreeTeamEvenings(
            ThreeTeamsRecords(
                plans: records.repository(of: ThreeTeamPlan.self),
                members: records.repository(of: ThreeTeamMember.self), players: players,
                matches: matches))
        self.time = time
        self.shuffle = shuffle
    }

    /// Returns a coordinator for the page with three teams of all members of a draft. The caller
    /// starts it.
    public func makeThreeTeams(
        of draft: MatchDraft, on navigator: Navigator, navigation: any ThreeTeamsNavigation
    ) -> any Coordinator {
        ThreeTeamsCoordinator(on: navigator) { [weak navigation] work in
            ThreeTeamsPresenter(
                draft, requests: requests, records: evenings.records, time: time,
                shuffle: shuffle, work: work, navigation: navigation)
        }
    }

    /// Returns the reason why there are no three teams of the members of a draft; nil if there can
    /// be some.
    public func threeTeamsUnavailableReason(for draft: MatchDraft) -> String? {
        let count = draft.members.count
        return ThreeTeamRequest.counts.contains(count)
            ? nil : ThreeTeamsStrings.candidateCount("\(count)")
    }

    /// Loads the match that follows a match of an evening of three teams, and returns it as rows
    /// for the page of the match; no rows after another match.
    public func loadNextMatch(
        after match: Match
    ) async throws(StorageError) -> [(label: String, value: String)] {
        try await evenings.load(after: match)?.rows ?? []
    }

    /// Loads which of the three teams a draft is made of, and who has left, as rows for its page.
    /// No rows for a draft of other teams.
    public func loadTeams(
        of draft: MatchDraft
    ) async throws(StorageError) -> [(label: String, value: String)] {
        try await evenings.loadTeams(of: draft, at: time.now()).map { ($0, "") }
    }

    /// Returns the match that `loadNextMatch` has found after a match; nil if it has found none.
    public func nextMatch(after match: Match) -> MatchDraft? { evenings.draft(after: match) }
}
