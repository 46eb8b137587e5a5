/// A sort order of a squad. Players with equal values are ordered by name.
public enum SquadOrder: CaseIterable, Sendable {
    /// By name, regardless of case and accents.
    case name
    /// From goalkeeper to striker, then players without a position.
    case position
    /// From professional to beginner, then players without a skill.
    case skill
}
