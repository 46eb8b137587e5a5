import Domain
import FootballUI
import TerminalUI

/// The preview of a pasted list: the questions, and each line with what it becomes.
@MainActor struct PasteView {
    let state: PasteState
    let presenter: PastePresenter
    /// Opens the question about a name.
    let ask: @MainActor (_ key: String, _ name: String) -> Void

    var page: Page {
        Page(
            title: AttendanceStrings.pastedList,
            elements: warning + [.text(Text(summary)), .list(list)] + progress,
            actions: [accept] + evening)
    }

    private var warning: [Element] {
        state.failure.map {
            [.text(Text(AttendanceStrings.changeWarning($0), role: .warning))]
        } ?? []
    }

    private var progress: [Element] {
        state.isSaving ? [.progress(Progress(AttendanceStrings.saving))] : []
    }

    private var summary: String {
        let count = { (answer: Answer) in "\(state.results.count { $0.answer == answer })" }
        let answers = AttendanceStrings.summary(
            yes: count(.yes), maybe: count(.maybe), no: count(.no))
        return state.startsEvening
            ? "\(answers) \(AttendanceStrings.forNewEvening)" : answers
    }

    private var evening: [Action] {
        guard !presenter.preview.isForNextEvening else { return [] }
        return [
            Action(
                state.startsEvening
                    ? AttendanceStrings.thisEvening : AttendanceStrings.newEvening,
                key: .character("w"), isEnabled: !state.isSaving,
                perform: presenter.didChangeEvening)
        ]
    }

    private var accept: Action {
        Action(
            AttendanceStrings.accept, key: .character("s"), isEnabled: state.canAccept,
            unavailableReason: state.openQuestions.isEmpty
                ? nil : AttendanceStrings.answerQuestions,
            weight: .primary, perform: presenter.didAccept)
    }

    // MARK: Lines

    private var list: RowList {
        let questions = state.openQuestions.enumerated().map { question($1, number: $0) }
        let lines = state.lines.filter { $0.kind != .blank }.map(row)
        return RowList(
            AttendanceStrings.pastedList,
            sections: (questions.isEmpty
                ? [] : [Section(AttendanceStrings.questions, rows: Rows(questions))])
                + [
                    Section(
                        AttendanceStrings.lines, rows: Rows(lines),
                        placeholder: AttendanceStrings.noLines)
                ])
    }

    private func question(_ question: ListQuestion, number: Int) -> Row {
        Row(
            RowID(Int64(-1 - number)), title: AttendanceStrings.whoIs(question.name),
            details: [Row.Detail(names(question.candidates))],
            activate: { ask(question.key, question.name) },
            activationLabel: AttendanceStrings.choose)
    }

    private func names(_ players: [PlayerID]) -> String {
        players.prefix(3).compactMap { presenter.preview.players[$0]?.name.text }
            .joined(separator: ", ")
    }

    private func row(_ line: PasteState.Line) -> Row {
        let text = String(line.text.drop(while: \.isWhitespace))
        return Row(
            RowID(Int64(line.number)), title: text, role: line.kind == nil ? .plain : .dim,
            details: [Row.Detail(meaning(of: line))]
                + (line.isCut ? [Row.Detail(AttendanceStrings.cutLine, role: .warning)] : []),
            activate: question(about: line), activationLabel: AttendanceStrings.choose)
    }

    /// Opens the question about the first name of a line; nil for a line about nobody.
    private func question(about line: PasteState.Line) -> (@MainActor () -> Void)? {
        guard let entry = line.entries.first else { return nil }
        return { ask(entry.key, entry.entry.name) }
    }

    private func meaning(of line: PasteState.Line) -> String {
        if let kind = line.kind { return AttendanceStrings.name(of: kind) }
        return line.entries.map(meaning).joined(separator: ", ")
    }

    private func meaning(of entry: MatchedEntry) -> String {
        switch entry.effect {
        case .dismissed: return AttendanceStrings.nobody
        case .unclear: return AttendanceStrings.unclear(name(of: entry))
        case .replaced(let line): return AttendanceStrings.replaced("\(line)")
        case .counted:
            let answer = entry.entry.answer.map(AttendanceStrings.name) ?? ""
            let guests = entry.entry.guestCount
            let person = AttendanceStrings.answered(name: name(of: entry), answer: answer)
            return guests == 0 ? person : "\(person) +\(guests)"
        }
    }

    /// The name of the player, or the written name of a guest or of somebody who is asked about.
    private func name(of entry: MatchedEntry) -> String {
        let name = entry.entry.name
        let player: PlayerID?
        switch (state.decisions[entry.key], entry.match) {
        case (.player(let id), _), (nil, .certain(let id)): player = id
        case (nil, .doubt): return "\(name)?"
        default: player = nil
        }
        if let player { return presenter.preview.players[player]?.name.text ?? name }
        return state.decisions[entry.key] == .newPlayer
            ? AttendanceStrings.newPlayerNamed(name) : AttendanceStrings.guestNamed(name)
    }
}
