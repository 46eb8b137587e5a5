/// A match as it is stored. What stands here is on the disk, and nothing is here before.
///
/// Changes are made one after another in the order in which they were asked for. When one fails, all
/// that wait behind it are dropped with it: they were meant for a match that never came to be.
@MainActor public final class MatchStore {
    /// Something that takes time.
    public typealias Operation = @MainActor () async -> Void

    /// As it is stored.
    public private(set) var match: Match
    /// The match as it will be when all that waits is stored.
    public private(set) var planned: Match
    private let matches: any MatchRepository
    private let enqueue: @MainActor (@escaping Operation) -> Void
    /// Counts the failures. What was asked for under an earlier number is dropped.
    private var round = 0
    /// How much was asked for and is not done.
    private var waiting = 0

    /// - Parameters:
    ///   - match: in progress, as it is stored.
    ///   - enqueue: runs operations one at a time, in the order in which they come.
    public init(
        _ match: Match,
        matches: any MatchRepository,
        enqueue: @escaping @MainActor (@escaping Operation) -> Void
    ) {
        self.match = match
        planned = match
        self.matches = matches
        self.enqueue = enqueue
    }

    /// Makes a change.
    ///
    /// - Parameters:
    ///   - moment: when it was asked for.
    ///   - done: told once it is stored, or why it could not be. Not called for one that was dropped.
    public func make(
        _ change: MatchChange,
        at moment: Moment,
        done: @escaping @MainActor (StorageError?) -> Void
    ) {
        let round = round
        planned = change.applied(to: planned, at: moment)
        waiting += 1
        // Nothing is held while the storage works, so that a screen that leaves is released at once.
        enqueue { [weak self, matches] in
            defer { self?.waiting -= 1 }
            guard let match = self?.match, self?.round == round else { return }
            let next = change.applied(to: match, at: moment)
            do throws(StorageError) {
                if next != match { try await matches.save(next) }
                self?.match = next
                done(nil)
            } catch {
                self?.dropWaiting()
                done(error)
            }
        }
    }

    /// Ends the match after all changes before.
    ///
    /// - Parameter done: told what came of it. Not called when a change before it failed.
    public func end(
        at moment: Moment,
        done: @escaping @MainActor (Result<FinishedMatch, StorageError>) -> Void
    ) {
        let round = round
        waiting += 1
        enqueue { [weak self, matches] in
            defer { self?.waiting -= 1 }
            guard let match = self?.match, self?.round == round else { return }
            do throws(StorageError) {
                done(.success(try await matches.end(match, at: moment)))
            } catch {
                self?.dropWaiting()
                done(.failure(error))
            }
        }
    }

    /// Does something after all changes before, unless one of them fails.
    public func afterwards(_ step: @escaping @MainActor () -> Void) {
        let round = round
        enqueue { [weak self] in
            if self?.round == round { step() }
        }
    }

    /// Does something once nothing is left to be stored, unless something fails. What is asked for
    /// meanwhile comes first, so that nothing is lost by whoever leaves then.
    public func atLast(_ step: @escaping @MainActor () -> Void) {
        afterwards { [weak self] in
            if self?.waiting == 0 { step() } else { self?.atLast(step) }
        }
    }

    private func dropWaiting() {
        round += 1
        planned = match
    }
}
