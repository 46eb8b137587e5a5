import TerminalUI

/// A page with a list that is loaded, and with the failures of its operations.
@MainActor struct LoadedPage {
    let title: String
    /// The rows; nil before they are loaded.
    let rows: [Row]?
    let empty: EmptyState
    var notice: String?
    let failure: ChangeHistoryFailure?
    let loadFailure: String
    let changeFailure: String
    let load: @MainActor () -> Void
    var alert: Alert?

    var page: Page {
        Page(
            title: title, elements: message + content,
            actions: hasLoadFailure ? [tryAgain] : [], alert: alert)
    }

    private var hasLoadFailure: Bool { if case .load = failure { true } else { false } }

    private var message: [Element] {
        switch failure {
        case .load(let reason):
            [.emptyState(EmptyState(title: loadFailure, message: reason, action: tryAgain))]
        case .change(let reason):
            [.text(Text("\(changeFailure) \(reason)", role: .warning))]
        case nil: notice.map { [.text(Text($0))] } ?? []
        }
    }

    private var content: [Element] {
        guard let rows else {
            return hasLoadFailure ? [] : [.progress(Progress(ChangeHistoryStrings.loading))]
        }
        return rows.isEmpty
            ? [.emptyState(empty)]
            : [.list(RowList(title, sections: [Section(rows: Rows(rows))]))]
    }

    private var tryAgain: Action {
        Action(ChangeHistoryStrings.tryAgain, key: .character("t"), perform: load)
    }
}
