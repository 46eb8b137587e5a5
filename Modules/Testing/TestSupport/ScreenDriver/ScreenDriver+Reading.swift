import TerminalUI

extension ScreenDriver {
    /// The title of the page; empty without a screen.
    public var title: String { page?.title ?? "" }

    /// The texts of the page, with those of empty states and of progress indicators.
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

    /// True if the page has a progress indicator.
    public var showsProgress: Bool {
        elements.contains { if case .progress = $0 { true } else { false } }
    }

    /// The title of the open alert.
    public var alertTitle: String? { page?.alert?.title }

    /// The message of the open alert.
    public var alertMessage: String? { page?.alert?.message }

    /// The labels of all actions; those of the alert while one is open.
    public var actions: [String] {
        page.map { page in actions(of: page).compactMap(\.names.first) } ?? []
    }

    /// Returns the titles of the rows in a section, or of all rows.
    public func rows(in section: String? = nil) throws(ScreenDriverError) -> [String] {
        let page = try page(for: "rows")
        return try rowLocations(in: section, on: page).map(\.row.title)
    }

    /// Returns the texts of a row's details.
    public func details(
        of title: String, in section: String? = nil
    ) throws(ScreenDriverError) -> [String] {
        try find(title, in: section).1.row.details.map(\.text)
    }

    /// Returns whether a row is checked; nil for a row without a check mark.
    public func isChecked(
        _ title: String, in section: String? = nil
    ) throws(ScreenDriverError) -> Bool? {
        try find(title, in: section).1.row.isChecked
    }

    /// Returns whether an action, a field, a toggle or a choice is enabled.
    public func isEnabled(_ label: String) throws(ScreenDriverError) -> Bool {
        let page = try page(for: "element \"\(label)\"")
        var elements = actions(of: page).map { (names: $0.names, element: $0.element.isEnabled) }
        if page.alert == nil {
            elements += fields(of: page).map { (names: $0.names, element: $0.element.isEnabled) }
            elements += toggles(of: page).map { (names: $0.names, element: $0.element.isEnabled) }
            elements += choices(of: page).map { (names: $0.names, element: $0.element.isEnabled) }
        }
        return try uniqueElement(label, kind: "element", of: elements, on: page)
    }

    /// Returns the reason that the page gives for an unavailable action.
    public func unavailableReason(of label: String) -> String? {
        let found = page.map { actions(of: $0) }?.first { $0.names.contains(label) }
        return found?.element.unavailableReason
    }

    /// Returns the reason that the page gives for a row that cannot be opened.
    public func unavailableReason(ofRow title: String) throws(ScreenDriverError) -> String? {
        try find(title, in: nil).1.row.unavailableReason
    }

    /// Returns the text of a field, including that of a secure field.
    public func fieldText(_ label: String) throws(ScreenDriverError) -> String {
        let page = try page(for: "field \"\(label)\"")
        return try uniqueElement(label, kind: "field", of: fields(of: page), on: page).text
    }

    /// Returns the validation message of a field.
    public func validationMessage(of label: String) throws(ScreenDriverError) -> String? {
        let page = try page(for: "field \"\(label)\"")
        return try uniqueElement(label, kind: "field", of: fields(of: page), on: page)
            .validationMessage
    }

    /// Returns whether a toggle is on.
    public func isOn(_ label: String) throws(ScreenDriverError) -> Bool {
        let page = try page(for: "toggle \"\(label)\"")
        return try uniqueElement(label, kind: "toggle", of: toggles(of: page), on: page).isOn
    }

    /// Returns the selected option of a choice.
    public func chosen(in label: String) throws(ScreenDriverError) -> String? {
        let page = try page(for: "choice \"\(label)\"")
        let choice = try uniqueElement(label, kind: "choice", of: choices(of: page), on: page)
        return choice.selected.map { choice.options[$0] }
    }

    /// The text of the countdown.
    public var countdown: String? { clock?.time }

    /// The caption of the countdown.
    public var countdownCaption: String? { clock?.caption }

    /// The scores of the scoreboard by the labels of its sides.
    public var scores: [String: Int] {
        var scores: [String: Int] = [:]
        for case .scoreboard(let board) in elements {
            for side in board.sides { scores[side.label] = side.score }
        }
        return scores
    }

    private var elements: [Element] { page?.elements ?? [] }

    private var clock: Countdown? {
        for case .countdown(let countdown) in elements { return countdown }
        return nil
    }
}
