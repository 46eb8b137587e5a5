package import Domain
package import Records

/// A plan of an evening on which three teams take turns.
package struct ThreeTeamPlan: Record {
    /// The identifier, which never changes.
    package var id: RecordID<Self>
    /// The time at which the plan was made.
    var madeAt: Timestamp
    /// The order of the matches.
    var order: PlayOrder

    /// Creates a plan with a new identifier.
    init(madeAt moment: Moment, order: PlayOrder) {
        self.init(id: RecordID(), madeAt: Timestamp(moment), order: order)
    }

    /// The time at which the plan was made, as a moment of the wall clock.
    var moment: Moment { Moment(wall: madeAt.wall, uptime: 0, boot: "") }

    private init(id: RecordID<Self>, madeAt: Timestamp, order: PlayOrder) {
        self.id = id
        self.madeAt = madeAt
        self.order = order
    }

    /// The fields. Stored data contains the names, so they never change.
    package static let kind = Kind(
        "threeTeamPlan", ThreeTeamPlan.init(id:madeAt:order:),
        Field("madeAt", \.madeAt) { _ in .earliest },
        Field("order", \.order) { _ in .winnerStays })
}
