import Domain
import FairTeams
import FootballUI
import TerminalUI

/// The page that explains the fairness of the teams: the strengths, what each rule costs, and what
/// exchanges would change.
@MainActor struct FairTeamsView {
    private static let swapLimit = 10

    let state: ConfirmPlayersState
    let presenter: ConfirmPlayersPresenter

    var page: Page {
        Page(
            title: TeamStrings.fairTeams,
            elements: summary + [.list(list)] + notes,
            companions: [state.draft.pitch],
            actions: [next, fairest],
            alert: state.alert(presenter)
        )
    }

    private var summary: [Element] {
        state.fairness.map {
            [.text(Text("\($0.strengths) \($0.difference) \($0.order)"))]
        } ?? []
    }

    private var notes: [Element] {
        state.fairness.map { fairness in
            let draw = TeamStrings.draw("\(fairness.request.seed)")
            return [.text(Text("\(TeamStrings.strengthScale) \(draw)", role: .dim))]
        } ?? []
    }

    private var list: RowList {
        RowList(
            TeamStrings.fairness,
            sections: changes + [
                Section(TeamStrings.rulesSection, rows: Rows(switches + rules)),
                Section(ConfirmPlayersStrings.sizesSection, rows: Rows([size, handicap])),
                Section(
                    TeamStrings.swapsSection, rows: Rows(swaps),
                    placeholder: TeamStrings.noSwaps),
            ])
    }

    // MARK: Announced teams

    /// The teams with the fewest moves since the announcement beside the fairest ones.
    private var changes: [Section] {
        guard let changes = state.fairness?.changes, !changes.isEmpty else { return [] }
        return [Section(ConfirmPlayersStrings.changesSection, rows: Rows(changes.map(row)))]
    }

    private func row(_ change: TeamChange) -> Row {
        Row(
            RowID(hashing: change.split.a + [-1] + change.split.b),
            title: change.moves,
            details: [Row.Detail(change.difference)],
            activate: { presenter.didChoose(change.split.teams) },
            activationLabel: ConfirmPlayersStrings.chooseTeams)
    }

    // MARK: Rules

    private var switches: [Row] {
        [
            toggle(
                1, TeamStrings.goalkeepersApart, \.spreadsGoalkeepers,
                details: state.wishes.spreadsGoalkeepers ? effect(of: .spread(.goalkeeper)) : []),
            toggle(2, TeamStrings.positionsSpread, \.spreadsPositions),
        ]
    }

    private func toggle(
        _ number: Int64, _ title: String, _ wish: WritableKeyPath<TeamWishes, Bool>,
        details: [Row.Detail] = []
    ) -> Row {
        Row(
            RowID(number), title: title, details: details, isChecked: state.wishes[keyPath: wish],
            activate: { presenter.didChangeWishes { $0[keyPath: wish].toggle() } })
    }

    private func effect(of rule: TeamRule) -> [Row.Detail] {
        state.fairness?.effect(of: rule).map { [Row.Detail($0)] } ?? []
    }

    /// The rules about single members.
    private var rules: [Row] {
        state.wishes.rules.compactMap { rule in
            if case .spread(let position) = rule {
                return position == .goalkeeper ? nil : positionRow(position, rule)
            }
            return Row(
                RowID(hashing: rule), title: state.text(of: rule), details: effect(of: rule),
                actions: [
                    Action(ConfirmPlayersStrings.remove, key: .character("x")) {
                        presenter.didChangeWishes { $0.remove(rule) }
                    }
                ])
        }
    }

    private func positionRow(_ position: Position, _ rule: TeamRule) -> Row {
        Row(
            RowID(hashing: rule), title: state.text(of: rule), role: .dim, details: effect(of: rule)
        )
    }

    // MARK: Sizes

    private var size: Row {
        let count = state.membersOfFairTeams.count
        return Row(
            RowID(3), title: ConfirmPlayersStrings.sizeOfA,
            details: [
                Row.Detail(ConfirmPlayersStrings.size(size: "\(state.sizeOfA)", count: "\(count)"))
            ],
            actions: [
                resize(ConfirmPlayersStrings.more, "+", to: state.sizeOfA + 1, of: count),
                resize(ConfirmPlayersStrings.fewer, "-", to: state.sizeOfA - 1, of: count),
            ])
    }

    private func resize(
        _ label: String, _ key: Character, to size: Int, of count: Int
    ) -> Action {
        Action(label, key: .character(key)) {
            presenter.didChangeWishes { $0.resizeA(to: size, of: count) }
        }
    }

    private var handicap: Row { toggle(4, ConfirmPlayersStrings.handicap, \.hasHandicap) }

    // MARK: Swaps

    private var swaps: [Row] {
        (state.fairness?.swaps ?? []).prefix(Self.swapLimit).map { swap in
            let names = (state.name(of: swap.a), state.name(of: swap.b))
            return Row(
                RowID(hashing: [swap.a, swap.b]),
                title: TeamStrings.swap(first: names.0, second: names.1),
                titleInWords: TeamStrings.swapInWords(first: names.0, second: names.1),
                details: [Row.Detail(TeamStrings.effect(change: swap.change))],
                activate: { presenter.didSwap(swap.a, swap.b) },
                activationLabel: TeamStrings.swapAction)
        }
    }

    // MARK: Actions

    private var next: Action {
        Action(
            TeamStrings.nextFairest, key: .character("r"),
            isEnabled: state.isChangeEnabled && state.fairness != nil, weight: .primary,
            perform: presenter.didRequestNextTeams)
    }

    private var fairest: Action {
        Action(
            TeamStrings.fairTeams, key: .character("f"), isEnabled: state.isChangeEnabled,
            perform: presenter.didRequestFairTeams)
    }
}
