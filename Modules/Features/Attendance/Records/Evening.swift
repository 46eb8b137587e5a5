package import Domain
package import Records

/// An evening on which people meet to play.
package struct Evening: Record {
    /// The order in which people with the same answer get a place.
    package enum Priority: String, CaseIterable, FieldValue {
        /// By rank, and then in the order of the answers.
        case rank
        /// Those who waited last time before all others.
        case waitedLastTime
    }

    /// The identifier, which never changes.
    package var id: RecordID<Self>
    /// The time at which the evening starts; nil if it is not decided.
    var start: EveningStart?
    /// The place; nil if it is not decided.
    var place: ShortText?
    /// The number of people who can play.
    var places: PlaceCount
    /// The order of people; nil for the order by rank.
    var priority: Priority?

    /// Creates an evening with a new identifier.
    init(
        start: EveningStart? = nil, place: ShortText? = nil, places: PlaceCount = .usual,
        priority: Priority? = nil
    ) {
        self.init(
            id: RecordID(), start: start, place: place, places: places, priority: priority)
    }

    private init(
        id: RecordID<Self>, start: EveningStart?, place: ShortText?, places: PlaceCount,
        priority: Priority?
    ) {
        self.id = id
        self.start = start
        self.place = place
        self.places = places
        self.priority = priority
    }

    /// The fields. Stored data contains the names, so they never change.
    package static let kind = Kind(
        "evening", Evening.init(id:start:place:places:priority:),
        Field("start", \.start), Field("place", \.place),
        Field("places", \.places) { _ in .usual }, Field("priority", \.priority))
}
