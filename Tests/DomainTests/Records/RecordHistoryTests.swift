import Domain
import FoundationEssentials
import TestSupport
import Testing

/// A change of one record with small numbers as identifiers.
private func change(
    _ number: UInt8, counter: Int64, _ values: [String: ArchivedRecord.Value?] = [:],
    isDeleted: Bool? = nil
) -> RecordChange {
    RecordChange(
        id: id(number), counter: counter, device: id(100), wall: 0, kind: "fee", record: id(200),
        values: values, isDeleted: isDeleted)
}

private func id(_ number: UInt8) -> UUID {
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, number))
}

@Suite struct `The history of a record` {
    @Test func `has the last value of each field`() {
        let history = RecordHistory([
            change(1, counter: 1, ["a": .integer(1), "b": .text("x"), "c": .text("y")]),
            change(2, counter: 2, ["a": .integer(2)]), change(3, counter: 3, ["c": nil]),
        ])
        #expect(history.values == ["a": .integer(2), "b": .text("x")])
        #expect(!history.isDeleted)
    }

    @Test func `orders changes with the same counter by their identifiers`() {
        let history = RecordHistory([
            change(2, counter: 5, ["a": .integer(2)]), change(1, counter: 5, ["a": .integer(1)]),
        ])
        #expect(history.values == ["a": .integer(2)])
    }

    @Test func `keeps an edit of a deleted record for its restoration`() {
        let deleted = [
            change(1, counter: 1, ["a": .integer(1)]), change(2, counter: 2, isDeleted: true),
            change(3, counter: 3, ["a": .integer(3)]),
        ]
        #expect(RecordHistory(deleted).isDeleted)
        let restored = RecordHistory(deleted + [change(4, counter: 4, isDeleted: false)])
        #expect(!restored.isDeleted && restored.values == ["a": .integer(3)])
    }

    @Test func `of an erased record has only the first erasure`() {
        let changes = [
            change(1, counter: 1, ["a": .integer(1), "b": .text("x")]),
            change(2, counter: 2, isDeleted: true),
        ]
        let values = RecordHistory(changes).erasedValues(["a", "c"])
        #expect(values == ["a": nil, "b": nil, "c": nil])
        let erasure = change(3, counter: 3, values, isDeleted: true)
        let erased = RecordHistory(changes + [erasure])
        #expect(erased.forgettable == Set(changes))
        // Other devices, which did not know of the erasure.
        let later = [
            change(4, counter: 4, ["a": .integer(2)]), change(5, counter: 5, isDeleted: false),
            change(6, counter: 6, values, isDeleted: true),
        ]
        forEachOrder(of: [erasure] + later) { order in
            let history = RecordHistory(order)
            #expect(history.isDeleted && history.values.isEmpty)
            #expect(history.forgettable == Set(later))
        }
    }

    /// Six changes in each of the 720 orders, and each change twice.
    @Test func `does not depend on the order of arrival or on repetition`() {
        let changes = [
            change(1, counter: 1, ["a": .integer(1), "b": .text("x")]),
            change(2, counter: 2, ["a": .integer(2)]), change(3, counter: 2, ["a": nil]),
            change(4, counter: 3, isDeleted: true), change(5, counter: 3, ["b": .text("y")]),
            change(6, counter: 3, isDeleted: false),
        ]
        let expected = RecordHistory(changes)
        #expect(expected.values == ["b": .text("y")] && !expected.isDeleted)
        var results: Set<RecordHistory> = []
        forEachOrder(of: changes) { order in
            var history = RecordHistory([])
            for change in order + order.reversed() {
                history = RecordHistory(history.changes + [change])
            }
            results.insert(history)
        }
        #expect(results == [expected])
    }

    @Test func `has the same result without what later changes replace`() {
        for seed in TestBudget.environment.seeds(2_000, long: 100_000) {
            var random = SeededGenerator(seed: seed)
            let changes = (0..<12).map { number in
                var values: [String: ArchivedRecord.Value?] = [:]
                for name in ["a", "b", "c"] where Bool.random(using: &random) {
                    let isEmpty = Bool.random(using: &random)
                    values[name] = isEmpty ? .some(nil) : .integer(Int64(number))
                }
                return change(
                    UInt8(number), counter: .random(in: 0...4, using: &random), values,
                    isDeleted: [nil, nil, true, false].randomElement(using: &random) ?? nil)
            }.shuffled(using: &random)
            // Of the first changes, those that are replaced are forgotten before the others arrive.
            let forgotten = Set(RecordHistory(changes.prefix(6)).superseded)
            let rest = RecordHistory(changes.filter { !forgotten.contains($0) })
            let all = RecordHistory(changes)
            #expect(
                rest.values == all.values && rest.isDeleted == all.isDeleted, "seed \(seed)")
        }
    }
}

/// Calls `body` with each order of `items`.
private func forEachOrder<Item>(of items: [Item], _ body: ([Item]) -> Void) {
    guard !items.isEmpty else { return body([]) }
    for index in items.indices {
        var rest = items
        let item = rest.remove(at: index)
        forEachOrder(of: rest) { body([item] + $0) }
    }
}

@Suite struct `A change of a record as JSON` {
    @Test func `has the same value after coding`() throws {
        let original = change(
            1, counter: 7,
            ["a": .integer(1), "b": .text("주말 ⚽️"), "c": .player(PlayerID(5)), "d": nil],
            isDeleted: false)
        let data = try JSONEncoder().encode(original)
        #expect(try JSONDecoder().decode(RecordChange.self, from: data) == original)
        let edit = change(2, counter: 1, ["a": nil])
        #expect(
            try JSONDecoder().decode(RecordChange.self, from: JSONEncoder().encode(edit)) == edit)
    }

    @Test(arguments: [
        (#""counter":7"#, #""counter":-1"#), (#""counter":7"#, #""counter":9007199254740992"#),
        (#""kind":"fee""#, #""kind":"fee; DROP""#), (#""kind":"fee""#, #""kind":"feeCopy""#),
        (#""a":1"#, #""rowid":1"#),
    ])
    func `is rejected with a value that breaks a rule`(text: String, invalid: String) throws {
        #expect(throws: InvalidRecordChangeError.self) { try decode(replacing: text, invalid) }
    }

    @Test(arguments: [
        (#""a":1"#, #""a":[1]"#), (#""a":1"#, #""a":1.5"#), (#""deleted":true"#, #""deleted":1"#),
        (#""deleted":true"#, #""deleted":null"#),
    ])
    func `is rejected with an invalid value`(text: String, invalid: String) throws {
        #expect(throws: DecodingError.self) { try decode(replacing: text, invalid) }
    }

    private func decode(replacing text: String, _ invalid: String) throws {
        let data = try JSONEncoder().encode(
            change(1, counter: 7, ["a": .integer(1)], isDeleted: true))
        let json = String(decoding: data, as: UTF8.self)
        try #require(json.contains(text))
        _ = try JSONDecoder().decode(
            RecordChange.self, from: Data(json.replacing(text, with: invalid).utf8))
    }
}
