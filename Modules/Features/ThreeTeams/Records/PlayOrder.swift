import Records

/// An order of the matches of three teams.
package enum PlayOrder: String, CaseIterable, FieldValue {
    /// The winner plays on, and the resting team replaces the loser.
    case winnerStays
    /// Each team plays two matches and rests for one.
    case roundRobin
}
