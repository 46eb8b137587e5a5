import Domain
import FoundationEssentials

/// The values of the fields of a record. Texts that look alike and have other bytes are different.
typealias ExactValues = [String: String]

/// The identity of a record.
struct RecordKey: Hashable, Comparable, CustomStringConvertible {
    let kind: String
    let id: UUID

    var description: String { "\(kind) \(id)" }

    static func < (left: Self, right: Self) -> Bool {
        (left.kind, left.id) < (right.kind, right.id)
    }
}

/// A gather as a replica shows it.
struct GatherState: Hashable {
    enum Phase: Hashable {
        case running, finished, deleted
    }

    var phase: Phase
    /// The score; nil if the gather is deleted.
    var score: String?
    /// The teams by the numbers of the players, without those who are not in the squad.
    var teams: [Int64: Team]
    /// The identities of all events.
    var events: [MatchEvent.ID]
    /// The identities of the goals.
    var goals: [MatchEvent.ID]

    /// Creates the state of a gather.
    init(_ log: MatchLog, score: String, teams: [Int64: Team]) {
        let state = log.state
        phase = state.isDeleted ? .deleted : state.endedAt == nil ? .running : .finished
        self.score = state.isDeleted ? nil : score
        self.teams = state.isDeleted ? [:] : teams
        events = log.events.map(\.id)
        goals = log.goals.map(\.id)
    }
}

/// The account as a device or the service shows it.
struct ReplicaState: Hashable {
    /// The values of the players by their numbers.
    var players: [Int64: ExactValues] = [:]
    var gathers: [UUID: GatherState] = [:]
    /// The records that are not deleted, without players.
    var records: [RecordKey: ExactValues] = [:]
    /// The deleted records of kinds that devices know, without players.
    var deletedRecords: [RecordKey: ExactValues] = [:]

    /// Returns the differences from another state, one line each.
    func differences(from other: Self) -> [String] {
        Self.differences("player", players, other.players)
            + Self.differences("gather", gathers, other.gathers)
            + Self.differences("record", records, other.records)
            + Self.differences("deleted record", deletedRecords, other.deletedRecords)
    }

    private static func differences<Key: Hashable, Value: Equatable>(
        _ name: String, _ values: [Key: Value], _ others: [Key: Value]
    ) -> [String] {
        Set(values.keys).union(others.keys).compactMap { key in
            guard values[key] != others[key] else { return nil }
            let (value, other) = (values[key].map { "\($0)" }, others[key].map { "\($0)" })
            return "\(name) \(key) is \(value ?? "missing") and not \(other ?? "missing")"
        }.sorted()
    }
}

extension MatchLog {
    /// The goals, void or not.
    var goals: [MatchEvent] {
        events.filter { if case .goal = $0.kind { true } else { false } }
    }
}

extension ArchivedRecord {
    var key: RecordKey { RecordKey(kind: kind, id: id) }
    var exactValues: ExactValues { values.mapValues(\.exactText) }
}

extension RecordChange {
    var key: RecordKey { RecordKey(kind: kind, id: record) }
}

extension ArchivedRecord.Value {
    /// The value as text in ASCII, which differs if the bytes differ.
    var exactText: String {
        switch self {
        case .integer(let number): "\(number)"
        case .text(let text):
            "“" + text.unicodeScalars.map { $0.escaped(asASCII: true) }.joined() + "”"
        case .player(let player): "player \(player.number)"
        }
    }
}
