import Records

/// The rank of a player. Without one, a player is a regular.
package enum Rank: String, CaseIterable, FieldValue, Comparable {
    case regular, occasional

    package static func < (left: Self, right: Self) -> Bool {
        left == .regular && right == .occasional
    }

    /// The other rank.
    var other: Self { self == .regular ? .occasional : .regular }
}
