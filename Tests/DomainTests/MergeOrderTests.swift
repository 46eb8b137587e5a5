import FoundationEssentials
import Testing

@testable import Domain

/// The numbers of changes that have arrived from each of three devices.
private typealias Arrived = [Int]

/// Returns the states after each part of the changes of three devices.
///
/// A part has any number of changes of each device, in their order. Its states are those that each
/// of its three last changes makes of the states of the part before. So they are the states after
/// all orders of arrival.
///
/// - Parameters:
///   - changes: The changes of each device.
///   - start: The state without changes.
///   - merge: Returns a state with one more change.
private func results<Change, State: Hashable>(
    of changes: [[Change]], from start: State, _ merge: (State, Change) -> State
) -> [Arrived: Set<State>] {
    var results: [Arrived: Set<State>] = [[0, 0, 0]: [start]]
    for first in 0...changes[0].count {
        for second in 0...changes[1].count {
            for third in 0...changes[2].count {
                let arrived = [first, second, third]
                for device in 0..<3 where arrived[device] > 0 {
                    var earlier = arrived
                    earlier[device] -= 1
                    let last = changes[device][earlier[device]]
                    for state in results[earlier] ?? [] {
                        results[arrived, default: []].insert(merge(state, last))
                    }
                }
            }
        }
    }
    return results
}

private func id(_ number: Int) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(number)))
}

/// The 17,153,136 orders of three times six changes, in 343 parts.
@Suite struct `Every order of merging` {
    /// The values and the deletion of the changes with the same number, one for each device.
    private static let steps: [[(values: [String: ArchivedRecord.Value?], isDeleted: Bool?)]] = [
        [
            (["a": .integer(1), "b": .text("x")], nil), (["a": .integer(2)], nil),
            (["b": .text("y"), "c": nil], nil),
        ],
        [(["a": nil], nil), (["b": .text("z")], nil), ([:], true)],
        [([:], true), (["c": .integer(3)], nil), ([:], false)],
        [(["b": .text("w")], nil), ([:], false), (["a": .integer(4), "b": nil], nil)],
        [([:], false), ([:], true), (["c": .integer(5)], nil)],
        [(["c": .integer(6), "a": .integer(6)], nil), ([:], false), (["b": .text("v")], nil)],
    ]

    /// - Parameter erases: Whether the second device erases the record.
    private func changes(erases: Bool) -> [[RecordChange]] {
        (0..<3).map { device in
            (0..<6).map { number in
                var step = Self.steps[number][device]
                if erases, device == 1, number == 4 {
                    step = (["a": nil, "b": nil, "c": nil], true)
                }
                return RecordChange(
                    // With the same counter, the identifiers decide, in another order each time.
                    id: id(number * 3 + (device + number) % 3), counter: Int64(number + 1),
                    device: id(100 + device), wall: 0, kind: "fee", record: id(200),
                    values: step.values, isDeleted: step.isDeleted)
            }
        }
    }

    @Test(arguments: [false, true])
    func `of a record has the same result`(erases: Bool) {
        let results = results(of: changes(erases: erases), from: RecordHistory([])) {
            RecordHistory($0.changes + [$1])
        }
        #expect(results.count == 343)
        #expect(results.values.allSatisfy { $0.count == 1 })
        let last = results[[6, 6, 6]]?.first
        #expect(last?.isErased == erases && last?.changes.count == 18)
    }

    @Test(arguments: [false, true])
    func `of a record has the same result without what later changes replace`(erases: Bool) {
        let changes = changes(erases: erases)
        let results = results(of: changes, from: RecordHistory([])) {
            let history = RecordHistory($0.changes + [$1])
            let superseded = Set(history.superseded)
            return RecordHistory(history.changes.filter { !superseded.contains($0) })
        }
        for (arrived, histories) in results {
            let all = RecordHistory(
                zip(changes, arrived).flatMap { $0.prefix($1) })
            #expect(
                histories.allSatisfy {
                    $0.values == all.values && $0.isDeleted == all.isDeleted
                        && $0.isErased == all.isErased
                }, "\(arrived)")
        }
    }

    @Test func `finds a rule that depends on the order of arrival`() {
        let results = results(
            of: changes(erases: false).map { Array($0.prefix(2)) },
            from: [String: ArchivedRecord.Value?]()
        ) { values, change in values.merging(change.values) { $1 } }
        #expect(results.values.contains { $0.count > 1 })
    }

    // MARK: Gathers

    /// Six events of each of three devices that know the same start.
    private func events() throws -> (start: MatchLog, events: [[MatchEvent]]) {
        let entries = [Team.a, .b].enumerated().map { index, team in
            LineUpEntry(
                playerID: PlayerID(Int64(index + 1)), name: "P\(index)", position: nil, team: team)
        }
        let moment = { (second: Int) in
            Moment(wall: Int64(second) * 1_000, uptime: Int64(second) * 1_000, boot: "boot")
        }
        let start = MatchLog(
            MatchStart(lineUp: try #require(LineUp(entries))), at: moment(0), device: id(100))
        let event = { (device: Int, number: Int) in
            MatchEvent.ID(device: id(100 + device), sequence: Int64(number))
        }
        let player = Participant.ID(event: event(0, 1), index: 0)
        let guest = LineUpEntry(playerID: nil, name: "Bo", position: nil, team: .b)
        // The first device has made the start, so that its events have the numbers from 2.
        let kinds: [[MatchEvent.Kind]] = [
            [
                .clockStarted, .goal(Goal(.a, scorer: player)), .clockPaused,
                .goalCorrected(event(1, 1), Goal(.a, scorer: nil)), .ended, .voided(event(2, 3)),
            ],
            [
                .goal(Goal(.b, scorer: nil)), .voided(event(0, 3)), .joined(guest),
                .restored(event(0, 3)),
                .scoreCorrected(Score(a: 2, b: 1) ?? Score()), .deleted,
            ],
            [
                .goal(Goal(.b, isOwnGoal: true)), .changedSides(player, to: .b), .ended,
                .left(player), .goalCorrected(event(0, 3), nil), .goal(Goal(.a, scorer: nil)),
            ],
        ]
        let events = kinds.enumerated().map { device, kinds in
            kinds.enumerated().map { number, kind in
                MatchEvent(
                    id: event(device, number + (device == 0 ? 2 : 1)), counter: Int64(number + 2),
                    moment: moment(number * 3 + device), kind: kind)
            }
        }
        return (start, events)
    }

    @Test func `of a gather has the same result`() throws {
        let (start, events) = try events()
        let results = results(of: events, from: start) { log, event in
            var log = log
            log.insert(event)
            return log
        }
        #expect(results.count == 343)
        #expect(results.values.allSatisfy { $0.count == 1 })
        #expect(results[[6, 6, 6]]?.first?.events.count == 19)
    }

    @Test func `finds a result of a gather that depends on the order of arrival`() throws {
        let (start, events) = try events()
        let results = results(of: events.map { Array($0.prefix(3)) }, from: start.state) {
            state, event in
            var state = state
            state.add(event)
            return state
        }
        #expect(results.values.contains { $0.count > 1 })
    }
}
