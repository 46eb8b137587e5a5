import Domain
import TestSupport
import Testing

@MainActor @Suite struct `Match record` {
    /// Keeps operations until they are asked for.
    @MainActor private final class Waiting {
        private var operations: [MatchStore.Operation] = []

        func enqueue(_ operation: @escaping MatchStore.Operation) { operations.append(operation) }

        func runAll() async {
            while !operations.isEmpty { await operations.removeFirst()() }
        }
    }

    private let time = ManualClock()
    private let waiting = Waiting()
    private let matches: InMemoryMatches
    private let record: MatchStore

    init() {
        let match = sampleMatch(at: time.now())
        matches = InMemoryMatches(current: match)
        record = MatchStore(match, matches: matches, enqueue: waiting.enqueue)
    }

    private func make(_ change: MatchChange) async -> [StorageError?] {
        var told: [StorageError?] = []
        record.make(change, at: time.now()) { told.append($0) }
        await waiting.runAll()
        return told
    }

    @Test func `a change is planned at once, and stands when it is stored`() async {
        record.make(.goals(.a, 1), at: time.now()) { _ in }
        #expect(record.planned.score.text == "1-0")
        #expect(record.match.score.text == "0-0")
        await waiting.runAll()
        #expect(record.match == record.planned)
        #expect(record.match == matches.stored)
    }

    @Test func `a change counts from when it was asked for`() async {
        record.make(.toggleClock, at: time.now()) { _ in }
        time.advance(by: .seconds(5))
        await waiting.runAll()
        #expect(record.match.clock.remaining(at: time.now()) == .seconds(595))
    }

    @Test func `what changes nothing is told and not stored`() async {
        #expect(await make(.goals(.a, -1)) == [nil])
        #expect(matches.calls.made.isEmpty)
    }

    @Test func `a failure is told, and takes with it what waits`() async {
        var told: [StorageError?] = []
        var steps = 0
        matches.calls.fail(.save, with: .full)
        record.make(.goals(.a, 1), at: time.now()) { told.append($0) }
        record.make(.goals(.b, 1), at: time.now()) { told.append($0) }
        record.afterwards { steps += 1 }
        record.end(at: time.now()) { _ in steps += 1 }
        await waiting.runAll()
        #expect(told == [.full])
        #expect(steps == 0)
        #expect(record.planned == record.match)
        #expect(record.match == matches.stored)
        #expect(matches.calls.made == [.save])

        #expect(await make(.goals(.b, 1)) == [nil])
        #expect(record.match.score.text == "0-1")
    }

    @Test func `an end comes after the changes before it, with the score that they gave`() async {
        var ends: [Result<FinishedMatch, StorageError>] = []
        var order: [String] = []
        record.make(.goals(.b, 2), at: time.now()) { _ in order.append("goals") }
        record.afterwards { order.append("step") }
        record.end(at: time.now()) { ends.append($0) }
        await waiting.runAll()
        #expect(order == ["goals", "step"])
        #expect(ends == matches.past.map { .success($0) })
        #expect(matches.past.map(\.score.text) == ["0-2"])
    }

    @Test func `an end that failed is told, and can be tried again`() async {
        var ends: [Result<FinishedMatch, StorageError>] = []
        matches.calls.fail(.end, with: .readOnly)
        for _ in 1...2 {
            record.end(at: time.now()) { ends.append($0) }
            await waiting.runAll()
        }
        #expect(ends == [.failure(.readOnly)] + matches.past.map { .success($0) })
        #expect(matches.past.count == 1)
    }

    @Test func `what waits does nothing when nobody holds the record any more`() async {
        var record: MatchStore? = MatchStore(
            sampleMatch(at: time.now()), matches: matches, enqueue: waiting.enqueue)
        var told = 0
        record?.make(.goals(.a, 1), at: time.now()) { _ in told += 1 }
        record?.end(at: time.now()) { _ in told += 1 }
        record?.afterwards { told += 1 }
        record = nil
        await waiting.runAll()
        #expect(told == 0)
        #expect(matches.calls.made.isEmpty)
    }

    @Test func `what comes at last waits for what was asked for meanwhile`() async {
        var scores: [String] = []
        record.make(.goals(.a, 1), at: time.now()) { _ in }
        record.atLast { scores.append(record.match.score.text) }
        record.make(.goals(.b, 1), at: time.now()) { _ in
            record.make(.goals(.a, 1), at: time.now()) { _ in }
        }
        await waiting.runAll()
        #expect(scores == ["2-1"])
        record.atLast { scores.append("at once") }
        await waiting.runAll()
        #expect(scores == ["2-1", "at once"])
    }

    @Test func `what comes at last never comes after a failure`() async {
        var isDone = false
        record.atLast { isDone = true }
        matches.calls.fail(.save, with: .full)
        record.make(.goals(.b, 1), at: time.now()) { _ in }
        await waiting.runAll()
        #expect(!isDone)
    }
}
