public import TerminalUI

/// The elements of a page by kind, for tests of views.
extension Page {
    /// The texts of the page.
    public var texts: [Text] {
        elements.compactMap { if case .text(let text) = $0 { text } else { nil } }
    }

    /// The text fields of the page.
    public var fields: [TextField] {
        elements.compactMap { if case .textField(let field) = $0 { field } else { nil } }
    }

    /// The toggles of the page.
    public var toggles: [Toggle] {
        elements.compactMap { if case .toggle(let toggle) = $0 { toggle } else { nil } }
    }

    /// The choices of the page.
    public var choices: [Choice] {
        elements.compactMap { if case .choice(let choice) = $0 { choice } else { nil } }
    }

    /// The first list of the page.
    public var list: RowList? {
        elements.lazy.compactMap { if case .list(let list) = $0 { list } else { nil } }.first
    }

    /// The progress that the page shows.
    public var progress: Progress? {
        elements.lazy.compactMap { if case .progress(let progress) = $0 { progress } else { nil } }
            .first
    }

    /// The empty state of the page.
    public var emptyState: EmptyState? {
        elements.lazy.compactMap { if case .emptyState(let state) = $0 { state } else { nil } }
            .first
    }

    /// The scoreboard of the page.
    public var scoreboard: Scoreboard? {
        elements.lazy.compactMap { if case .scoreboard(let board) = $0 { board } else { nil } }
            .first
    }

    /// The countdown of the page.
    public var countdown: Countdown? {
        elements.lazy.compactMap {
            if case .countdown(let countdown) = $0 { countdown } else { nil }
        }.first
    }

    /// The pitch of the first panel beside the page.
    public var pitch: Pitch? {
        if case .pitch(let pitch)? = companions.first?.elements.first { pitch } else { nil }
    }

    /// Returns the action with a label.
    public func action(_ label: String) -> Action? { allActions.first { $0.label == label } }
}

extension Panel {
    /// The first list of the panel.
    public var list: RowList? {
        elements.lazy.compactMap { if case .list(let list) = $0 { list } else { nil } }.first
    }
}

extension Section {
    /// All rows of the section.
    @MainActor public var allRows: [Row] { (0..<rows.count).map { rows[$0] } }
}

extension RowList {
    /// The rows of all sections.
    @MainActor public var allRows: [Row] { sections.flatMap(\.allRows) }
}
