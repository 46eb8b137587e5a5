import Domain

/// A page about a subject, to which features add sections and actions.
struct SubjectPage<Subject>: Sendable {
    /// The page with the keys that it uses itself.
    let keys: ContributedKey.Page
}

extension SubjectPage<Player> {
    /// The screen of a player.
    static var player: Self { Self(keys: .player) }
}

extension SubjectPage<Match> {
    /// The page of a finished gather, and that of its result.
    static var gather: Self { Self(keys: .gather) }
}

extension SubjectPage<MatchDraft> {
    /// The line-up screen. It shows the rows of sections as text.
    static var draft: Self { Self(keys: .draft) }
}
