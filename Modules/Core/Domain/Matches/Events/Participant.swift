/// A player or a guest who takes part in a match.
public struct Participant: Hashable, Sendable, Identifiable {
    /// The identity of a participant within the match.
    public struct ID: Hashable, Sendable {
        /// The event that added the participant: the start of the match, or a later arrival.
        public let event: MatchEvent.ID
        /// The index in the line-up of the start; 0 for a later arrival.
        public let index: Int

        /// Creates an identity.
        public init(event: MatchEvent.ID, index: Int = 0) {
            self.event = event
            self.index = index
        }
    }

    /// The identity.
    public let id: ID
    /// The player, the name and the team.
    public internal(set) var entry: LineUpEntry
    /// True if the participant plays, and has not left.
    public internal(set) var isPresent = true
}
