import Domain

/// An event of a match that was not stored because the session had ended. It is stored after its
/// user has signed in again.
@MainActor final class UnstoredEvent {
    private struct Addition {
        let event: MatchEvent
        let match: Match
        let user: User.ID
    }

    private var kept: Addition?
    private var storing: Task<Result<Void, StorageError>, Never>?

    /// Keeps an event, and drops an earlier one.
    func keep(_ event: MatchEvent, of match: Match, by user: User.ID) {
        kept = Addition(event: event, match: match, user: user)
    }

    /// Stores the event if it is one of the user. It is dropped if the match has changed so that it
    /// cannot have the event any more. Simultaneous calls wait for the same result.
    func store(in matches: any MatchRepository, by user: User.ID) async throws(StorageError) {
        if storing == nil, let addition = kept, addition.user == user {
            kept = nil
            storing = Task { await store(addition, in: matches) }
        }
        try await storing?.value.get()
    }

    private func store(
        _ addition: Addition, in matches: any MatchRepository
    ) async -> Result<Void, StorageError> {
        defer { storing = nil }
        do throws(StorageError) {
            _ = try await matches.append(addition.event, to: addition.match)
            return .success(())
        } catch {
            switch error {
            case .notFound, .matchInProgress, .laterMatch, .rejected, .damaged: return .success(())
            default:
                kept = addition
                return .failure(error)
            }
        }
    }
}
