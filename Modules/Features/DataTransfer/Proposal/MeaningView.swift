import Navigation
import TerminalUI

/// The page with the meanings that a column or a word can have.
struct MeaningView {
    let choice: MeaningChoice
    /// A closure that receives the index of an option.
    let choose: @MainActor (Int) -> Void

    var page: Page {
        let rows = choice.options.enumerated().map { index, option in
            Row(
                RowID(Int64(index)), title: option,
                details: index == choice.selected ? [current] : [],
                activate: { [choose] in choose(index) },
                activationLabel: ProposalStrings.choose)
        }
        return Page(
            title: choice.name,
            elements: [
                .text(Text(choice.explanation, role: .dim)),
                .list(
                    RowList(
                        ProposalStrings.meaning,
                        sections: [Section(ProposalStrings.meaning, rows: Rows(rows))],
                        focus: choice.selected.map { .init(RowID(Int64($0)), serial: 1) })),
            ],
            focus: .init(ProposalStrings.meaning, serial: 1))
    }

    private var current: Row.Detail {
        Row.Detail(ProposalStrings.current, symbol: "●", role: .plain)
    }
}
