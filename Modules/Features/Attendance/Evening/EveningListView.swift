import Domain
import FootballUI
import TerminalUI

/// The page with all evenings, the last one first.
@MainActor struct EveningListView {
    let content: AttendanceContent
    let presenter: AttendancePresenter
    /// Shows an evening.
    let choose: @MainActor (Evening.ID) -> Void

    var page: Page {
        let evenings = content.evenings.reversed().map(row)
        return Page(
            title: AttendanceStrings.evenings,
            elements: [
                .list(
                    RowList(
                        AttendanceStrings.evenings, sections: [Section(nil, rows: Rows(evenings))]))
            ])
    }

    private func row(_ evening: Evening) -> Row {
        let (start, place) = (presenter.start(of: evening), evening.place?.text)
        return Row(
            RowID(hashing: evening.id),
            title: start.map(FootballStrings.date) ?? place ?? AttendanceStrings.evening,
            details: start == nil ? [] : place.map { [Row.Detail($0)] } ?? [],
            isChecked: evening.id == content.evening?.id,
            activate: { choose(evening.id) }, activationLabel: AttendanceStrings.choose)
    }
}
