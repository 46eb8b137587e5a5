import Arrival
import ConfirmPlayers
import Domain
import Gather
import GatherResult
import Login
import Navigation
import PlayerAdd
import PlayerDetail
import PlayerEdit
import PlayerList
import Records
import TerminalUI
import TestSupport
import Testing

/// Fakes of all features, which use nothing but the contracts of the features.
@MainActor struct FakeFeatures {
    let accounts: InMemoryAccounts
    let players: InMemoryPlayers
    let matches: InMemoryMatches
    let time: ManualClock

    /// Keeps the repositories and not the app, whose container keeps the fakes.
    init(_ app: AppHarness) {
        accounts = app.accounts
        players = app.players
        matches = app.matches
        time = app.clock
    }
}

extension FakeFeatures: LoginBuilding {
    func makeLogin(
        reason: LoginReason, on navigator: Navigator, navigation: any LoginNavigation
    ) -> any Coordinator {
        FakeCoordinator(
            "Fake login", on: navigator,
            actions: [
                "Enter": { [weak navigation, unowned navigator, accounts] in
                    navigator.makeWork().enqueue {
                        guard let name = UserName("bob"),
                            let session = try? await accounts.register(
                                name: name, password: Password("correct horse"))
                        else { return }
                        navigation?.loginDidSignIn(session)
                    }
                }
            ])
    }
}

extension FakeFeatures: PlayerListBuilding {
    func makePlayerList(
        on navigator: Navigator, navigation: any PlayerListNavigation
    ) -> any PlayerListCoordinating {
        FakeCoordinator(
            "Fake players", on: navigator,
            actions: [
                "Add": { [weak navigation] in navigation?.playerListDidRequestAdd() },
                "Open": { [weak navigation, players] in
                    navigation?.playerListDidSelect(players.all[0])
                },
                "Confirm": { [weak navigation, players] in
                    navigation?.playerListDidConfirm(players.all)
                },
            ])
    }
}

extension FakeFeatures: PlayerAddBuilding {
    func makePlayerAdd(
        on navigator: Navigator, navigation: any PlayerAddNavigation
    ) -> any Coordinator {
        ending("Fake add", on: navigator) { [weak navigation, players] in
            let player = Player(id: PlayerID(50), name: name("Zoe"))
            players.put(player)
            navigation?.playerAddDidLeave(with: .finished(player))
        }
    }
}

extension FakeFeatures: PlayerDetailBuilding {
    func makePlayerDetail(
        of player: Player, on navigator: Navigator, navigation: any PlayerDetailNavigation
    ) -> any PlayerDetailCoordinating {
        FakeCoordinator(
            "Fake \(player.name.text)", on: navigator,
            actions: [
                "Age": { [weak navigation] in
                    navigation?.playerDetailDidSelect(PlayerField(\.age), of: player)
                }
            ])
    }
}

extension FakeFeatures: PlayerEditBuilding {
    func makePlayerEdit(
        of field: PlayerField, of player: Player, on navigator: Navigator,
        navigation: any PlayerEditNavigation
    ) -> any Coordinator {
        ending("Fake edit", on: navigator) { [weak navigation, players] in
            var edited = player
            edited.age = Age(30)
            players.put(edited)
            navigation?.playerEditDidLeave(with: .finished(edited))
        }
    }
}

extension FakeFeatures: ConfirmPlayersBuilding {
    func makeConfirmPlayers(
        _ draft: MatchDraft, on navigator: Navigator, navigation: any ConfirmPlayersNavigation
    ) -> any Coordinator {
        FakeCoordinator(
            "Fake teams", on: navigator,
            actions: [
                "Start": { [weak navigation, unowned navigator, matches, time] in
                    navigator.makeWork().enqueue {
                        guard
                            let lineUp = LineUp([
                                draft[.bench][0].entry(in: .a), draft[.bench][1].entry(in: .b),
                            ]),
                            let match = try? await matches.start(
                                MatchStart(lineUp: lineUp), startsClock: false, at: time.now())
                        else { return }
                        navigation?.confirmPlayersDidStart(match)
                    }
                }
            ])
    }
}

extension FakeFeatures: GatherBuilding {
    func makeGather(
        _ match: Match, on navigator: Navigator, navigation: any GatherNavigation
    ) -> any Coordinator {
        FakeCoordinator(
            "Fake gather", on: navigator,
            actions: [
                "End": { [weak navigation, unowned navigator, matches, time] in
                    navigator.makeWork().enqueue {
                        let end = match.log.next(.ended, at: time.now())
                        guard let match = try? await matches.append(end, to: match) else { return }
                        navigation?.gatherDidEnd(match)
                    }
                }
            ])
    }
}

extension FakeFeatures: ArrivalBuilding {
    func makeArrival(
        to match: MatchState, on navigator: Navigator
    ) -> any ResultCoordinator<LineUpEntry> {
        let coordinator = FakeCoordinator("Fake arrivals", on: navigator)
        coordinator.actions["Choose"] = { [weak coordinator] in
            coordinator?.result = .finished(
                LineUpEntry(playerID: nil, name: "Tom", position: nil, team: .a))
            coordinator?.end()
        }
        return coordinator
    }
}

extension FakeFeatures: GatherResultBuilding {
    func makeGatherResult(
        _ match: Match, on navigator: Navigator, navigation: any GatherResultNavigation
    ) -> any Coordinator {
        ending("Fake result", on: navigator) {}
    }
}

extension FakeFeatures {
    /// Returns a coordinator whose only action ends it; it reports its result when it has left.
    private func ending(
        _ title: String, on navigator: Navigator, report: @escaping @MainActor () -> Void
    ) -> FakeCoordinator {
        let coordinator = FakeCoordinator(title, on: navigator, onLeave: report)
        coordinator.actions = ["End": { [weak coordinator] in coordinator?.end() }]
        return coordinator
    }
}

extension FakeFeatures {
    /// Returns a name for a valid text.
    private func name(_ text: String) -> PlayerName {
        guard let name = PlayerName(text) else {
            preconditionFailure("not a name: \(text)")
        }
        return name
    }
}
