import Domain
import FoundationEssentials
import Records
import ServiceAPI

/// The request for changes of records. The service does not know their kinds.
extension WebService {
    private static let changesPerRequest = 200
    /// The largest number of bytes of the texts of a change.
    private static let changeTextLimit = 8 * 1_024

    func addRecordChanges(_ request: HTTPRequest) -> HTTPAnswer {
        write(
            request, RecordChangesBody.self, limit: Self.matchesLimit, validate: Self.changes
        ) { connection, user, changes throws(StorageError) in
            try StoredRecordChanges(user: user, connection: connection).add(changes)
        } committed: {
            $0 ?? .done
        }
    }

    /// Returns the changes of a body that follow the rules.
    private static func changes(
        _ body: RecordChangesBody
    ) throws(InvalidRequest) -> [RecordChange] {
        guard (1...changesPerRequest).contains(body.changes.count),
            Set(body.changes.map(\.id)).count == body.changes.count
        else {
            throw InvalidRequest(
                response: .invalid("A request has 1 to \(changesPerRequest) different changes."))
        }
        for change in body.changes {
            guard change.counter <= MatchEvent.maximumImportedNumber else {
                throw InvalidRequest(
                    response: .invalid(
                        "A counter is at most \(MatchEvent.maximumImportedNumber)."))
            }
            guard change.textSize <= changeTextLimit else {
                throw InvalidRequest(
                    response: .invalid("The texts of a change have too many bytes."))
            }
        }
        return body.changes
    }
}

extension RecordChange {
    /// The number of bytes of all texts.
    fileprivate var textSize: Int {
        values.values.reduce(0) { size, value in
            if case .text(let text) = value { size + text.utf8.count } else { size }
        }
    }
}
