import TerminalUI

extension ScreenDriver {
    /// The page's title; empty when nothing is shown.
    public var title: String { workspace.page?.title ?? "" }

    /// All sentences: texts, empty states and their messages, and what is under way.
    public var texts: [String] {
        elements.flatMap { element -> [String] in
            switch element {
            case .text(let text): [text.text]
            case .emptyState(let state): [state.title, state.message]
            case .progress(let progress): [progress.label]
            default: []
            }
        }
    }

    /// Whether something is under way, as far as the page says.
    public var showsProgress: Bool {
        elements.contains { if case .progress = $0 { true } else { false } }
    }

    /// What the question that is open asks.
    public var alertTitle: String? { workspace.page?.alert?.title }

    /// What the question adds.
    public var alertMessage: String? { workspace.page?.alert?.message }

    /// The names of all actions that can be reached; of the question, when one is open.
    public var actions: [String] {
        workspace.page.map { page in actions(of: page).compactMap(\.names.first) } ?? []
    }

    /// The titles of the rows in a section, or of all rows.
    public func rows(in section: String? = nil) throws(ScreenDriverError) -> [String] {
        let page = try page(for: "rows")
        return try places(in: section, on: page).map(\.row.title)
    }

    /// What a row says besides its title.
    public func details(
        of title: String, in section: String? = nil
    ) throws(ScreenDriverError) -> [String] {
        try find(title, in: section).1.row.details
    }

    /// Whether a row is checked; nil where rows cannot be.
    public func isChecked(
        _ title: String, in section: String? = nil
    ) throws(ScreenDriverError) -> Bool? {
        try find(title, in: section).1.row.isChecked
    }

    /// Whether an action, a field, a toggle or a choice can be used.
    public func isEnabled(_ label: String) throws(ScreenDriverError) -> Bool {
        let page = try page(for: "element \"\(label)\"")
        var things = actions(of: page).map { (names: $0.names, thing: $0.thing.isEnabled) }
        if page.alert == nil {
            things += fields(of: page).map { (names: $0.names, thing: $0.thing.isEnabled) }
            things += toggles(of: page).map { (names: $0.names, thing: $0.thing.isEnabled) }
            things += choices(of: page).map { (names: $0.names, thing: $0.thing.isEnabled) }
        }
        return try only(label, kind: "element", of: things, on: page)
    }

    /// Why an action cannot be done, where it says so.
    public func unavailableReason(of label: String) -> String? {
        let page = workspace.page
        let found = page.map { actions(of: $0) }?.first { $0.names.contains(label) }
        return found?.thing.unavailableReason
    }

    /// Why a row cannot be opened, where it says so.
    public func unavailableReason(ofRow title: String) throws(ScreenDriverError) -> String? {
        try find(title, in: nil).1.row.unavailableReason
    }

    /// What stands in a field, a secure one too.
    public func fieldText(_ label: String) throws(ScreenDriverError) -> String {
        let page = try page(for: "field \"\(label)\"")
        return try only(label, kind: "field", of: fields(of: page), on: page).text
    }

    /// What is wrong with a field's text.
    public func problem(of label: String) throws(ScreenDriverError) -> String? {
        let page = try page(for: "field \"\(label)\"")
        return try only(label, kind: "field", of: fields(of: page), on: page).validationMessage
    }

    /// Whether a toggle is on.
    public func isOn(_ label: String) throws(ScreenDriverError) -> Bool {
        let page = try page(for: "toggle \"\(label)\"")
        return try only(label, kind: "toggle", of: toggles(of: page), on: page).isOn
    }

    /// The marked option of a choice.
    public func chosen(in label: String) throws(ScreenDriverError) -> String? {
        let page = try page(for: "choice \"\(label)\"")
        let choice = try only(label, kind: "choice", of: choices(of: page), on: page)
        return choice.selected.map { choice.options[$0] }
    }

    /// The time on the clock, as it is written.
    public var countdown: String? { clock?.time }

    /// What the clock does, in words.
    public var countdownCaption: String? { clock?.caption }

    /// The scores by their sides' labels.
    public var scores: [String: Int] {
        var scores: [String: Int] = [:]
        for case .scoreboard(let board) in elements {
            for side in board.sides { scores[side.label] = side.score }
        }
        return scores
    }

    private var elements: [Element] { workspace.page?.elements ?? [] }

    private var clock: Countdown? {
        for case .countdown(let countdown) in elements { return countdown }
        return nil
    }
}
