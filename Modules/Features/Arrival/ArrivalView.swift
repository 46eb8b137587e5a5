import Domain
import FootballUI
import TerminalUI

/// The page with the bench, the squad and the guest whose name was typed.
@MainActor struct ArrivalView {
    let state: ArrivalState
    let presenter: ArrivalPresenter

    var page: Page {
        Page(
            title: ArrivalStrings.title,
            elements: [.textField(search)] + failure + content,
            actions: state.failure == nil ? [] : [tryAgain]
        )
    }

    private var search: TextField {
        TextField(
            ArrivalStrings.name, text: state.search, kind: .search,
            onEdit: presenter.didSearch)
    }

    private var failure: [Element] {
        state.failure.map {
            [.text(Text("\(ArrivalStrings.failure) \($0)", role: .warning))]
        } ?? []
    }

    private var tryAgain: Action {
        Action(ArrivalStrings.tryAgain, key: .character("r")) { [presenter] in presenter.load() }
    }

    private var content: [Element] {
        guard let page = state.page else {
            return state.failure == nil ? [.progress(Progress(ArrivalStrings.loading))] : []
        }
        let sections = [bench, squad(page), guest].compactMap(\.self)
        return [.list(RowList(ArrivalStrings.players, sections: sections))]
    }

    // MARK: Sections

    private var bench: Section? {
        guard state.isSearchBlank, !state.bench.isEmpty || !state.benchGuests.isEmpty else {
            return nil
        }
        // The squad contains the same players, and the identities of rows have to be different.
        let players = state.bench.map { row($0, id: .min + $0.id.number) }
        let guests = state.benchGuests.enumerated().map { index, name in
            row(name.text, id: .max - 1 - Int64(index)) { $0.didChooseGuest(name, for: $1) }
        }
        return Section(ArrivalStrings.bench, rows: Rows(players + guests))
    }

    private func squad(_ page: SquadPage) -> Section {
        Section(
            ArrivalStrings.squad,
            rows: Rows(
                count: page.count,
                row: { index in
                    page.item(at: index).map { self.row($0, id: $0.id.number) }
                        ?? Row(RowID(-1 - Int64(index)), title: "…", role: .dim)
                },
                index: { page.position(of: PlayerID($0.number)) },
                willShow: presenter.willShow
            ),
            placeholder: ArrivalStrings.noPlayer)
    }

    private var guest: Section? {
        state.guest.map { name in
            Section(
                ArrivalStrings.guest,
                rows: Rows([
                    row(ArrivalStrings.addGuest(name.text), id: .max) { $0.didChooseGuest(for: $1) }
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
            details: [Row.Detail(FootballStrings.name(of: team))],
            unavailableReason: ArrivalStrings.playsAlready(player.name.text, team))
    }

    /// Returns a row that adds somebody to the team with fewer players, or by a key to one of the
    /// teams.
    private func row(
        _ title: String, id: Int64, details: [Row.Detail] = [],
        choose: @escaping @MainActor (ArrivalPresenter, Team) -> Void
    ) -> Row {
        let team = state.team
        return Row(
            RowID(id), title: title, details: details,
            actions: Team.allCases.map { team in
                Action(FootballStrings.name(of: team), key: .character(team.key)) { [presenter] in
                    choose(presenter, team)
                }
            },
            activate: { [presenter] in choose(presenter, team) },
            activationLabel: FootballStrings.changeSides(to: team))
    }
}
