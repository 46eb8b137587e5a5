import Domain
import FootballUI
import Navigation

/// The state of the player list. It contains no rows: the view makes each row when it is displayed.
struct PlayerListState: Sendable {
    /// An alert above the list.
    enum Notice: Equatable {
        case delete(Player)
        case deleteFailure(String)
        case removeDamaged
        case removeFailure(String)
        case resume
        case resumeFailure(String)
        case updateFailure(String)
        case signOut
    }

    /// A failed load, with the message of its error.
    enum Failure: Equatable {
        case players(String)
        case matches(String)
    }

    /// The last gathers of one player.
    struct LastGathers: Equatable {
        struct Gather: Equatable {
            let date: String
            let score: String
            let outcome: String
        }

        let playerID: PlayerID
        let gathers: [Gather]
    }

    /// The loaded part of the rows; nil before the first load. While another search or order is
    /// loaded, these are the rows of the previous one.
    var page: SquadPage?
    var order = SquadOrder.name
    var search = ""
    /// The selected players; nil in list mode.
    var selection: Set<PlayerID>?
    var isLoading = false
    var failure: Failure?
    /// The open alerts. The first one is displayed.
    var notices: [Notice] = []
    var focus: FocusRequest<PlayerID>?
    /// The gathers that were loaded last for the panel of a player.
    var lastGathers: LastGathers?
    /// The sentence about the match in progress; nil if there is none.
    var matchInProgressText: String?
    /// The reason for each request that cannot be handled.
    var unavailableReasons: [PlayerListRequest: String] = [:]
    /// The reason why the user cannot sign out; nil when they can.
    var signOutUnavailableReason: String?
    /// The sentence about the last match.
    var lastMatchText: String?
    /// The players of the match in progress or, without one, of the last match. Players who were
    /// deleted are left out.
    var lastPlayers: Set<PlayerID> = []
    /// True if the match in progress or the last match is damaged.
    var hasDamagedMatch = false

    var isMatchInProgress: Bool { matchInProgressText != nil }

    /// True if the squad is loaded and not empty.
    var hasPlayers: Bool { page?.isRepositoryEmpty == false }

    /// True if enough players for two teams are selected.
    var canConfirm: Bool { (selection?.count ?? 0) >= 2 }

    /// True if the players of the last match can play another one.
    var canRepeatMatch: Bool { !isMatchInProgress && lastPlayers.count >= 2 }

    /// Returns a loaded player, or nil for a player who is not loaded.
    func player(_ id: PlayerID) -> Player? {
        page.flatMap { page in page.position(of: id).flatMap { page.item(at: $0) } }
    }

    /// Shows a page and focuses a player, if the page contains the player. An empty squad ends the
    /// search and the selection.
    mutating func show(_ page: SquadPage, focusing player: PlayerID?) {
        self.page = page
        isLoading = false
        if case .players = failure { failure = nil }
        if let player, page.position(of: player) != nil {
            if page.query.searchKey.isEmpty { search = "" }
            focus = FocusRequest(player, after: focus)
        }
        if page.isRepositoryEmpty {
            search = ""
            selection = nil
        }
    }

    /// Selects all of the given players or, if they are selected already, none of them.
    mutating func selectAllOrNone(_ found: Set<PlayerID>) {
        guard let selection else { return }
        self.selection =
            found.isSubset(of: selection) ? selection.subtracting(found) : selection.union(found)
    }

    /// Removes players that were deleted from the selection and the alerts.
    mutating func remove(_ deleted: Set<PlayerID>) {
        selection?.subtract(deleted)
        notices.removeAll { notice in
            if case .delete(let player) = notice { deleted.contains(player.id) } else { false }
        }
    }
}

extension PlayerListState.LastGathers.Gather {
    init(_ match: PlayerMatch, in timeZone: any LocalTimeZone) {
        date = FootballStrings.day(of: timeZone.localTime(of: match.match.startedAt))
        score = match.match.score.text
        outcome = PlayerListStrings.outcome(match.outcome)
    }
}

extension PlayerRepository {
    /// Returns those of the given players that exist.
    func existing(_ ids: Set<PlayerID>) async throws(StorageError) -> Set<PlayerID> {
        ids.isEmpty ? [] : Set(try await players(Array(ids)).map(\.id))
    }
}
