import Domain
import FootballUI
import Navigation

/// The presenter of the list of players who can be added to a match: loads the bench and the squad.
@MainActor final class ArrivalPresenter: Presenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state: ArrivalState {
        didSet { stateDidChange?() }
    }

    private let players: any PlayerRepository
    private let folding: any TextFolding
    private let bench: [PlayerID]
    private let work: WorkScope
    private let didChoose: @MainActor (LineUpEntry) -> Void
    private var window = ResultWindow<SquadQuery, Player>()

    /// Creates a presenter.
    ///
    /// - Parameters:
    ///   - match: The match to which a player is added.
    ///   - didChoose: Receives the player or the guest whom the user has chosen.
    init(
        _ match: MatchState, _ dependencies: ArrivalDependencies, work: WorkScope,
        didChoose: @escaping @MainActor (LineUpEntry) -> Void
    ) {
        state = ArrivalState(match)
        let teams = state.teams
        bench = match.start.bench.filter { teams[$0] == nil }
        players = dependencies.players
        folding = dependencies.folding
        self.work = work
        self.didChoose = didChoose
    }

    /// Loads the rows around the visible ones, unless they are loaded, and at first the bench.
    func load() {
        work.enqueue { [weak self, players, bench] in
            guard let self else { return }
            // An earlier load may have loaded the rows since the call.
            guard !isLoaded else {
                state.failure = nil
                return
            }
            let isFirst = state.page == nil
            do throws(StorageError) {
                if isFirst { state.bench = try await players.players(bench) }
                state.page = try await players.page(
                    window.wanted, of: query, containing: window.first)
                state.failure = nil
            } catch {
                state.failure = error.message
            }
        }
    }

    private var isLoaded: Bool {
        state.page.map { $0.query == query && window.isCovered(by: $0) } ?? false
    }

    private var query: SquadQuery {
        SquadQuery(searchKey: state.isSearchBlank ? "" : folding.searchKey(state.search))
    }

    func didSearch(_ text: String) {
        state.search = text
        load()
    }

    /// Loads the rows around the given ones, unless they are loaded.
    func willShow(_ rows: Range<Int>) {
        window.visible = rows
        window.first = state.page?.item(at: rows.lowerBound)?.id
        if state.page != nil, !isLoaded { load() }
    }

    func didChoose(_ player: Player, for team: Team) {
        guard state.teams[player.id] == nil else { return }
        didChoose(LineUpEntry(player, team: team))
    }

    /// Adds a guest with the searched name.
    func didChooseGuest(for team: Team) {
        guard let name = state.guest else { return }
        didChoose(LineUpEntry(playerID: nil, name: name.text, position: nil, team: team))
    }
}
