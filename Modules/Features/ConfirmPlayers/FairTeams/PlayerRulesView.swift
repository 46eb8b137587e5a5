import Domain
import FairTeams
import FootballUI
import TerminalUI

/// The page with the rules for one member: the team, and the members in the same team or not.
@MainActor struct PlayerRulesView {
    let member: MatchDraft.Member
    let state: ConfirmPlayersState
    let presenter: ConfirmPlayersPresenter

    var page: Page {
        Page(
            title: ConfirmPlayersStrings.rulesOf(member.name),
            elements: [
                .choice(team),
                .list(
                    RowList(
                        TeamStrings.rulesSection,
                        sections: [
                            Section(ConfirmPlayersStrings.relationsSection, rows: Rows(others))
                        ])),
            ],
            actions: [],
            alert: state.alert(presenter)
        )
    }

    private var team: Choice {
        let teams: [Team?] = [nil] + Team.allCases
        return Choice(
            ConfirmPlayersStrings.teamSection,
            options: teams.map {
                $0.map(FootballStrings.name) ?? ConfirmPlayersStrings.eitherTeam
            },
            selected: teams.firstIndex(of: state.wishes.teams[member.id])
        ) { index in presenter.didChangeWishes { $0.set(teams[index], of: member.id) } }
    }

    private var others: [Row] {
        state.draft.members.filter { $0.id != member.id }
            .sorted { $0.id < $1.id }.map(row)
    }

    private func row(_ other: MatchDraft.Member) -> Row {
        let pair = CandidatePair(member.id, other.id)
        let relation = state.wishes.relations[pair]
        let set = { @MainActor (relation: PairRule.Relation?) in
            presenter.didChangeWishes { $0.set(relation, for: pair) }
        }
        return Row(
            RowID(Int64(other.id)), title: other.name,
            details: relation.map { [Row.Detail(ConfirmPlayersStrings.name(of: $0))] } ?? [],
            actions: [
                Action(ConfirmPlayersStrings.togetherAction, key: .character("t")) {
                    set(.together)
                },
                Action(ConfirmPlayersStrings.apartAction, key: .character("a")) { set(.apart) },
                Action(
                    ConfirmPlayersStrings.noRule, key: .character("x"), isEnabled: relation != nil
                ) { set(nil) },
            ],
            activate: { set(relation.next) },
            activationLabel: ConfirmPlayersStrings.change)
    }
}

extension PairRule.Relation? {
    /// The wish that follows when the organiser goes through all of them.
    fileprivate var next: Self {
        switch self {
        case nil: .together
        case .together: .apart
        case .apart: nil
        }
    }
}
