/// How a squad can be sorted. Players that are equal in it follow one another by name.
public enum SquadOrder: CaseIterable, Sendable {
    /// By name, case and accents aside.
    case name
    /// From goalkeeper to striker; players without a position come last.
    case position
    /// From professional to beginner; players without a skill come last.
    case skill
}
