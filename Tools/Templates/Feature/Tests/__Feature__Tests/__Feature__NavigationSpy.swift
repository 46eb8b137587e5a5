// data
import FootballUI
import Records
// end data
import __Feature__

// squad
/// A navigation that counts the events.
// end squad
// data
/// A navigation that keeps the events.
// end data
@MainActor final class __Feature__NavigationSpy: __Feature__Navigation {
    private(set) var finishCount = 0
    func __feature__DidFinish() { finishCount += 1 }
    // data

    /// The titles and the kinds of the records whose earlier values were requested.
    private(set) var requests: [String] = []
    var recordHistoryUnavailableReason: String?

    func recordDidRequestHistory<Root: DisplayableRecord>(of record: Root)
    where Root.ID == RecordID<Root> { requests.append(Root.display.title(record)) }

    func recordDidRequestDeleted<Root: DisplayableRecord>(_ kind: Root.Type)
    where Root.ID == RecordID<Root> { requests.append(Root.display.many) }
    // end data
}
