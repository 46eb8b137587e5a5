/// The skill of a player. The cases are ordered from the lowest to the highest.
public enum Skill: String, CaseIterable, Sendable {
    case beginner, amateur, professional
}
