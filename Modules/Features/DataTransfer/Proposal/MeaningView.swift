import Navigation
import TerminalUI

/// The screen with the meanings that a column or a word can have.
@MainActor final class MeaningScreen: TerminalScreen {
    let work: WorkScope
    let surface = ScreenSurface()
    private let choice: MeaningChoice
    private let choose: @MainActor (Int) -> Void

    /// - Parameter choose: A closure that receives the index of an option.
    init(_ choice: MeaningChoice, work: WorkScope, choose: @escaping @MainActor (Int) -> Void) {
        self.choice = choice
        self.work = work
        self.choose = choose
    }

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
                .text(Text(ProposalStrings.examples(choice.detail), role: .dim)),
                .list(
                    RowList(
                        ProposalStrings.meaning,
                        sections: [Section(ProposalStrings.meaning, rows: Rows(rows))],
                        focus: choice.selected.map { .init(row: RowID(Int64($0)), serial: 1) })),
            ],
            focus: .init(ProposalStrings.meaning, serial: 1))
    }

    private let current = Row.Detail(ProposalStrings.current, symbol: "●", role: .plain)
}
