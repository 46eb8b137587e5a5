public import FoundationEssentials

/// A finished match without its line-up, as lists show it.
public struct MatchSummary: Hashable, Sendable, Identifiable {
    /// The identifier of the match.
    public let id: Match.ID
    /// The moment at which the line-up was confirmed.
    public let startedAt: Moment
    /// The final score.
    public let score: Score

    /// Creates a summary with stored values.
    public init(id: Match.ID, startedAt: Moment, score: Score) {
        self.id = id
        self.startedAt = startedAt
        self.score = score
    }
}

/// A finished match of one player.
public struct PlayerMatch: Hashable, Sendable {
    /// The outcome for the team of the player.
    public enum Outcome: Sendable {
        case won, drawn, lost
    }

    /// The match.
    public let match: MatchSummary
    /// The team of the player.
    public let team: Team

    /// Creates a match of a player.
    public init(_ match: MatchSummary, team: Team) {
        self.match = match
        self.team = team
    }

    /// The outcome for the team of the player.
    public var outcome: Outcome {
        switch (match.score.winner, team) {
        case (.draw, _): .drawn
        case (.teamA, .a), (.teamB, .b): .won
        case (.teamA, .b), (.teamB, .a): .lost
        }
    }
}

/// A search in the finished matches, whose result begins with the match that started last.
public struct MatchQuery: Hashable, Sendable {
    /// A `TextFolding.searchKey`. A match is found if the name key of one of its players contains
    /// it. An empty key finds no player.
    public var searchKey: String
    /// Values of `Moment.wall`. A match is found if one of the ranges contains its start.
    public var dates: [Range<Int64>]
    /// True if the query finds the deleted matches, and no others.
    public var isDeleted: Bool

    /// Creates a query. Without a search it finds all matches.
    public init(searchKey: String = "", dates: [Range<Int64>] = [], isDeleted: Bool = false) {
        self.searchKey = searchKey
        self.dates = dates
        self.isDeleted = isDeleted
    }

    /// True if the query is a search.
    public var isSearch: Bool { !searchKey.isEmpty || !dates.isEmpty }
}

/// The finished matches at consecutive positions in the result of a query.
public typealias MatchPage = ResultPage<MatchQuery, MatchSummary>
