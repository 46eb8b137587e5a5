import Domain
import Navigation

/// What leads away from the list, for its coordinator to report.
@MainActor protocol PlayerListPresenterDelegate: AnyObject {
    func didRequestAdd()
    func didSelect(_ player: Player)
    func didConfirm(_ players: [Player])
    func didRequestResume(_ match: Match)
    func didRequestSignOut()
    /// Why nothing would follow; nil when something does.
    func obstacle(to request: PlayerListRequest) -> String?
    func obstacleToSignOut() -> String?
}

/// Decides who is shown, who is selected and what is asked. What it reads and stores is in
/// `PlayerListPresenter+Storage`.
@MainActor final class PlayerListPresenter {
    weak var view: (any PlayerListView)? {
        didSet { view?.show(state) }
    }

    let dependencies: PlayerListDependencies
    let work: WorkScope
    weak var steps: (any PlayerListPresenterDelegate)?
    var state = PlayerListState() {
        didSet { view?.show(state) }
    }
    /// Who is to be focused once the squad has been read.
    var wantedFocus: PlayerID?
    /// Whether the matches have been read before: the question to resume is for the first time.
    var knowsMatches = false
    var isResuming = false

    init(
        _ dependencies: PlayerListDependencies, work: WorkScope,
        steps: any PlayerListPresenterDelegate
    ) {
        self.dependencies = dependencies
        self.work = work
        self.steps = steps
        for request in PlayerListRequest.allCases {
            state.obstacles[request] = steps.obstacle(to: request)
        }
        state.obstacleToSignOut = steps.obstacleToSignOut()
    }

    // MARK: The list

    /// Opens a player, or selects one where that is going on.
    func didActivate(_ id: PlayerID) {
        guard let player = state.player(id) else { return }
        if state.selection == nil {
            if state.obstacles[.player] == nil { steps?.didSelect(player) }
        } else if state.selection?.remove(id) == nil {
            state.selection?.insert(id)
        }
    }

    func didRequestAdd() {
        guard state.obstacles[.add] == nil else { return }
        steps?.didRequestAdd()
    }

    func didChangeOrder() {
        rearrange { next in
            next.order =
                switch next.order {
                case .name: .position
                case .position: .skill
                case .skill: .name
                }
        }
    }

    // MARK: The search

    func didSearch(_ text: String) {
        rearrange { $0.search = text }
    }

    func didClearSearch() {
        didSearch("")
    }

    // MARK: The selection

    func didRequestSelection() {
        guard state.hasPlayers, state.selection == nil, state.obstacles[.match] == nil else {
            return
        }
        state.selection = []
    }

    func didCancelSelection() {
        state.selection = nil
    }

    func didConfirmSelection() {
        guard state.canConfirm, let selection = state.selection, let squad = state.squad else {
            return
        }
        steps?.didConfirm(squad.players.filter { selection.contains($0.id) })
    }

    // MARK: Questions

    func didRequestDelete(_ id: PlayerID) {
        guard let player = state.player(id) else { return }
        ask(.delete(player))
    }

    func didConfirmDelete() {
        guard case .delete(let player)? = state.notices.first else { return }
        didDismissNotice()
        delete(player.id)
    }

    func didRequestSignOut() {
        guard state.obstacleToSignOut == nil else { return }
        ask(.signOut)
    }

    func didConfirmSignOut() {
        guard state.notices.first == .signOut else { return }
        didDismissNotice()
        steps?.didRequestSignOut()
    }

    func didConfirmResume() {
        guard state.notices.first == .resume, state.obstacles[.resume] == nil else { return }
        didDismissNotice()
        resume()
    }

    /// Puts a question or a message behind those that wait for an answer; the same one only once.
    func ask(_ notice: PlayerListState.Notice) {
        if !state.notices.contains(notice) { state.notices.append(notice) }
    }

    func didDismissNotice() {
        guard !state.notices.isEmpty else { return }
        state.notices.removeFirst()
    }

    // MARK: What is shown

    /// Changes what decides who is shown, and who is shown, in one step: the view never sees the
    /// places of one squad with the players of another.
    func rearrange(_ change: (inout PlayerListState) -> Void) {
        var next = state
        change(&next)
        // Blanks alone are on their way to something; they do not hide anybody.
        let isBlank = next.search.allSatisfy(\.isWhitespace)
        let key = isBlank ? "" : dependencies.folding.searchKey(next.search)
        next.indices = next.squad?.indices(by: next.order, matching: key) ?? []
        state = next
    }
}
