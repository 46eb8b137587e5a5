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
            title: PasteStrings.pastedList,
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
        let answers = PasteStrings.summary(
            yes: count(.yes), maybe: count(.maybe), no: count(.no))
        let waiting =
            state.waitingCount == 0
            ? nil
            : PasteStrings.willWait(
                places: "\(state.evening.places.count)", count: "\(state.waitingCount)")
        return [answers, waiting, newEvening].compactMap(\.self).joined(separator: " ")
    }

    /// A sentence about the other evening; nil for a list of the evening on the page.
    private var newEvening: String? {
        guard state.isForOtherEvening else { return nil }
        guard let name = state.evening.name(start: presenter.preview.otherStart) else {
            return PasteStrings.forNewEvening
        }
        return presenter.preview.isOtherEveningStored
            ? PasteStrings.forKnownEvening(name) : PasteStrings.forEvening(name)
    }

    private var evening: [Action] {
        guard !presenter.preview.isForNewEvening else { return [] }
        return [
            Action(
                state.isForOtherEvening
                    ? PasteStrings.thisEvening : AttendanceStrings.newEvening,
                key: .character("w"), isEnabled: !state.isSaving,
                perform: presenter.didChangeEvening)
        ]
    }

    private var accept: Action {
        Action(
            PasteStrings.accept, key: .character("s"), isEnabled: state.canAccept,
            unavailableReason: state.openQuestions.isEmpty
                ? nil : PasteStrings.answerQuestions,
            weight: .primary, perform: presenter.didAccept)
    }

    // MARK: Lines

    private var list: RowList {
        let questions = state.openQuestions.enumerated().map { question($1, number: $0) }
        let lines = state.lines.filter { $0.kind != .blank }.map(row)
        return RowList(
            PasteStrings.pastedList,
            sections: (questions.isEmpty
                ? [] : [Section(PasteStrings.questions, rows: Rows(questions))])
                + [
                    Section(
                        PasteStrings.lines, rows: Rows(lines),
                        placeholder: PasteStrings.noLines)
                ])
    }

    private func question(_ question: ListQuestion, number: Int) -> Row {
        Row(
            RowID(Int64(-1 - number)), title: PasteStrings.whoIs(question.name),
            details: [Row.Detail(names(question.candidates))],
            activate: { ask(question.key, question.name) },
            activationLabel: PasteStrings.choose)
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
                + (line.isCut ? [Row.Detail(PasteStrings.cutLine, role: .warning)] : []),
            activate: question(about: line), activationLabel: PasteStrings.choose)
    }

    /// Opens the question about the first name of a line; nil for a line about nobody.
    private func question(about line: PasteState.Line) -> (@MainActor () -> Void)? {
        guard let entry = line.entries.first else { return nil }
        return { ask(entry.key, entry.entry.name) }
    }

    private func meaning(of line: PasteState.Line) -> String {
        if let kind = line.kind { return PasteStrings.name(of: kind) }
        return line.entries.map(meaning).joined(separator: ", ")
    }

    private func meaning(of entry: MatchedEntry) -> String {
        switch entry.effect {
        case .dismissed: return PasteStrings.nobody
        case .unclear: return PasteStrings.unclear(name(of: entry))
        case .replaced(let line): return PasteStrings.replaced("\(line)")
        case .counted:
            let answer = entry.entry.answer.map(AttendanceStrings.name) ?? ""
            let guests = entry.entry.guestCount
            let person = PasteStrings.answered(name: name(of: entry), answer: answer)
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
            ? PasteStrings.newPlayerNamed(name) : PasteStrings.guestNamed(name)
    }
}
