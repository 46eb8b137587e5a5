public import Records

/// The skill of a player. The cases are ordered from the lowest to the highest.
public enum Skill: String, CaseIterable, FieldValue {
    case beginner, amateur, professional
}
