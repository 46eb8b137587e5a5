import Domain
import FootballUI
import Navigation
import TerminalUI

/// The page with the finished gathers.
@MainActor struct HistoryView {
    let state: HistoryState
    let presenter: HistoryPresenter

    var page: Page {
        Page(
            title: isDeleted ? HistoryStrings.deletedTitle : HistoryStrings.title,
            elements: elements, actions: actions)
    }

    /// True if the loaded rows are deleted gathers. While others are loaded, they differ from the
    /// requested ones.
    private var isDeleted: Bool { state.page?.query.isDeleted ?? state.showsDeleted }

    // MARK: Elements

    private var elements: [Element] {
        guard let page = state.page else {
            guard let failure = state.failure else {
                return [.progress(Progress(HistoryStrings.loading))]
            }
            return [
                .emptyState(
                    EmptyState(
                        title: HistoryStrings.failure, message: failure, action: tryAgain))
            ]
        }
        var elements: [Element] = []
        if state.hasMatches {
            elements.append(
                .textField(
                    TextField(
                        HistoryStrings.search, text: state.search, kind: .search,
                        onEdit: presenter.didSearch)))
        }
        if let failure = state.failure {
            elements.append(.text(Text("\(HistoryStrings.failure). \(failure)", role: .warning)))
        }
        elements.append(
            state.hasMatches
                ? .list(list(of: page))
                : .emptyState(emptyState))
        return elements
    }

    private var emptyState: EmptyState {
        isDeleted
            ? EmptyState(
                title: HistoryStrings.emptyDeletedTitle,
                message: HistoryStrings.emptyDeletedMessage)
            : EmptyState(title: HistoryStrings.emptyTitle, message: HistoryStrings.emptyMessage)
    }

    private func list(of page: MatchPage) -> RowList {
        let presenter = presenter
        let state = state
        let rows = Rows(
            count: page.count, hasMore: page.hasMore,
            row: { index in
                guard let match = page.item(at: index) else { return Self.missingRow(at: index) }
                let title = FootballStrings.date(of: state.timeZone.localTime(of: match.startedAt))
                return match.row(
                    in: state.timeZone, isDamaged: page.damaged.contains(match.id),
                    unavailableReason: state.selectionUnavailableReason,
                    select: { presenter.didSelect(match.id) }
                ) {
                    presenter.willShowDetails(of: match.id)
                    guard let details = state.details, details.id == match.id else {
                        return Panel(title, elements: [])
                    }
                    return details.panel(title: title)
                }
            },
            index: { row in
                page.items.firstIndex { RowID(hashing: $0.id) == row }.map { page.start + $0 }
            },
            willShow: presenter.willShow)
        return RowList(
            HistoryStrings.list,
            sections: [Section(rows: rows, placeholder: HistoryStrings.noMatch(state.search))],
            columns: HistoryStrings.columns,
            focus: state.focus.map { .init(RowID(hashing: $0.target), serial: $0.serial) })
    }

    /// Returns the row at an index that is not loaded.
    private static func missingRow(at index: Int) -> Row {
        Row(
            RowID(.min + Int64(index)), title: HistoryStrings.missingRow, role: .dim,
            details: ["", "", ""])
    }

    // MARK: Actions

    private var actions: [Action] {
        (state.search.isEmpty ? [] : [clearSearch]) + (state.failure == nil ? [] : [tryAgain])
            + (state.page == nil || !state.search.isEmpty ? [] : [toggleDeleted])
    }

    private var clearSearch: Action {
        Action(HistoryStrings.clearSearch, key: .escape, perform: presenter.didClearSearch)
    }

    private var toggleDeleted: Action {
        let isShown = state.showsDeleted
        return Action(
            isShown ? HistoryStrings.notDeleted : HistoryStrings.deleted,
            key: isShown ? .escape : .character("d"), perform: presenter.didToggleDeleted)
    }

    private var tryAgain: Action {
        Action(HistoryStrings.tryAgain, key: .character("t"), weight: .primary) { [presenter] in
            presenter.load()
        }
    }
}
