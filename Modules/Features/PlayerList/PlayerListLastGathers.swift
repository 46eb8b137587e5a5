import Domain
import FootballUI
import Navigation

/// Loads the last gathers of the player whose panel is shown.
@MainActor final class PlayerListLastGathers {
    private static let limit = 5

    private let dependencies: PlayerListDependencies
    private let work: WorkScope
    private let onLoad: @MainActor (PlayerListState.LastGathers) -> Void
    /// The player whose gathers were requested last.
    private var requested: PlayerID?

    /// - Parameter onLoad: A closure that receives the gathers: none after a failure.
    init(
        _ dependencies: PlayerListDependencies, _ work: WorkScope,
        onLoad: @escaping @MainActor (PlayerListState.LastGathers) -> Void
    ) {
        self.dependencies = dependencies
        self.work = work
        self.onLoad = onLoad
    }

    /// Loads the gathers of a player, unless they are loaded.
    func willShow(_ id: PlayerID) {
        guard requested != id else { return }
        requested = id
        work.enqueue { [weak self, dependencies] in
            // The user may have focused another row since the call.
            guard self?.requested == id else { return }
            let found = try? await dependencies.matches.finished(of: id, limit: Self.limit)
            self?.onLoad(
                .init(
                    playerID: id,
                    gathers: (found ?? []).map {
                        let date = dependencies.timeZone.localTime(of: $0.match.startedAt)
                        return .init(
                            date: FootballStrings.day(of: date), score: $0.match.score.text,
                            outcome: PlayerListStrings.outcome($0.outcome))
                    }))
        }
    }

    /// Loads the gathers again when they are shown next, because they may have changed.
    func reset() {
        requested = nil
    }
}
