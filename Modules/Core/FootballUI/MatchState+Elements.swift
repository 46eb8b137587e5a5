package import Domain
package import TerminalUI

extension MatchState {
    /// Returns a section for each team with its players, followed by those who have left.
    ///
    /// - Parameter row: A closure that returns the row of a participant. Its details are a mark, if
    ///   a participant has one, and the position.
    package func lineUps(row: (RowID, Participant, [Row.Detail]) -> Row) -> [Section] {
        let goals = goalCounts
        let hasMarks = !goals.isEmpty || participants.contains { !$0.isPresent }
        func details(of participant: Participant) -> [Row.Detail] {
            let mark = participant.mark(goals: goals[participant.id] ?? 0) ?? ""
            let badge = participant.entry.position.map { [$0.badge] } ?? []
            return (hasMarks ? [mark] : []) + badge
        }
        return Team.allCases.map { team in
            // Rows are identified by their index, because a guest has no number.
            let rows = participants.enumerated().filter { $1.entry.team == team }
            let ordered = rows.filter(\.element.isPresent) + rows.filter { !$1.isPresent }
            return Section(
                FootballStrings.name(of: team), role: team.role,
                rows: Rows(ordered.map { row(RowID(Int64($0)), $1, details(of: $1)) }),
                count: rows.count { $0.element.isPresent })
        }
    }

    /// Returns the participant in a row of the line-ups.
    package func participant(in row: RowID) -> Participant? {
        participants.indices.contains(Int(row.number)) ? participants[Int(row.number)] : nil
    }
}

extension Participant {
    /// A mark for somebody who has left, and the number of goals; nil for neither.
    fileprivate func mark(goals: Int) -> Row.Detail? {
        let texts =
            (isPresent ? [] : [FootballStrings.left])
            + (goals > 0 ? [FootballStrings.goals(goals)] : [])
        guard !texts.isEmpty else { return nil }
        let symbol = (isPresent ? "" : "−") + (goals > 0 ? "●\(goals)" : "")
        return Row.Detail(texts.joined(separator: ", "), symbol: symbol, role: .plain)
    }
}

extension MatchState {
    /// The panel with both teams on a pitch, without participants who left. Its names belong to the
    /// rows of `lineUps(row:)`.
    package var pitch: Panel {
        Panel(
            FootballStrings.pitch,
            elements: [.pitch(Pitch(left: side(.a), right: side(.b)))])
    }

    private func side(_ team: Team) -> Pitch.Side {
        Pitch.Side(
            FootballStrings.name(of: team), role: team.role,
            players: participants.enumerated().filter { $1.isPresent && $1.entry.team == team }.map
            {
                Pitch.Player($1.entry.name, line: $1.entry.position?.line, row: RowID(Int64($0)))
            }, section: Team.allCases.firstIndex(of: team))
    }
}

extension Team {
    /// The colour role of the team.
    package var role: Role { self == .a ? .firstSide : .secondSide }

    /// The key of the actions for the team.
    package var key: Character { self == .a ? "a" : "b" }
}

extension Position {
    /// The name in the language of the texts.
    package var words: String { PlayerStrings.text(named: rawValue) ?? rawValue }

    /// The abbreviation of one to three letters in the language of the texts.
    package var abbreviation: String {
        switch self {
        case .goalkeeper: PlayerStrings.goalkeeperBadge
        case .defender: PlayerStrings.defenderBadge
        case .midfielder: PlayerStrings.midfielderBadge
        case .winger: PlayerStrings.wingerBadge
        case .striker: PlayerStrings.strikerBadge
        }
    }

    /// The badge in a row.
    package var badge: Row.Detail { Row.Detail(abbreviation, role: line.badge) }

    /// The line of the pitch on which players of the position stand.
    package var line: Pitch.Line {
        switch self {
        case .goalkeeper: .goalkeeper
        case .defender: .defence
        case .midfielder: .midfield
        case .winger: .wing
        case .striker: .attack
        }
    }
}

extension Skill {
    /// The name in the language of the texts.
    package var words: String { PlayerStrings.text(named: rawValue) ?? rawValue }
}

extension MatchState {
    /// The panel with the events of the match, the newest first.
    package var timelinePanel: Panel {
        let match = self
        let count = timeline.count
        // The number of a row is the position of its event. Only visible rows are made.
        let rows = Rows(
            count: count,
            row: { Self.row(of: match.timeline[count - 1 - $0], at: count - 1 - $0, in: match) },
            index: { count - 1 - Int($0.number) })
        return Panel(
            FootballStrings.timeline,
            elements: [.list(RowList(FootballStrings.timeline, sections: [Section(rows: rows)]))])
    }

    private static func row(of entry: TimelineEntry, at position: Int, in match: MatchState) -> Row
    {
        Row(
            RowID(Int64(position)),
            title: FootballStrings.text(of: entry, in: match),
            role: entry.isUndone ? .dim : .plain,
            details: entry.changesScore ? [Row.Detail(entry.score.text, role: .plain)] : [])
    }
}

extension TimelineEntry {
    /// True if the event was undone, or is a goal that was disallowed.
    package var isUndone: Bool { isVoid || goals.last == .some(nil) }

    /// True if the event changes the score.
    package var changesScore: Bool {
        if case .scoreCorrected = event.kind { return !isVoid }
        return countingGoal != nil
    }
}
