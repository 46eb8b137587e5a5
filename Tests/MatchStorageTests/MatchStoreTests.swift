import Domain
import Navigation
import TestSupport
import Testing

@testable import MatchStorage

@MainActor @Suite struct `Match store` {
    private let time = ManualClock()
    private let activity = Activity()
    private let matches: InMemoryMatches
    private let store: MatchStore

    init() {
        let match = sampleMatch(at: time.now())
        matches = InMemoryMatches(current: match)
        store = MatchStore(match, matches: matches, work: WorkScope(activity))
    }

    private func apply(_ change: MatchChange) async -> [Result<MatchEvent, StorageError>] {
        var results: [Result<MatchEvent, StorageError>] = []
        store.apply(change, at: time.now()) { results.append($0) }
        await activity.waitUntilIdle()
        return results
    }

    @Test func `a change is planned at once and becomes current after the save`() async {
        store.apply(.addGoal(Goal(.a)), at: time.now()) { _ in }
        #expect(store.planned.score.text == "1-0")
        #expect(store.match.score.text == "0-0")
        await activity.waitUntilIdle()
        #expect(store.match == store.planned)
        #expect(store.match == matches.stored)
    }

    @Test func `a change without an effect saves nothing`() async {
        #expect(await apply(.removeGoal(.a)).isEmpty)
        #expect(matches.calls.made.isEmpty)
    }

    @Test func `a pending change without an effect on the stored match is dropped`() async {
        let other = MatchStore(store.match, matches: matches, work: WorkScope(activity))
        other.apply(.end, at: time.now()) { _ in }
        await activity.waitUntilIdle()
        store.apply(.addGoal(Goal(.a)), at: time.now()) { _ in }
        #expect(await apply(.end).isEmpty)
        #expect(store.match.score.text == "1-0")
        #expect(store.planned == store.match)
    }

    private func reopen() async -> [Result<Match, StorageError>] {
        var results: [Result<Match, StorageError>] = []
        store.reopen(at: time.now()) { results.append($0) }
        await activity.waitUntilIdle()
        return results
    }

    @Test(arguments: [0, 1, 2])
    func `a match is reopened, however many devices have ended it`(endCount: Int) async throws {
        var match = store.match
        for _ in 0..<endCount {
            match = try await matches.append(match.log.next(.ended, at: time.now()), to: match)
        }
        store.update(match)
        let results = await reopen()
        #expect(results == [.success(store.match)])
        #expect(store.match == matches.stored)
        #expect(store.match.state.endedAt == nil)
        #expect(store.match.log.events.count == match.log.events.count + endCount)
    }

    @Test func `a failed reopening is reported once`() async {
        _ = await apply(.end)
        matches.put(Match(startedAt: time.now(), lineUp: store.match.lineUp))
        #expect(await reopen() == [.failure(.matchInProgress)])
        #expect(store.match.finished != nil)
    }

    @Test func `a match that was deleted elsewhere is not reopened`() async throws {
        _ = await apply(.end)
        let ended = store.match
        _ = try await matches.append(ended.log.next(.deleted, at: time.now()), to: ended)
        #expect(await reopen() == [.failure(.notFound)])
        #expect(matches.stored == nil)
    }

    @Test func `an update keeps the pending changes`() async throws {
        let other = MatchStore(store.match, matches: matches, work: WorkScope(activity))
        other.apply(.addGoal(Goal(.b)), at: time.now()) { _ in }
        await activity.waitUntilIdle()
        store.apply(.addGoal(Goal(.a)), at: time.now()) { _ in }
        store.update(try #require(matches.stored))
        #expect(store.match.score.text == "0-1")
        #expect(store.planned.score.text == "1-0")
        await activity.waitUntilIdle()
        #expect(store.match.score.text == "1-1")
        #expect(store.planned == store.match)
    }

    @Test func `a match is read again with the events of other devices, or the error reported`()
        async throws
    {
        let known = store.match
        _ = try await matches.append(known.log.next(.ended, at: time.now()), to: known)
        var results: [Result<Match, StorageError>] = []
        store.reload { results.append($0) }
        await activity.waitUntilIdle()
        #expect(store.match.state.endedAt != nil && store.planned == store.match)
        matches.calls.fail(.match, with: .notFound)
        store.reload { results.append($0) }
        await activity.waitUntilIdle()
        #expect(results == [.success(known), .failure(.notFound)])
    }

    @Test func `a failed save is reported and drops all pending operations`() async {
        var results: [Result<MatchEvent, StorageError>] = []
        var stepCount = 0
        matches.calls.fail(.append, with: .full)
        store.apply(.addGoal(Goal(.a)), at: time.now()) { results.append($0) }
        store.apply(.addGoal(Goal(.b)), at: time.now()) { results.append($0) }
        store.afterCurrentChanges { stepCount += 1 }
        store.afterAllChanges { stepCount += 1 }
        store.apply(.end, at: time.now()) { _ in stepCount += 1 }
        await activity.waitUntilIdle()
        #expect(results == [.failure(.full)])
        #expect(stepCount == 0)
        #expect(store.planned == store.match)
        #expect(store.match == matches.stored)
        #expect(matches.calls.made == [.append])

        #expect(
            await apply(.addGoal(Goal(.b))) == store.match.log.events.suffix(1).map { .success($0) }
        )
        #expect(store.match.score.text == "0-1")
    }

    @Test func `steps and the end run after the pending changes`() async {
        var order: [String] = []
        store.apply(.addGoal(Goal(.b)), at: time.now()) { _ in order.append("goal") }
        store.afterCurrentChanges { order.append("step") }
        store.apply(.end, at: time.now()) { _ in order.append("end") }
        await activity.waitUntilIdle()
        #expect(order == ["goal", "step", "end"])
        #expect(matches.finished == [store.match.finished])
        #expect(matches.finished.map(\.score.text) == ["0-1"])
    }

    @Test func `changes follow those that were saved elsewhere`() async throws {
        let other = MatchStore(store.match, matches: matches, work: WorkScope(activity))
        other.apply(.addGoal(Goal(.b)), at: time.now()) { _ in }
        await activity.waitUntilIdle()
        store.apply(.addGoal(Goal(.a)), at: time.now()) { _ in }
        store.apply(.undo, at: time.now()) { _ in }
        await activity.waitUntilIdle()
        #expect(store.match.score.text == "0-1")
        #expect(store.planned == store.match)
        #expect(matches.stored == store.match)
    }

    @Test func `pending operations do not retain the store`() async {
        var store: MatchStore? = MatchStore(
            sampleMatch(at: time.now()), matches: matches, work: WorkScope(activity))
        var callCount = 0
        store?.apply(.addGoal(Goal(.a)), at: time.now()) { _ in callCount += 1 }
        store?.apply(.end, at: time.now()) { _ in callCount += 1 }
        store?.afterCurrentChanges { callCount += 1 }
        store = nil
        await activity.waitUntilIdle()
        #expect(callCount == 0)
        #expect(matches.calls.made.isEmpty)
    }

    @Test func `the last step waits for changes that are requested in the meantime`() async {
        var scores: [String] = []
        store.apply(.addGoal(Goal(.a)), at: time.now()) { _ in }
        store.afterAllChanges { scores.append(store.match.score.text) }
        store.apply(.addGoal(Goal(.b)), at: time.now()) { _ in
            store.apply(.addGoal(Goal(.a)), at: time.now()) { _ in }
        }
        await activity.waitUntilIdle()
        #expect(scores == ["2-1"])
    }
}
