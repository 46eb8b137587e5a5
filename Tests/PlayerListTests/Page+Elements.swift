import TerminalUI

extension Page {
    var list: RowList? {
        elements.lazy.compactMap { if case .list(let list) = $0 { list } else { nil } }.first
    }

    var searchField: TextField? {
        elements.lazy.compactMap { if case .textField(let field) = $0 { field } else { nil } }.first
    }

    var progress: Progress? {
        elements.lazy.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
            .first
    }

    var emptyState: EmptyState? {
        elements.lazy.compactMap { if case .emptyState(let state) = $0 { state } else { nil } }
            .first
    }

    var texts: [Text] {
        elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    func action(_ label: String) -> Action? {
        allActions.first { $0.label == label }
    }
}

extension Panel {
    var list: RowList? {
        elements.lazy.compactMap { if case .list(let list) = $0 { list } else { nil } }.first
    }
}
