import Domain
import FootballUI
import Navigation

/// The presenter of the list of players who can be added to a match: loads the bench and the squad.
@MainActor final class ArrivalPresenter: PagedListPresenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: ArrivalState {
        didSet { stateDidChange?() }
    }

    private let players: any PlayerRepository
    private let folding: any TextFolding
    private let bench: [PlayerID]
    let work: WorkScope
    private let didChoose: @MainActor (LineUpEntry) -> Void
    var window = ResultWindow<SquadQuery, Player>()

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - match: The match to which a player is added.
    ///   - didChoose: Receives the player or the guest whom the user has chosen.
    init(
        _ match: MatchState, players: any PlayerRepository, folding: any TextFolding,
        work: WorkScope, didChoose: @escaping @MainActor (LineUpEntry) -> Void
    ) {
        state = ArrivalState(match)
        let teams = state.teams
        bench = match.start.bench.filter { teams[$0] == nil }
        self.players = players
        self.folding = folding
        self.work = work
        self.didChoose = didChoose
    }

    /// Loads the bench, if it is not loaded, and the rows around the visible ones.
    func load() {
        work.enqueue { [weak self, players, bench] in
            guard let self else { return }
            do throws(StorageError) {
                if page == nil { state.bench = try await players.players(bench, scripts: .current) }
                show(try await pageLoad()(), focusing: nil)
            } catch {
                didFailToLoad(error)
            }
        }
    }

    func show(_ page: SquadPage, focusing _: PlayerID?) {
        state.page = page
        state.failure = nil
    }

    func didFailToLoad(_ error: StorageError) {
        state.failure = error.message
    }

    var page: SquadPage? { state.page }
    var source: ResultSource<SquadQuery, Player> { players.page }

    var query: SquadQuery {
        SquadQuery(
            scripts: .current, searchKey: state.isSearchBlank ? "" : folding.searchKey(state.search)
        )
    }

    func didSearch(_ text: String) {
        state.search = text
        guard page != nil else { return load() }
        // A failure of another search says nothing about this one.
        state.failure = nil
        loadMissingRows()
    }

    func didChoose(_ player: Player, for team: Team) {
        guard state.teams[player.id] == nil else { return }
        didChoose(LineUpEntry(player, team: team))
    }

    /// Adds a guest with the searched name.
    func didChooseGuest(for team: Team) {
        state.guest.map { didChooseGuest($0, for: team) }
    }

    func didChooseGuest(_ name: PlayerName, for team: Team) {
        didChoose(LineUpEntry(playerID: nil, name: name.text, position: nil, team: team))
    }
}
