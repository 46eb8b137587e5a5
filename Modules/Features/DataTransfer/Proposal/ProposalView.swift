import Domain
import FootballUI
import Navigation
import TerminalUI

/// The page with the proposed import: the meanings that were understood, and the rows.
@MainActor struct ProposalView {
    let state: ProposalState
    let presenter: ProposalPresenter

    var page: Page {
        Page(
            title: ProposalStrings.title,
            elements: [
                .text(Text(state.summary)), .text(Text(state.format, role: .dim)),
            ] + result + fillIn + [.list(list)],
            actions: [
                Action(
                    ProposalStrings.importPlayers, key: .character("i"),
                    isEnabled: state.canImport && state.progress == nil, weight: .primary,
                    perform: presenter.didAccept)
            ],
            focus: .init(ProposalStrings.list, serial: 1))
    }

    private var result: [Element] {
        [
            state.progress.map { .progress(Progress($0)) },
            state.problem.map { .text(Text($0, role: .warning)) },
        ].compactMap(\.self)
    }

    private var fillIn: [Element] {
        state.fillsIn.map {
            [
                .toggle(
                    Toggle(
                        ProposalStrings.fillIn, isOn: $0, onToggle: presenter.didToggleFillIn))
            ]
        } ?? []
    }

    private var list: RowList {
        let sections = [
            section(6, ProposalStrings.file, state.file, row),
            section(0, ProposalStrings.columns, state.columns, row),
            section(1, ProposalStrings.words, state.words, row),
            section(2, ProposalStrings.doubtful, state.doubtful, row, role: .warning),
            section(3, ProposalStrings.rejections, state.rejections, row, role: .warning),
            section(4, ProposalStrings.new, state.new, row),
            section(5, ProposalStrings.known, state.known, knownRow),
        ]
        return RowList(ProposalStrings.list, sections: sections.filter { $0.rows.count > 0 })
    }

    /// - Parameter number: A number that makes the identities of the rows unique in the list.
    private func section<Item>(
        _ number: Int64, _ title: String, _ items: [Item], _ row: @escaping (RowID, Item) -> Row,
        role: Role = .plain
    ) -> Section {
        let first = number << 32
        return Section(
            title, role: role,
            rows: Rows(
                count: items.count,
                row: { row(RowID(first + Int64($0)), items[$0]) },
                index: { id in
                    let index = Int(id.number - first)
                    return items.indices.contains(index) ? index : nil
                }))
    }

    private func row(_ id: RowID, _ meaning: ProposalState.Meaning) -> Row {
        Row(
            id, title: meaning.name,
            details: [Row.Detail(meaning.text, role: .plain)]
                + (meaning.detail.isEmpty ? [] : [Row.Detail(meaning.detail)]),
            activate: { [presenter] in presenter.didSelect(meaning) },
            activationLabel: ProposalStrings.change)
    }

    private func row(_ id: RowID, _ player: ProposalState.Player) -> Row {
        Row(
            id, title: player.name,
            details: [player.remark, player.values].compactMap(\.self).filter { !$0.isEmpty }
                .map { Row.Detail($0) },
            isChecked: player.isIncluded,
            activate: { [presenter] in presenter.didToggle(player) })
    }

    private func knownRow(_ id: RowID, _ player: ProposalState.Player) -> Row {
        Row(
            id, title: player.name, role: .dim,
            details: [player.remark].compactMap(\.self).map { Row.Detail($0) })
    }

    private func row(_ id: RowID, _ rejection: SquadImport.Rejection) -> Row {
        Row(
            id, title: ProposalStrings.line(rejection.line),
            details: [rejection.reason, rejection.values].filter { !$0.isEmpty }
                .map { Row.Detail($0) })
    }
}
