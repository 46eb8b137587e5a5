import Domain
import Navigation

/// What is read and stored. All of it runs in the order in which it was asked for.
extension PlayerListPresenter {
    /// Reads everything. What is on screen stays there meanwhile, and when it fails.
    func reload(focusing player: PlayerID? = nil) {
        wantedFocus = player ?? wantedFocus
        beginLoading()
        work.enqueue { [weak self, dependencies] in
            // One that was asked for before may have failed meanwhile.
            self?.beginLoading()
            do throws(StorageError) {
                let squad = try await dependencies.players.squad()
                self?.show(squad)
            } catch {
                self?.didFailToLoad(.players(error.message))
            }
            // The list may have been left meanwhile; nobody waits for the rest then.
            guard self != nil else { return }
            do throws(StorageError) {
                let current = try await dependencies.matches.current()
                let last = try await dependencies.matches.finished(limit: 1).first
                self?.show(current: current, last: last)
            } catch {
                self?.didFailToLoad(.matches(error.message))
            }
        }
    }

    /// The list as it was before anything was selected, with what has changed since.
    func returnToList() {
        state.selection = nil
        reload()
    }

    func delete(_ id: PlayerID) {
        work.enqueue { [weak self, dependencies] in
            do throws(StorageError) {
                try await dependencies.players.delete(id)
                self?.reload()
            } catch {
                self?.ask(.deleteFailure(error.message))
            }
        }
    }

    /// Hands on the match as it is stored now: it may have gone on, or ended, since the list was
    /// read.
    func resume() {
        guard !isResuming, state.obstacles[.resume] == nil else { return }
        isResuming = true
        work.enqueue { [weak self, dependencies] in
            do throws(StorageError) {
                let match = try await dependencies.matches.current()
                self?.didFind(match)
            } catch {
                self?.isResuming = false
                self?.ask(.resumeFailure(error.message))
            }
        }
    }

    private func beginLoading() {
        state.isLoading = true
        state.failure = nil
    }

    private func didFind(_ match: Match?) {
        isResuming = false
        if let match {
            steps?.didRequestResume(match)
        } else {
            reload()
        }
    }

    private func show(_ squad: Squad) {
        rearrange { next in
            next.squad = squad
            next.isLoading = false
            if squad.players.isEmpty {
                next.search = ""
                next.selection = nil
            }
            if let selection = next.selection, !selection.isEmpty {
                next.selection = Set(squad.players.lazy.map(\.id).filter(selection.contains))
            }
            next.notices.removeAll { notice in
                if case .delete(let player) = notice {
                    squad.index(of: player.id) == nil
                } else {
                    false
                }
            }
        }
        focusWanted()
    }

    private func focusWanted() {
        guard let wanted = wantedFocus else { return }
        wantedFocus = nil
        guard state.player(wanted) != nil else { return }
        if state.place(of: wanted) == nil { didClearSearch() }
        state.focus = PlayerListState.Focus(
            player: wanted, serial: (state.focus?.serial ?? 0) + 1)
    }

    private func show(current: Match?, last: FinishedMatch?) {
        state.isMatchInProgress = current != nil
        state.lastGather = last.map(PlayerListStrings.lastGather)
        if current == nil {
            state.notices.removeAll { $0 == .resume }
        } else if !knowsMatches {
            ask(.resume)
        }
        knowsMatches = true
    }

    private func didFailToLoad(_ failure: PlayerListState.Failure) {
        state.isLoading = false
        // Without the squad nothing can be done, so that is what is said when both failed.
        state.failure = state.failure ?? failure
    }
}
