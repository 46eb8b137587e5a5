import Domain
import FoundationEssentials
import Records
import Testing

/// Each law of the exchange finds the violation for which it is there.
@Suite struct `The laws of the exchange` {
    private let player = PlayerID(1)
    private let memo = UUID()
    private let gather = UUID()
    private let goal: MatchEvent.ID
    private let outcome: ExchangeOutcome

    init() throws {
        let moment = Moment(wall: 0, uptime: 0, boot: "boot")
        let entry = LineUpEntry(playerID: player, name: "Ada", position: nil, team: .a)
        var log = MatchLog(
            MatchStart(lineUp: try #require(LineUp([entry]))), at: moment, device: UUID())
        let goal = log.next(.goal(Goal(.a)), at: moment)
        log.insert(goal)
        self.goal = goal.id
        let key = RecordKey(kind: Memo.kind.name, id: memo)
        let deletedKey = RecordKey(kind: Memo.kind.name, id: UUID())
        var state = ReplicaState()
        state.players = [1: ["name": "“Ada”"]]
        state.gathers = [gather: GatherState(log, score: "1-0", teams: [1: .a])]
        state.records = [key: ["text": "“new”", "player": "player 1"]]
        state.deletedRecords = [deletedKey: ["text": "“old”"]]
        let first = RecordChange.first(of: player, ["name": .text("Ada")])
        func change(
            _ key: RecordKey, _ counter: Int64, _ values: [String: ArchivedRecord.Value?],
            isDeleted: Bool? = nil
        ) -> RecordChange {
            RecordChange(
                counter: counter, device: UUID(), wall: 0, kind: key.kind, record: key.id,
                values: values, isDeleted: isDeleted)
        }
        var outcome = ExchangeOutcome()
        outcome.replicas = ["A", "B", "service"].map { ($0, state) }
        outcome.changes = [
            first, change(key, 1, ["text": .text("old"), "player": .player(player)]),
            change(key, 2, ["text": .text("new")]),
            change(deletedKey, 1, ["text": .text("old")]),
            change(deletedKey, 2, [:], isDeleted: true),
        ]
        outcome.events = [gather: Set(log.events.map(\.id))]
        outcome.addedPlayers = [player]
        outcome.restorableKinds = [Memo.kind.name]
        outcome.unsent = ["A": (0, 0), "B": (0, 0)]
        self.outcome = outcome
    }

    /// Returns the violations after a change of the state of one replica.
    private func violations(
        _ change: (inout ReplicaState) -> Void
    ) -> [String] {
        var outcome = outcome
        change(&outcome.replicas[1].state)
        return outcome.violations
    }

    /// Returns the violations after the same change of all replicas.
    private func violationsOnAll(_ change: (inout ReplicaState) -> Void) -> [String] {
        var outcome = outcome
        for index in outcome.replicas.indices { change(&outcome.replicas[index].state) }
        return outcome.violations
    }

    @Test func `hold for a correct outcome`() {
        #expect(outcome.violations == [])
    }

    @Test func `find one replica that is different`() {
        let found = violations { $0.gathers[gather]?.score = "0-0" }
        #expect(found.count == 1 && found[0].hasPrefix("B: gather"))
        #expect(violations { $0.gathers[gather]?.teams = [:] }.count == 1)
        #expect(violations { $0.gathers[gather]?.phase = .finished }.count == 1)
        #expect(violations { $0.players[1]?["age"] = "30" }.first?.hasPrefix("B: player") == true)
    }

    @Test func `find a lost event, also on all replicas`() {
        let found = violationsOnAll {
            $0.gathers[gather]?.goals = []
            $0.gathers[gather]?.events.removeLast()
        }
        #expect(found.count == 3 && found.allSatisfy { $0.hasSuffix("event 2 is lost") })
        #expect(violationsOnAll { $0.gathers = [:] }.count == 6)
    }

    @Test func `find a doubled event and a goal that no device has stored`() {
        let doubled = violationsOnAll { $0.gathers[gather]?.events.append(goal) }
        #expect(doubled.count == 3 && doubled.allSatisfy { $0.hasSuffix("an event is doubled") })
        let copy = MatchEvent.ID(device: UUID(), sequence: 9)
        let new = violationsOnAll { $0.gathers[gather]?.goals.append(copy) }
        #expect(new.count == 3 && new.allSatisfy { $0.hasSuffix("goal 9 is new") })
    }

    @Test func `find a field with an older value`() {
        let key = RecordKey(kind: Memo.kind.name, id: memo)
        let found = violationsOnAll { $0.records[key]?["text"] = "“old”" }
        #expect(found.count == 3 && found.allSatisfy { $0.contains("memo") })
        #expect(violationsOnAll { $0.players[1]?["name"] = "“Bo”" }.count == 3)
        // Both texts look alike.
        #expect(ArchivedRecord.Value.text("é").exactText != "“e\u{301}”")
    }

    @Test func `find a missing player`() {
        let found = violationsOnAll { $0.players = [:] }
        #expect(found.filter { $0.hasSuffix("player 1 is lost") }.count == 3)
    }

    @Test func `find a deleted record that is shown, a hidden one and one without changes`() {
        let key = RecordKey(kind: Memo.kind.name, id: memo)
        let hidden = violationsOnAll {
            $0.deletedRecords[key] = $0.records.removeValue(forKey: key)
        }
        #expect(hidden.count == 3)
        let shown = violationsOnAll { state in
            for (key, values) in state.deletedRecords { state.records[key] = values }
        }
        #expect(shown.count == 3)
        #expect(violationsOnAll { $0.deletedRecords = [:] }.count == 3)
        let new = RecordKey(kind: Memo.kind.name, id: UUID())
        #expect(violationsOnAll { $0.records[new] = [:] }.count == 3)
    }

    @Test func `find a reference to a deleted player`() {
        var outcome = outcome
        outcome.addedPlayers = []
        let deletion = RecordChange(
            counter: 1, device: UUID(), wall: 0, kind: Player.kind.name, record: player.uuid,
            values: [:], isDeleted: true)
        outcome.changes.insert(deletion)
        for index in outcome.replicas.indices { outcome.replicas[index].state.players = [:] }
        #expect(outcome.violations.count == 3)
        #expect(outcome.violations.allSatisfy { $0.contains("refers to a deleted player") })
    }

    @Test func `find a reference to a deleted record`() throws {
        let deleted = try #require(outcome.replicas[0].state.deletedRecords.keys.first)
        let found = violationsOnAll { state in
            for key in state.records.keys {
                state.records[key]?["memo"] = "“\(deleted.id.uuidString)”"
            }
        }
        #expect(found.filter { $0.contains("refers to a deleted record") }.count == 3)
    }

    @Test func `find changes that wait or were refused, and findings of the storages`() {
        var outcome = outcome
        outcome.unsent = ["A": (1, 0), "B": (0, 1)]
        outcome.findings = ["A row differs."]
        #expect(outcome.violations.count == 3)
    }
}
