import Domain
import FootballUI
import Navigation
import Records

/// The presenter of the player list: loads the squad and the matches, and keeps the search, the
/// order, the selection and the alerts.
///
/// Reads and writes run one after another, in the order of the calls.
@MainActor final class PlayerListPresenter: PagedListPresenter {
    var stateDidChange: (@MainActor () -> Void)?
    private(set) var state = PlayerListState() {
        didSet { stateDidChange?() }
    }

    private let players: any PlayerRepository
    private let matches: any MatchRepository
    private let folding: any TextFolding
    private let timeZone: any LocalTimeZone
    private let time: any TimeSource
    let work: WorkScope
    private weak var navigation: (any PlayerListNavigation)?
    var window = ResultWindow<SquadQuery, Player>()
    /// The player whose last gathers were requested last.
    private var requestedGathers: PlayerID?
    /// The player to focus after the next successful load.
    private var pendingFocus: PlayerID?
    /// True if the matches have been loaded. The first load asks to resume a match in progress.
    private var hasLoadedMatches = false
    private var isResuming = false
    private var isConfirming = false
    /// The players of a selection that was cancelled. The next selection begins with them.
    private var cancelledSelection: Set<PlayerID>?

    init(
        players: any PlayerRepository, matches: any MatchRepository, folding: any TextFolding,
        timeZone: any LocalTimeZone, time: any TimeSource, work: WorkScope,
        navigation: (any PlayerListNavigation)?
    ) {
        self.players = players
        self.matches = matches
        self.folding = folding
        self.timeZone = timeZone
        self.time = time
        self.work = work
        self.navigation = navigation
        for request in PlayerListRequest.allCases {
            state.unavailableReasons[request] = navigation?.playerListUnavailableReason(
                for: request)
        }
        state.signOutUnavailableReason = navigation?.sessionSignOutUnavailableReason
    }

    // MARK: Loading

    /// Loads the squad and the matches. The current content stays on screen, also after a failure.
    ///
    /// - Parameter player: The player to focus after the load.
    func reload(focusing player: PlayerID? = nil) {
        pendingFocus = player ?? pendingFocus
        beginLoading()
        work.enqueue { [weak self, players, matches] in
            // An earlier load may have failed since the call.
            self?.beginLoading()
            do throws(StorageError) {
                let focus = self?.pendingFocus
                guard let load = self?.pageLoad(around: focus) else { return }
                var page = try await load()
                if let focus, page.position(of: focus) == nil,
                    let load = self?.pageLoad(
                        of: SquadQuery(order: page.query.order, scripts: page.query.scripts),
                        around: focus)
                {
                    // A search that does not find the player to focus is left out.
                    let all = try await load()
                    if all.position(of: focus) != nil { page = all }
                }
                self?.show(page, focusing: focus)
                let known = self?.knownPlayers ?? []
                let existing = try await players.existing(known)
                self?.remove(known.subtracting(existing))
            } catch {
                self?.didFailToLoad(error)
            }
            // The screen may have left in the meantime.
            guard self != nil else { return }
            do throws(StorageError) {
                let current = try await matches.current()
                let last = try await matches.finished(limit: 1).first
                let damagedCount = try await matches.damagedCount(limit: 1)
                let entries = (current?.lineUp ?? last?.lineUp)?.entries ?? []
                let present = try await players.existing(Set(entries.compactMap(\.playerID)))
                self?.show(current: current, last: last, players: present)
                self?.state.hasDamagedMatch = damagedCount > 0
            } catch {
                self?.didFail(.matches(error.message))
            }
        }
    }

    func dataDidChange() { reload() }

    /// Loads the rows in the order of another language, which may have been chosen since.
    func didAppear() { loadMissingRows() }

    /// Ends the selection and reloads.
    func returnToList() {
        state.selection = nil
        cancelledSelection = nil
        reload()
    }

    private func beginLoading() {
        // The gathers may have changed.
        requestedGathers = nil
        state.isLoading = true
        state.failure = nil
    }

    var page: SquadPage? { state.page }
    var source: ResultSource<SquadQuery, Player> { players.page }

    /// Shows a page. If the search or the order has changed since the load began, a later load
    /// replaces the page.
    func show(_ page: SquadPage, focusing player: PlayerID?) {
        if player != nil, player == pendingFocus { pendingFocus = nil }
        state.show(page, focusing: player)
    }

    /// The players outside the page that may have been deleted.
    private var knownPlayers: Set<PlayerID> {
        var known = (state.selection ?? []).union(cancelledSelection ?? [])
        for case .delete(let player) in state.notices { known.insert(player.id) }
        return known
    }

    /// Removes players that were deleted from the selection and the alerts.
    private func remove(_ deleted: Set<PlayerID>) {
        guard !deleted.isEmpty else { return }
        cancelledSelection?.subtract(deleted)
        state.remove(deleted)
    }

    private func show(current: Match?, last: FinishedMatch?, players: Set<PlayerID>) {
        state.matchInProgressText = current.map {
            PlayerListStrings.matchInProgress(
                $0, at: time.now(), started: timeZone.localTime(of: $0.startedAt))
        }
        state.lastMatchText = last.map {
            PlayerListStrings.lastMatch($0, on: timeZone.localTime(of: $0.startedAt))
        }
        state.lastPlayers = players
        if current == nil {
            state.notices.removeAll { $0 == .resume }
        } else if !hasLoadedMatches {
            show(.resume)
        }
        hasLoadedMatches = true
    }

    func didFailToLoad(_ error: StorageError) {
        didFail(.players(error.message))
    }

    private func didFail(_ failure: PlayerListState.Failure) {
        state.isLoading = false
        // When both loads fail, the failure of the squad is shown: nothing is possible without it.
        state.failure = state.failure ?? failure
    }

    // MARK: Rows, search and order

    /// Opens a player, or toggles the selection of the player in selection mode.
    func didActivate(_ id: PlayerID) {
        guard let player = state.player(id) else { return }
        if state.selection == nil {
            if state.unavailableReasons[.open] == nil { navigation?.playerListDidSelect(player) }
        } else if state.selection?.remove(id) == nil {
            state.selection?.insert(id)
        }
    }

    func didRequestAdd() {
        guard state.unavailableReasons[.add] == nil else { return }
        navigation?.playerListDidRequestAdd()
    }

    func didChangeOrder() {
        state.order = Self.next(state.order) ?? .name
        loadRows()
    }

    func didSearch(_ text: String) {
        state.search = text
        loadRows()
    }

    func didClearSearch() { didSearch("") }

    var query: SquadQuery {
        // A search of blanks only is incomplete input and hides no player.
        let isBlank = state.search.allSatisfy(\.isWhitespace)
        return SquadQuery(
            order: state.order, scripts: .current,
            searchKey: isBlank ? "" : folding.searchKey(state.search))
    }

    private func loadRows() {
        // A failure of another search says nothing about this one. After a failed first load, the
        // page offers to try again.
        if page != nil, case .players = state.failure { state.failure = nil }
        loadMissingRows()
    }

    /// Loads the last gathers of the player in the panel, unless they are loaded.
    func willShowPanel(of id: PlayerID) {
        guard requestedGathers != id else { return }
        requestedGathers = id
        work.enqueue { [weak self, matches, timeZone] in
            // The user may have focused another row since the call.
            guard self?.requestedGathers == id else { return }
            let found = try? await matches.finished(of: id, limit: 5)
            self?.state.lastGathers = .init(
                playerID: id, gathers: (found ?? []).map { .init($0, in: timeZone) })
        }
    }

    // MARK: Selection

    func didRequestSelection() {
        guard state.hasPlayers, state.selection == nil, state.unavailableReasons[.confirm] == nil
        else { return }
        state.selection = cancelledSelection ?? state.lastPlayers
    }

    func didCancelSelection() {
        cancelledSelection = state.selection.flatMap { $0.isEmpty ? nil : $0 }
        state.selection = nil
    }

    /// Selects all players that the search finds or, if they are selected already, none of them.
    func didSelectAllOrNone() {
        guard state.selection != nil else { return }
        work.enqueue { [weak self, players] in
            guard let query = self?.query else { return }
            do throws(StorageError) {
                self?.state.selectAllOrNone(Set(try await players.ids(of: query)))
            } catch {
                self?.didFailToLoad(error)
            }
        }
    }

    func didConfirmSelection() {
        guard state.canConfirm, let selection = state.selection else { return }
        confirm(selection)
    }

    /// Confirms the players of the last match for the next one.
    func didRequestRematch() {
        guard state.canRepeatMatch, state.unavailableReasons[.confirm] == nil else { return }
        confirm(state.lastPlayers)
    }

    private func confirm(_ ids: Set<PlayerID>) {
        guard !isConfirming else { return }
        isConfirming = true
        work.enqueue { [weak self, players] in
            do throws(StorageError) {
                self?.confirm(try await players.players(Array(ids), scripts: .current))
            } catch {
                self?.isConfirming = false
                self?.didFailToLoad(error)
            }
        }
    }

    private func confirm(_ players: [Player]) {
        isConfirming = false
        // Players may have been deleted since the last load.
        if players.count >= 2 { navigation?.playerListDidConfirm(players) } else { reload() }
    }

    // MARK: Position and skill

    /// Stores the next position of a player: none after the last one.
    func didRequestNextPosition(of id: PlayerID) {
        update(id) { PlayerChange(\.preferredPosition, Self.next($0.preferredPosition)) }
    }

    /// Stores the next skill of a player: none after the last one.
    func didRequestNextSkill(of id: PlayerID) {
        update(id) { PlayerChange(\.skill, Self.next($0.skill)) }
    }

    private func update(_ id: PlayerID, _ change: @escaping @MainActor (Player) -> PlayerChange) {
        work.enqueue { [weak self, players] in
            guard self?.state.player(id) != nil else { return }
            do throws(StorageError) {
                // The list does not show earlier changes yet.
                guard let player = try await players.players([id]).first else { throw .notFound }
                _ = try await players.update(change(player), of: id)
                self?.reload()
            } catch {
                self?.show(.updateFailure(error.message))
            }
        }
    }

    private static func next<Value: CaseIterable & Equatable>(_ value: Value?) -> Value? {
        guard let value else { return Value.allCases.first }
        return Value.allCases.drop { $0 != value }.dropFirst().first
    }

    // MARK: Delete, remove, resume, sign out

    func didRequestDelete(_ id: PlayerID) {
        guard let player = state.player(id) else { return }
        show(.delete(player))
    }

    func didConfirmDelete() {
        guard case .delete(let player)? = state.notices.first else { return }
        didDismissNotice()
        work.enqueue { [weak self, players] in
            do throws(StorageError) {
                try await players.delete(player.id)
                self?.reload()
            } catch {
                self?.show(.deleteFailure(error.message))
            }
        }
    }

    func didRequestRemoveDamaged() { show(.removeDamaged) }

    func didConfirmRemoveDamaged() {
        guard state.notices.first == .removeDamaged else { return }
        didDismissNotice()
        work.enqueue { [weak self, matches] in
            do throws(StorageError) {
                try await matches.removeDamaged()
                self?.reload()
            } catch {
                self?.show(.removeFailure(error.message))
            }
        }
    }

    func didConfirmResume() {
        guard state.notices.first == .resume, state.unavailableReasons[.resume] == nil else {
            return
        }
        didDismissNotice()
        didRequestResume()
    }

    /// Loads the match in progress again, because it may have changed or ended, and reports it.
    func didRequestResume() {
        guard !isResuming, state.unavailableReasons[.resume] == nil else { return }
        isResuming = true
        work.enqueue { [weak self, matches] in
            do throws(StorageError) {
                let match = try await matches.current()
                self?.resume(match)
            } catch {
                self?.isResuming = false
                self?.show(.resumeFailure(error.message))
            }
        }
    }

    private func resume(_ match: Match?) {
        isResuming = false
        if let match {
            navigation?.playerListDidRequestResume(match)
        } else {
            reload()
        }
    }

    func didRequestSignOut() {
        if state.signOutUnavailableReason == nil { show(.signOut) }
    }

    func didConfirmSignOut() {
        guard state.notices.first == .signOut else { return }
        didDismissNotice()
        navigation?.sessionDidRequestSignOut()
    }

    func didDismissNotice() {
        if !state.notices.isEmpty { state.notices.removeFirst() }
    }

    /// Shows an alert after the open ones. An alert that is open already is not repeated.
    private func show(_ notice: PlayerListState.Notice) {
        if !state.notices.contains(notice) { state.notices.append(notice) }
    }
}
