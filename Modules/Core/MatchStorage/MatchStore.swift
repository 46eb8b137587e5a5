package import Domain
package import Navigation

/// A match as stored, and the events that wait to be stored.
///
/// Events are saved one after another, in the order of the calls. If a save fails, all later
/// events are dropped, because they were based on the state that was not saved.
@MainActor package final class MatchStore {
    /// The match as stored.
    package private(set) var match: Match
    /// The match after all pending changes.
    package private(set) var planned: Match
    private let matches: any MatchRepository
    private let work: WorkScope
    /// The number of failures. An operation from before the last failure is dropped.
    private var failureCount = 0
    /// The number of changes that wait for their save.
    private var pendingCount = 0

    /// Creates a store of a match as it is stored.
    ///
    /// - Parameter work: Saves the events.
    package init(_ match: Match, matches: any MatchRepository, work: WorkScope) {
        self.match = match
        planned = match
        self.matches = matches
        self.work = work
    }

    /// Saves the event of a change. Does nothing if the change has no effect.
    ///
    /// - Parameters:
    ///   - moment: The moment of the request.
    ///   - completion: Receives the event after the save, or the error. Not called for an event
    ///     that is dropped, or that has no effect on the stored match.
    package func apply(
        _ change: MatchChange,
        at moment: Moment,
        completion: @escaping @MainActor (Result<MatchEvent, StorageError>) -> Void
    ) {
        guard let event = change.event(in: planned, at: moment) else { return }
        planned = planned.adding(event)
        pendingCount += 1
        let failures = failureCount
        // The operation holds the store weakly, so that a screen that leaves is released at once.
        work.enqueue { [weak self, matches] in
            self?.pendingCount -= 1
            guard let match = self?.match, self?.failureCount == failures else { return }
            // The event is made again from the stored match, because another screen may have
            // changed the match.
            guard let event = change.event(in: match, at: moment) else {
                self?.update(match)
                return
            }
            do throws(StorageError) {
                self?.update(try await matches.append(event, to: match))
                completion(.success(event))
            } catch {
                self?.dropPending()
                completion(.failure(error))
            }
        }
    }

    /// Reads the match again, and voids its end, so that it continues.
    ///
    /// - Parameters:
    ///   - moment: The moment of the request.
    ///   - completion: Receives the match in progress, or the error, which is `.notFound` for a
    ///     match that was deleted elsewhere. Not called if an earlier change fails.
    package func reopen(
        at moment: Moment,
        completion: @escaping @MainActor (Result<Match, StorageError>) -> Void
    ) {
        let failures = failureCount
        work.enqueue { [weak self, matches, id = match.id] in
            guard self?.failureCount == failures else { return }
            do throws(StorageError) {
                self?.update(try await matches.match(id))
                self?.voidEnd(at: moment, completion: completion)
            } catch {
                completion(.failure(error))
            }
        }
    }

    private func voidEnd(
        at moment: Moment,
        completion: @escaping @MainActor (Result<Match, StorageError>) -> Void
    ) {
        apply(.reopen, at: moment) { result in
            if case .failure(let error) = result { completion(.failure(error)) }
        }
        afterCurrentChanges { [weak self] in
            guard let self else { return }
            if match.state.endedAt == nil {
                completion(.success(match))
            } else if match.state.isDeleted {
                completion(.failure(.notFound))
            } else {
                // Two devices have ended the match.
                voidEnd(at: moment, completion: completion)
            }
        }
    }

    /// Reads the match again, after pending changes.
    ///
    /// - Parameter completion: Receives the match as it was known before, or the error.
    package func reload(
        _ completion: @escaping @MainActor (Result<Match, StorageError>) -> Void
    ) {
        work.enqueue { [weak self, matches, id = match.id] in
            do throws(StorageError) {
                let stored = try await matches.match(id)
                guard let self else { return }
                let known = match
                update(stored)
                completion(.success(known))
            } catch {
                completion(.failure(error))
            }
        }
    }

    /// Replaces the match after it was read or saved. Pending changes are kept.
    package func update(_ next: Match) {
        match = next
        if pendingCount == 0 { planned = next }
    }

    /// Runs `step` after the changes that are pending now, unless one of them fails.
    package func afterCurrentChanges(_ step: @escaping @MainActor () -> Void) {
        let failures = failureCount
        work.enqueue { [weak self] in
            if self?.failureCount == failures { step() }
        }
    }

    /// Runs `step` when no change is pending any more, unless a save fails.
    ///
    /// Changes that are requested in the meantime are saved first.
    package func afterAllChanges(_ step: @escaping @MainActor () -> Void) {
        afterCurrentChanges { [weak self] in
            if self?.pendingCount == 0 { step() } else { self?.afterAllChanges(step) }
        }
    }

    private func dropPending() {
        failureCount += 1
        planned = match
    }
}
