import Domain

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

    /// A request to focus the row of a player. Each request has a different serial number.
    struct FocusRequest: Equatable {
        let playerID: PlayerID
        let serial: Int
    }

    /// The squad; nil before the first load.
    var squad: Squad?
    /// The indices of the displayed players, in the order of the rows.
    var indices: [Int] = []
    var order = SquadOrder.name
    var search = ""
    /// The selected players; nil in list mode.
    var selection: Set<PlayerID>?
    var isLoading = false
    var failure: Failure?
    /// The open alerts. The first one is displayed.
    var notices: [Notice] = []
    var focus: FocusRequest?
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
    /// A Boolean value indicating whether the match in progress or the last match is damaged.
    var hasDamagedMatch = false

    var isMatchInProgress: Bool { matchInProgressText != nil }

    /// A Boolean value indicating whether the squad is loaded and not empty.
    var hasPlayers: Bool { squad?.players.isEmpty == false }

    /// A Boolean value indicating whether enough players for two teams are selected.
    var canConfirm: Bool { (selection?.count ?? 0) >= 2 }

    /// A Boolean value indicating whether the players of the last match can play another one.
    var canRepeatMatch: Bool { !isMatchInProgress && lastPlayers.count >= 2 }

    /// Returns a player of the squad, or nil for a player who has been deleted.
    func player(_ id: PlayerID) -> Player? {
        squad.flatMap { squad in squad.index(of: id).map { squad.players[$0] } }
    }

    /// Returns the row index of a player, or nil for a player who is not displayed.
    func rowIndex(of id: PlayerID) -> Int? {
        squad?.index(of: id).flatMap { indices.firstIndex(of: $0) }
    }
}
