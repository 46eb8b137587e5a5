import Domain
import Navigation
import TerminalUI

/// What the presenter knows of the screen.
@MainActor protocol ConfirmPlayersView: AnyObject {
    func show(_ state: ConfirmPlayersState)
}

/// The bench and the two teams side by side.
@MainActor final class ConfirmPlayersScreen: TerminalScreen, ConfirmPlayersView {
    let work: WorkScope
    let surface = ScreenSurface()
    let presenter: ConfirmPlayersPresenter
    private var state = ConfirmPlayersState()

    init(presenter: ConfirmPlayersPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    func show(_ state: ConfirmPlayersState) {
        self.state = state
        surface.setNeedsDisplay()
    }

    func dismissalDecision() -> DismissalDecision {
        DismissalDecision(isAllowed: presenter.mayLeave)
    }

    var page: Page {
        Page(
            title: ConfirmPlayersStrings.title,
            elements: [.list(teams)] + progress,
            actions: [start, shuffle],
            alert: alert
        )
    }

    private var teams: RowList {
        RowList(
            ConfirmPlayersStrings.teams,
            sections: ConfirmPlayersDraft.Place.allCases.map(section),
            arrangement: .columns,
            focus: state.focus.map {
                RowList.FocusRequest(row: RowID($0.player.number), serial: $0.serial)
            },
            onMove: state.isStarting ? nil : take
        )
    }

    /// The list's sections are the places in their order.
    private func take(_ move: RowList.Move) {
        let places = ConfirmPlayersDraft.Place.allCases
        guard places.indices.contains(move.section) else { return }
        let place = places[move.section]
        presenter.didTake(PlayerID(move.row.number), to: place, index: move.index)
    }

    private func section(_ place: ConfirmPlayersDraft.Place) -> Section {
        let players = state.draft[place]
        return Section(
            ConfirmPlayersStrings.name(of: place),
            role: place.role,
            rows: Rows(
                count: players.count,
                row: { self.row(players[$0], in: place) },
                index: { row in players.firstIndex { $0.id.number == row.number } }
            ),
            placeholder: ConfirmPlayersStrings.placeholder(of: place)
        )
    }

    private func row(_ player: Player, in place: ConfirmPlayersDraft.Place) -> Row {
        Row(
            RowID(player.id.number),
            title: player.name.text,
            details: player.preferredPosition.map { [$0.acronym] } ?? [],
            actions: ConfirmPlayersDraft.Place.allInKeyOrder.map { target in
                Action(
                    ConfirmPlayersStrings.name(of: target),
                    key: target.key,
                    isEnabled: target != place && !state.isStarting
                ) { [presenter] in presenter.didSend(player.id, to: target) }
            }
        )
    }

    private var progress: [Element] {
        state.isStarting ? [.progress(Progress(ConfirmPlayersStrings.starting))] : []
    }

    private var start: Action {
        Action(
            ConfirmPlayersStrings.startGather,
            key: .character("s"),
            isEnabled: state.isStartEnabled,
            unavailableReason: state.unavailableReason,
            weight: .primary,
            perform: presenter.didStart
        )
    }

    private var shuffle: Action {
        Action(
            ConfirmPlayersStrings.shuffle,
            key: .character("r"),
            isEnabled: state.isShuffleEnabled,
            perform: presenter.didShuffle
        )
    }

    private var alert: Alert? {
        if let advice = state.failure { return failureAlert(advice) }
        return state.scoreInProgress.map(inProgressAlert)
    }

    private func failureAlert(_ advice: String) -> Alert {
        Alert(
            ConfirmPlayersStrings.failure,
            message: advice,
            actions: [
                Action(
                    ConfirmPlayersStrings.ok, key: .character("o"),
                    perform: presenter.didDismissNotice)
            ],
            cancel: presenter.didDismissNotice
        )
    }

    private func inProgressAlert(_ score: String) -> Alert {
        Alert(
            ConfirmPlayersStrings.inProgressQuestion,
            message: ConfirmPlayersStrings.inProgress(score: score),
            actions: [
                Action(
                    ConfirmPlayersStrings.endAndStart, key: .character("y"), weight: .destructive,
                    perform: presenter.didConfirmStart),
                Action(
                    ConfirmPlayersStrings.cancel, key: .character("c"),
                    perform: presenter.didDismissNotice),
            ],
            cancel: presenter.didDismissNotice
        )
    }
}

extension ConfirmPlayersDraft.Place {
    /// The teams first: that is where most moves go.
    fileprivate static let allInKeyOrder: [Self] = [.teamA, .teamB, .bench]

    fileprivate var key: Key {
        switch self {
        case .bench: .character("x")
        case .teamA: .character("a")
        case .teamB: .character("b")
        }
    }

    fileprivate var role: Role {
        switch self {
        case .bench: .plain
        case .teamA: .firstSide
        case .teamB: .secondSide
        }
    }
}
