package import Domain
package import Records

/// A plan of an evening on which three teams take turns.
package struct ThreeTeamPlan: Record {
    /// The identifier, which never changes.
    package var id: RecordID<Self>
    /// The time at which the plan was made.
    var madeAt: Timestamp
    /// The time from which matches belong to the evening, if the teams were changed during it; nil
    /// for the time at which the plan was made.
    var begunAt: Timestamp?
    /// The order of the matches.
    var order: PlayOrder
    /// The wishes for the teams; nil for the usual ones.
    private var storedWishes: ThreeTeamWishes?

    /// Creates a plan with a new identifier.
    ///
    /// - Parameters:
    ///   - moment: The current time.
    ///   - earlier: The plan of the same evening that is replaced; nil for a new evening.
    ///   - order: The order of the matches.
    ///   - wishes: The wishes for the teams.
    init(
        madeAt moment: Moment, replacing earlier: ThreeTeamPlan? = nil, order: PlayOrder,
        wishes: ThreeTeamWishes = .usual
    ) {
        self.init(
            id: RecordID(), madeAt: Timestamp(moment), begunAt: earlier.map(\.start),
            order: order, storedWishes: wishes == .usual ? nil : wishes)
    }

    private init(
        id: RecordID<Self>, madeAt: Timestamp, begunAt: Timestamp?, order: PlayOrder,
        storedWishes: ThreeTeamWishes?
    ) {
        self.id = id
        self.madeAt = madeAt
        self.begunAt = begunAt
        self.order = order
        self.storedWishes = storedWishes
    }

    /// The wishes for the teams.
    var wishes: ThreeTeamWishes { storedWishes ?? .usual }

    /// The time from which matches belong to the evening.
    var start: Timestamp { begunAt ?? madeAt }

    /// The fields. Stored data contains the names, so they never change.
    package static let kind = Kind(
        "threeTeamPlan", ThreeTeamPlan.init(id:madeAt:begunAt:order:storedWishes:),
        Field("madeAt", \.madeAt) { _ in .earliest }, Field("begunAt", \.begunAt),
        Field("order", \.order) { _ in .winnerStays }, Field("wishes", \.storedWishes))
}

extension ThreeTeamPlan {
    /// The time for which a plan waits for its evening, in milliseconds. It ends before the same
    /// evening of the next week.
    private static let lifetime: Int64 = 6 * 24 * 60 * 60 * 1_000

    /// Returns whether a match that starts at a moment can belong to the evening of this plan.
    func covers(_ moment: Moment) -> Bool {
        start.wall <= moment.wall && !isExpired(at: moment)
    }

    /// Returns whether the plan no longer waits for its evening.
    func isExpired(at moment: Moment) -> Bool { moment.wall > madeAt.wall + Self.lifetime }
}
