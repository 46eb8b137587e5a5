/// How well a player plays, from the least to the most.
public enum Skill: String, CaseIterable, Comparable, Sendable {
    case beginner, amateur, professional

    private var rank: Int {
        switch self {
        case .beginner: 0
        case .amateur: 1
        case .professional: 2
        }
    }

    /// The lesser one first.
    public static func < (left: Skill, right: Skill) -> Bool { left.rank < right.rank }
}
