import Domain
import FootballUI

extension DataTransferStrings {
    /// The content of an imported file, which decides the words for its records.
    enum Content {
        case account, table
    }

    /// The number of rows that a question names.
    private static var shownIssues: Int { 3 }

    /// Returns the explanation with the names of the files that are tables of other records.
    static func explanation(_ tables: [String]) -> String {
        tables.isEmpty
            ? explanation
            : explanationWithTables(
                explanation: explanation, tables: tables.joined(separator: ", "))
    }

    /// Returns sentences about the rows of a table that change nothing, or nil if there are none.
    static func notes(on table: TableImport) -> String? {
        let issues = table.issues.map(\.message)
        let more = issues.count - shownIssues
        let unchanged = table.summary.knownRecords
        var parts: [String] = []
        if unchanged > 0 { parts.append(self.unchanged(records(unchanged))) }
        if !issues.isEmpty { parts.append(leftOut) }
        parts += issues.prefix(shownIssues)
        if more > 0 { parts.append(self.more(more)) }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    static func exported(_ summary: ExportSummary) -> String {
        let content =
            summary.isTable
            ? records(summary.records)
            : list(summary.players, summary.matches, summary.records)
        return exported(content) + (summary.damageMessage.map { " " + $0 } ?? "")
    }

    static func question(_ summary: ImportSummary, of content: Content = .account) -> String {
        switch content {
        case .account: accountQuestion(summary)
        case .table: tableQuestion(summary)
        }
    }

    /// Returns a sentence about the entries that are not added, or nil if there are none.
    static func known(_ summary: ImportSummary) -> String? {
        guard summary.knownPlayers + summary.knownMatches + summary.knownRecords > 0 else {
            return nil
        }
        let known = list(summary.knownPlayers, summary.knownMatches, summary.knownRecords)
        return knownEntries(known)
    }

    static func imported(_ summary: ImportSummary, of content: Content = .account) -> String {
        switch content {
        case .account: accountResult(summary)
        case .table: tableResult(summary)
        }
    }

    static func undone(_ kept: KeptRecords) -> String {
        guard !kept.isEmpty else { return undone }
        let hasRecords = kept.players + kept.matches + kept.records > 0
        let records = hasRecords ? [list(kept.players, kept.matches, kept.records)] : []
        return undoneInPart(joined(records + (kept.values > 0 ? [values(kept.values)] : [])))
    }

    // MARK: Changes

    private static func tableQuestion(_ summary: ImportSummary) -> String {
        let (new, changed) = (summary.newRecords, summary.updatedRecords)
        if changed == 0 { return addQuestion(records(new)) }
        if new == 0 { return changeQuestion(records(changed)) }
        return addAndChangeQuestion(content: records(new), count: changed)
    }

    private static func tableResult(_ summary: ImportSummary) -> String {
        let (new, changed) = (summary.newRecords, summary.updatedRecords)
        if changed == 0 { return added(records(new)) }
        if new == 0 { return self.changed(records(changed)) }
        return addedAndChanged(content: records(new), count: changed)
    }

    private static func accountQuestion(_ summary: ImportSummary) -> String {
        let new = list(summary.newPlayers, summary.newMatches, summary.newRecords)
        if summary.completedPlayers > 0 {
            let players = list(summary.completedPlayers)
            return summary.newPlayers == 0
                ? addValuesQuestion(players)
                : addWithValuesQuestion(content: new, players: players)
        }
        if summary.updatedMatches == 0 { return addQuestion(new) }
        let gathers = list(0, summary.updatedMatches)
        return summary.hasNew
            ? addWithEventsQuestion(content: new, gathers: gathers) : addEventsQuestion(gathers)
    }

    private static func accountResult(_ summary: ImportSummary) -> String {
        let new = list(summary.newPlayers, summary.newMatches, summary.newRecords)
        if summary.completedPlayers > 0 {
            let players = list(summary.completedPlayers)
            return summary.newPlayers == 0
                ? addedValues(players) : addedWithValues(content: new, players: players)
        }
        if summary.updatedMatches == 0 { return added(new) }
        let gathers = list(0, summary.updatedMatches)
        return summary.hasNew
            ? addedWithEvents(content: new, gathers: gathers) : addedEvents(gathers)
    }

    /// Returns the numbers that are not 0; `0 players` if all are.
    private static func list(_ players: Int, _ matches: Int = 0, _ records: Int = 0) -> String {
        let parts = [
            players > 0 ? self.players(players) : nil, matches > 0 ? gathers(matches) : nil,
            records > 0 ? otherRecords(records) : nil,
        ].compactMap(\.self)
        return parts.isEmpty ? self.players(0) : joined(parts)
    }

    private static func joined(_ parts: [String]) -> String {
        guard parts.count > 1 else { return parts.joined() }
        return list(others: parts.dropLast().joined(separator: ", "), last: parts[parts.count - 1])
    }
}

extension ImportSummary {
    fileprivate var hasNew: Bool { newPlayers + newMatches + newRecords > 0 }
}
