/// The skill of a player, ordered from the lowest to the highest.
public enum Skill: String, CaseIterable, Comparable, Sendable {
    case beginner, amateur, professional

    private var rank: Int {
        switch self {
        case .beginner: 0
        case .amateur: 1
        case .professional: 2
        }
    }

    /// Orders skills from the lowest to the highest.
    public static func < (left: Skill, right: Skill) -> Bool { left.rank < right.rank }
}
