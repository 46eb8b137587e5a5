import Domain
import Records

/// A record to which others refer.
struct Evening: Record {
    var id: RecordID<Self>
    var place: ShortText

    static let kind = Kind(
        "teamEvening", Evening.init(id:place:), Field("place", \.place) { _ in .unknown })
}

/// A record that belongs to an evening.
struct Answer: Record {
    var id: RecordID<Self>
    var evening: RecordID<Evening>
    var earlier: RecordID<Answer>?

    static let kind = Kind(
        "answer", Answer.init(id:evening:earlier:),
        Field("evening", \.evening) { _ in RecordID() }, Field("earlier", \.earlier))
}
