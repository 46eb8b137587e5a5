import FairTeams
import FootballUI
import TerminalUI

/// The page that explains the fairness of the teams: the strengths, what each rule costs, and what
/// exchanges would change.
@MainActor struct FairnessView {
    private static let swapLimit = 10

    let state: FairnessPresenter.State
    let presenter: FairnessPresenter

    var page: Page {
        Page(
            title: TeamStrings.fairness, elements: summary + progress + list + notes)
    }

    private var summary: [Element] {
        guard let fairness = state.teams.fairness else { return [] }
        let texts = [fairness.strengths, fairness.comparison, fairness.moves]
        return [.text(Text(texts.compactMap(\.self).joined(separator: " ")))]
    }

    private var progress: [Element] {
        state.isLoading ? [.progress(Progress(ThreeTeamsStrings.searching))] : []
    }

    private var notes: [Element] {
        let draw = TeamStrings.draw("\(state.teams.seed)")
        return [.text(Text("\(TeamStrings.strengthScale) \(draw)", role: .dim))]
    }

    private var list: [Element] {
        guard let explanation = state.explanation else { return [] }
        let list = RowList(
            TeamStrings.fairness,
            sections: [
                Section(
                    TeamStrings.rulesSection, rows: Rows(rules(explanation)),
                    placeholder: ThreeTeamsStrings.noRules),
                Section(
                    TeamStrings.swapsSection, rows: Rows(swaps(explanation)),
                    placeholder: TeamStrings.noSwaps),
            ])
        return [.list(list)]
    }

    private func rules(_ explanation: ThreeTeamExplanation) -> [Row] {
        explanation.effects.enumerated().map { index, effect in
            let text = effect.cost.map { TeamStrings.effect(cost: $0, isMet: effect.isMet) }
            return Row(
                RowID(Int64(-1 - index)), title: state.teams.text(of: effect.rule),
                details: text.map { [Row.Detail($0)] } ?? [])
        }
    }

    private func swaps(_ explanation: ThreeTeamExplanation) -> [Row] {
        explanation.swaps.prefix(Self.swapLimit).map { swap in
            let names = (state.teams.name(of: swap.first), state.teams.name(of: swap.second))
            return Row(
                RowID(hashing: [swap.first, swap.second]),
                title: TeamStrings.swap(first: names.0, second: names.1),
                titleInWords: TeamStrings.swapInWords(first: names.0, second: names.1),
                details: [Row.Detail(TeamStrings.effect(change: swap.change))],
                activate: { presenter.didSwap(swap) }, activationLabel: TeamStrings.swapAction)
        }
    }
}
