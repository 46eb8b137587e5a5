import Domain
import Navigation
import TerminalUI

/// The view of the list of players who can be added to a match.
@MainActor protocol GatherArrivalView: AnyObject {
    func show(_ state: GatherArrivalState)
}

/// The screen with the bench, the squad and the guest whose name was typed.
@MainActor final class GatherArrivalScreen: TerminalScreen, GatherArrivalView {
    let work: WorkScope
    let surface = ScreenSurface()
    private let presenter: GatherArrivalPresenter
    private var state: GatherArrivalState { presenter.state }

    init(presenter: GatherArrivalPresenter, work: WorkScope) {
        self.presenter = presenter
        self.work = work
    }

    func show(_ state: GatherArrivalState) {
        surface.setNeedsDisplay()
    }

    var page: Page {
        Page(
            title: GatherStrings.addPlayer,
            elements: [.textField(search)] + failure + content,
            actions: state.failure == nil ? [] : [tryAgain]
        )
    }

    private var search: TextField {
        TextField(
            GatherStrings.nameOfPlayer, text: state.search, kind: .search,
            onEdit: presenter.didSearch)
    }

    private var failure: [Element] {
        state.failure.map {
            [.text(Text("\(GatherStrings.squadFailure) \($0)", role: .warning))]
        } ?? []
    }

    private var tryAgain: Action {
        Action(GatherStrings.tryAgain, key: .character("r")) { [presenter] in presenter.load() }
    }

    private var content: [Element] {
        guard let page = state.page else {
            return state.failure == nil ? [.progress(Progress(GatherStrings.loading))] : []
        }
        let sections = [bench, squad(page), guest].compactMap(\.self)
        return [.list(RowList(GatherStrings.players, sections: sections))]
    }

    // MARK: Sections

    private var bench: Section? {
        guard state.isSearchBlank, !state.bench.isEmpty else { return nil }
        // The squad contains the same players, and the identities of rows have to be different.
        let rows = state.bench.map { row($0, id: .min + $0.id.number) }
        return Section(GatherStrings.bench, rows: Rows(rows))
    }

    private func squad(_ page: SquadPage) -> Section {
        Section(
            GatherStrings.squad,
            rows: Rows(
                count: page.count,
                row: { index in
                    page.item(at: index).map { self.row($0, id: $0.id.number) }
                        ?? Row(RowID(-1 - Int64(index)), title: "…", role: .dim)
                },
                index: { page.position(of: PlayerID($0.number)) },
                willShow: presenter.willShow
            ),
            placeholder: GatherStrings.noPlayer)
    }

    private var guest: Section? {
        state.guest.map { name in
            Section(
                GatherStrings.guest,
                rows: Rows([
                    row(GatherStrings.addGuest(name.text), id: .max) { $0.didChooseGuest(for: $1) }
                ]))
        }
    }

    private func row(_ player: Player, id: Int64) -> Row {
        guard let team = state.teams[player.id] else {
            let badge = player.preferredPosition.map { [$0.badge] } ?? []
            return row(player.name.text, id: id, details: badge) { $0.didChoose(player, for: $1) }
        }
        return Row(
            RowID(id), title: player.name.text,
            details: [Row.Detail(GatherStrings.name(of: team))],
            unavailableReason: GatherStrings.playsAlready(player.name.text, team))
    }

    /// Returns a row that adds somebody to the team with fewer players, or by a key to one of the
    /// teams.
    private func row(
        _ title: String, id: Int64, details: [Row.Detail] = [],
        choose: @escaping @MainActor (GatherArrivalPresenter, Team) -> Void
    ) -> Row {
        let team = state.team
        return Row(
            RowID(id), title: title, details: details,
            actions: Team.allCases.map { team in
                Action(GatherStrings.name(of: team), key: .character(team.key)) { [presenter] in
                    choose(presenter, team)
                }
            },
            activate: { [presenter] in choose(presenter, team) },
            activationLabel: GatherStrings.changeSides(to: team))
    }
}
