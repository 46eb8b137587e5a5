import Domain
import FoundationEssentials
import Records

/// The states of all replicas after the last exchange, and what the devices and clients did before.
/// The laws of the exchange are functions of it.
struct ExchangeOutcome {
    /// The states of the devices and of the service by their names.
    var replicas: [(name: String, state: ReplicaState)] = []
    /// All changes of records, also of players.
    var changes: Set<RecordChange> = []
    /// The events that were stored on a device, by gather.
    var events: [UUID: Set<MatchEvent.ID>] = [:]
    /// The players that were added.
    var addedPlayers: Set<PlayerID> = []
    /// The changes that still wait or were refused, by device.
    var unsent: [String: (waiting: Int, refused: Int)] = [:]
    /// The kinds that all devices know, whose deleted records are in the states.
    var restorableKinds: Set<String> = []
    /// The findings of the checks of the storages.
    var findings: [String] = []

    /// The violations of all laws, one line each.
    var violations: [String] {
        differentReplicas + lostOrDoubledEvents + lostPlayers + olderValues
            + wrongReferences + unsentChanges + findings
    }

    /// All replicas show the same.
    private var differentReplicas: [String] {
        guard let first = replicas.first else { return ["There are no replicas."] }
        return replicas.dropFirst().flatMap { replica in
            replica.state.differences(from: first.state).map { "\(replica.name): \($0)" }
        }
    }

    /// Adds the events of a gather that a device has stored.
    mutating func add(_ match: Match) {
        events[match.id, default: []].formUnion(match.log.events.map(\.id))
    }

    /// Each event that a device has stored is in the log of its gather once, and no other goal is.
    /// Other events can be new, because the rules end a gather if another one is in progress.
    private var lostOrDoubledEvents: [String] {
        forEachReplica { state in
            Set(events.keys).union(state.gathers.keys).flatMap { gather -> [String] in
                let found = state.gathers[gather]?.events ?? []
                let known = events[gather] ?? []
                let lost = known.subtracting(found).map { "event \($0.sequence) is lost" }
                let goals = state.gathers[gather]?.goals ?? []
                let added = Set(goals).subtracting(known).map { "goal \($0.sequence) is new" }
                let isDoubled = Set(found).count < found.count
                return (lost + added + (isDoubled ? ["an event is doubled"] : []))
                    .map { "gather \(gather): \($0)" }
            }
        }
    }

    /// Each player that was added and not deleted is there.
    private var lostPlayers: [String] {
        let deleted = Set(changes.lazy.filter { $0.isDeleted == true }.map(\.record))
        return forEachReplica { state in
            addedPlayers.compactMap { player in
                deleted.contains(player.uuid) || state.players[player.number] != nil
                    ? nil : "player \(player.number) is lost"
            }
        }
    }

    /// Each field has the value of the last change that was made, and so does the deletion. There
    /// are no records without changes.
    private var olderValues: [String] {
        let histories = Dictionary(grouping: changes, by: \.key).mapValues(RecordHistory.init)
        return forEachReplica { state in
            var violations: [String] = []
            var visible = state.records
            for (number, values) in state.players {
                let key = RecordKey(kind: Player.kind.name, id: PlayerID(number).uuid)
                visible[key] = values
            }
            for (key, history) in histories {
                let expected = history.values.mapValues(\.exactText)
                let shown = visible.removeValue(forKey: key)
                if history.isDeleted == (shown != nil) {
                    violations.append("\(key): the deletion is not that of the last change")
                }
                let found = shown ?? state.deletedRecords[key]
                if let found, found != expected {
                    violations.append("\(key): \(found) and not \(expected)")
                }
                if found == nil, !history.isErased, restorableKinds.contains(key.kind) {
                    violations.append("\(key) is lost")
                }
            }
            return violations + visible.keys.map { "\($0) has no changes" }
        }
    }

    /// No record of a device refers to a player who is not in the squad, or to another record that
    /// is deleted. The device that sets a reference removes it when it learns of the deletion, and
    /// a client without a replica does not.
    private var wrongReferences: [String] {
        let references = Set(changes.flatMap(\.values.values).compactMap(\.?.playerNumber))
        return forEachReplica { state in
            let players = references.filter { state.players[$0] == nil }.map { "player \($0)" }
            let records = state.deletedRecords.keys.map {
                ArchivedRecord.Value.text($0.id.uuidString).exactText
            }
            return state.records.flatMap { record in
                [("player", players), ("record", records)].filter { _, missing in
                    restorableKinds.contains(record.key.kind)
                        && record.value.values.contains(where: missing.contains)
                }.map { "\(record.key) refers to a deleted \($0.0): \(record.value)" }
            }
        }
    }

    private var unsentChanges: [String] {
        unsent.filter { $0.value != (0, 0) }.map { "\($0.key): unsent changes \($0.value)" }
    }

    private func forEachReplica(_ violations: (ReplicaState) -> [String]) -> [String] {
        replicas.flatMap { replica in
            violations(replica.state).sorted().map { "\(replica.name): \($0)" }
        }
    }
}

extension ArchivedRecord.Value {
    fileprivate var playerNumber: Int64? {
        if case .player(let player) = self { player.number } else { nil }
    }
}
