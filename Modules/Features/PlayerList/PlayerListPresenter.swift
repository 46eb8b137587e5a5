import Domain
import Navigation

/// The presenter of the player list: loads the squad and the matches, and keeps the search, the
/// order, the selection and the alerts.
///
/// Reads and writes run one after another, in the order of the calls.
@MainActor final class PlayerListPresenter {
    weak var view: (any PlayerListView)? {
        didSet { view?.show(state) }
    }

    private let dependencies: PlayerListDependencies
    private let work: WorkScope
    private weak var navigation: (any PlayerListNavigation)?
    private var state = PlayerListState() {
        didSet { view?.show(state) }
    }
    /// The player to focus after the next successful load.
    private var pendingFocus: PlayerID?
    /// A Boolean value indicating whether the matches have been loaded. The first load asks to resume
    /// a match in progress.
    private var hasLoadedMatches = false
    private var isResuming = false
    /// The players of a selection that was cancelled. The next selection begins with them.
    private var cancelledSelection: Set<PlayerID>?

    init(
        _ dependencies: PlayerListDependencies, work: WorkScope,
        navigation: (any PlayerListNavigation)?
    ) {
        self.dependencies = dependencies
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
        work.enqueue { [weak self, dependencies] in
            // An earlier load may have failed since the call.
            self?.beginLoading()
            do throws(StorageError) {
                let squad = try await dependencies.players.squad()
                self?.show(squad)
            } catch {
                self?.didFailToLoad(.players(error.message))
            }
            // The screen may have left in the meantime.
            guard self != nil else { return }
            do throws(StorageError) {
                let current = try await dependencies.matches.current()
                let last = try await dependencies.matches.finished(limit: 1).first
                let damagedCount = try await dependencies.matches.damagedCount(limit: 1)
                self?.show(current: current, last: last)
                self?.state.hasDamagedMatch = damagedCount > 0
            } catch {
                self?.didFailToLoad(.matches(error.message))
            }
        }
    }

    /// Ends the selection and reloads.
    func returnToList() {
        state.selection = nil
        cancelledSelection = nil
        reload()
    }

    private func beginLoading() {
        state.isLoading = true
        state.failure = nil
    }

    private func show(_ squad: Squad) {
        rearrange { next in
            next.squad = squad
            next.isLoading = false
            if squad.players.isEmpty {
                next.search = ""
                next.selection = nil
            }
            next.selection?.formIntersection(squad.players.lazy.map(\.id))
            next.lastPlayers = next.lastPlayers.filter { squad.index(of: $0) != nil }
            next.notices.removeAll { notice in
                if case .delete(let player) = notice {
                    squad.index(of: player.id) == nil
                } else {
                    false
                }
            }
        }
        focusPendingPlayer()
    }

    private func focusPendingPlayer() {
        guard let player = pendingFocus else { return }
        pendingFocus = nil
        guard state.player(player) != nil else { return }
        if state.rowIndex(of: player) == nil { didClearSearch() }
        state.focus = PlayerListState.FocusRequest(
            playerID: player, serial: (state.focus?.serial ?? 0) + 1)
    }

    private func show(current: Match?, last: FinishedMatch?) {
        let timeZone = dependencies.timeZone
        state.matchInProgressText = current.map {
            PlayerListStrings.started(timeZone.localTime(of: $0.startedAt))
        }
        state.lastMatchText = last.map {
            PlayerListStrings.lastMatch($0, on: timeZone.localTime(of: $0.startedAt))
        }
        let lineUp = current?.lineUp ?? last?.lineUp
        state.lastPlayers = Set(lineUp?.entries.compactMap(\.playerID) ?? []).filter {
            state.player($0) != nil
        }
        if current == nil {
            state.notices.removeAll { $0 == .resume }
        } else if !hasLoadedMatches {
            show(.resume)
        }
        hasLoadedMatches = true
    }

    private func didFailToLoad(_ failure: PlayerListState.Failure) {
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
        rearrange { next in
            next.order =
                switch next.order {
                case .name: .position
                case .position: .skill
                case .skill: .name
                }
        }
    }

    func didSearch(_ text: String) {
        rearrange { $0.search = text }
    }

    func didClearSearch() {
        didSearch("")
    }

    /// Changes the state and updates the row indices in one step, so that the view never receives
    /// the indices of one squad with the players of another.
    private func rearrange(_ change: (inout PlayerListState) -> Void) {
        var next = state
        change(&next)
        // A search of blanks only is incomplete input and hides no player.
        let isBlank = next.search.allSatisfy(\.isWhitespace)
        let key = isBlank ? "" : dependencies.folding.searchKey(next.search)
        next.indices = next.squad?.indices(by: next.order, matching: key) ?? []
        state = next
    }

    // MARK: Selection

    func didRequestSelection() {
        guard let squad = state.squad, state.hasPlayers, state.selection == nil,
            state.unavailableReasons[.confirm] == nil
        else { return }
        // Players may have been deleted since the selection was cancelled.
        state.selection = (cancelledSelection ?? state.lastPlayers)
            .intersection(squad.players.lazy.map(\.id))
    }

    func didCancelSelection() {
        cancelledSelection = state.selection.flatMap { $0.isEmpty ? nil : $0 }
        state.selection = nil
    }

    /// Selects all displayed players or, if they are selected already, none of them.
    func didSelectAllOrNone() {
        guard let squad = state.squad, let selection = state.selection else { return }
        let displayed = Set(state.indices.map { squad.players[$0].id })
        state.selection =
            displayed.isSubset(of: selection)
            ? selection.subtracting(displayed) : selection.union(displayed)
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
        guard let squad = state.squad else { return }
        navigation?.playerListDidConfirm(squad.players.filter { ids.contains($0.id) })
    }

    // MARK: Position and skill

    /// Stores the next position of a player: none after the last one.
    func didRequestNextPosition(of id: PlayerID) {
        update(id) { .preferredPosition(Self.next($0.preferredPosition)) }
    }

    /// Stores the next skill of a player: none after the last one.
    func didRequestNextSkill(of id: PlayerID) {
        update(id) { .skill(Self.next($0.skill)) }
    }

    private func update(_ id: PlayerID, _ change: @escaping @MainActor (Player) -> PlayerChange) {
        work.enqueue { [weak self, dependencies] in
            guard let player = self?.state.player(id) else { return }
            do throws(StorageError) {
                _ = try await dependencies.players.update(change(player), of: id)
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
        work.enqueue { [weak self, dependencies] in
            do throws(StorageError) {
                try await dependencies.players.delete(player.id)
                self?.reload()
            } catch {
                self?.show(.deleteFailure(error.message))
            }
        }
    }

    func didRequestRemoveDamaged() {
        show(.removeDamaged)
    }

    func didConfirmRemoveDamaged() {
        guard state.notices.first == .removeDamaged else { return }
        didDismissNotice()
        work.enqueue { [weak self, dependencies] in
            do throws(StorageError) {
                try await dependencies.matches.removeDamaged()
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
        work.enqueue { [weak self, dependencies] in
            do throws(StorageError) {
                let match = try await dependencies.matches.current()
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
        guard state.signOutUnavailableReason == nil else { return }
        show(.signOut)
    }

    func didConfirmSignOut() {
        guard state.notices.first == .signOut else { return }
        didDismissNotice()
        navigation?.sessionDidRequestSignOut()
    }

    func didDismissNotice() {
        guard !state.notices.isEmpty else { return }
        state.notices.removeFirst()
    }

    /// Shows an alert after the open ones. An alert that is open already is not repeated.
    private func show(_ notice: PlayerListState.Notice) {
        if !state.notices.contains(notice) { state.notices.append(notice) }
    }
}
