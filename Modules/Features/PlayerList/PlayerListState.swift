import Domain

/// What the list shows: the squad as it was read, and which of it in which order. It holds no rows;
/// those are made one by one, when they are seen.
struct PlayerListState: Sendable {
    /// A question or a message above the list.
    enum Notice: Equatable {
        case delete(Player)
        case deleteFailure(String)
        /// A gather is in progress.
        case resume
        case resumeFailure(String)
        case signOut
    }

    /// What could not be read, and why.
    enum Failure: Equatable {
        case players(String)
        case matches(String)
    }

    /// A wish to have a player's row in sight.
    struct Focus: Equatable {
        let player: PlayerID
        /// Another one for each wish.
        let serial: Int
    }

    /// Nil until the squad has been read for the first time.
    var squad: Squad?
    /// Which of the squad's players are shown, in their order.
    var indices: [Int] = []
    var order = SquadOrder.name
    var search = ""
    /// Nil in list mode. Names players, so that no change of the rows selects somebody else.
    var selection: Set<PlayerID>?
    var isLoading = false
    var failure: Failure?
    /// The first one is shown; the others wait for its answer.
    var notices: [Notice] = []
    var focus: Focus?
    var isMatchInProgress = false
    /// Why nothing would follow a request, for those that lead nowhere.
    var obstacles: [PlayerListRequest: String] = [:]
    /// Why nobody can sign out; nil when they can.
    var obstacleToSignOut: String?
    /// How the last gather ended, in words.
    var lastGather: String?

    /// Whether anybody is there to be selected, searched and sorted.
    var hasPlayers: Bool { squad?.players.isEmpty == false }

    /// Whether enough are selected for two teams.
    var canConfirm: Bool { (selection?.count ?? 0) >= 2 }

    /// One of the squad; nil for somebody who is not of it any more.
    func player(_ id: PlayerID) -> Player? {
        squad.flatMap { squad in squad.index(of: id).map { squad.players[$0] } }
    }

    /// The place of a player among those that are shown.
    func place(of id: PlayerID) -> Int? {
        squad?.index(of: id).flatMap { indices.firstIndex(of: $0) }
    }
}
