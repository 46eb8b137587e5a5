import Domain
import FootballUI

/// The texts of the page for export and import.
enum DataTransferStrings {
    /// The content of an imported file, which decides the words for its records.
    enum Content {
        case account, table
    }

    /// The verbs of a sentence about an import.
    private enum Verbs {
        case question, result

        var add: String { self == .question ? "Add" : "Added" }
        var change: String { self == .question ? "Change" : "Changed" }
    }

    static let title = "Export and Import"
    static let file = "File"
    static let explanation =
        "Import reads an exported file, a spreadsheet, a CSV table or contacts, and shows what it "
        + "understood before anything is stored. Export writes a new file: a table if its name ends in "
        + ".csv."

    /// Returns the explanation with the names of the files that are tables of other records.
    static func explanation(_ tables: [String]) -> String {
        tables.isEmpty
            ? explanation
            : "\(explanation) Tables of other records: \(tables.joined(separator: ", "))."
    }
    static let export = "Export"
    static let importFile = "Import"
    static let exporting = "Exporting…"
    static let reading = "Reading…"
    static let importing = "Importing…"
    static let undo = "Undo import"
    static let undoing = "Undoing the import…"
    static let invalidEntries = "INVALID ENTRIES"
    static let add = "Add"
    static let cancel = "Cancel"
    static let nothingNew = "Everything in this file is stored already."
    static let nothingValid = "Nothing in this file can be imported."
    /// The number of rows that a question names.
    private static let shownIssues = 3

    /// Returns sentences about the rows of a table that change nothing, or nil if there are none.
    static func notes(on table: TableImport) -> String? {
        let issues = table.issues.map(\.message)
        let more = issues.count - shownIssues
        let unchanged = table.summary.knownRecords
        var parts: [String] = []
        if unchanged > 0 { parts.append("Unchanged: \(count(unchanged, "record")).") }
        if !issues.isEmpty { parts.append(leftOut) }
        parts += issues.prefix(shownIssues)
        if more > 0 { parts.append("And \(more) more.") }
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private static let leftOut = "Left out:"

    static func exported(_ summary: ExportSummary) -> String {
        let content =
            summary.isTable
            ? count(summary.records, "record")
            : list(summary.players, summary.matches, summary.records)
        return "Exported \(content)." + (summary.damageMessage.map { " " + $0 } ?? "")
    }

    static func question(_ summary: ImportSummary, of content: Content = .account) -> String {
        changes(of: summary, content, .question) + "?"
    }

    /// Returns a sentence about the entries that are not added, or nil if there are none.
    static func known(_ summary: ImportSummary) -> String? {
        guard summary.knownPlayers + summary.knownMatches + summary.knownRecords > 0 else {
            return nil
        }
        let known = list(summary.knownPlayers, summary.knownMatches, summary.knownRecords)
        return "Stored already, and not added: \(known)."
    }

    static func imported(_ summary: ImportSummary, of content: Content = .account) -> String {
        changes(of: summary, content, .result) + "."
    }

    static func undone(_ kept: KeptRecords) -> String {
        let undone = "The import was undone."
        if kept.isEmpty { return undone }
        let values = kept.values == 1 ? "1 value" : "\(kept.values) values"
        let records = list(kept.players, kept.matches, kept.records)
        let parts = [
            kept.players + kept.matches + kept.records > 0 ? records : nil,
            kept.values > 0 ? values : nil,
        ].compactMap(\.self).joined(separator: " and ")
        return "\(undone) Changed or used since, and kept: \(parts)."
    }

    private static func changes(
        of summary: ImportSummary, _ content: Content, _ verbs: Verbs
    ) -> String {
        switch content {
        case .account: accountChanges(of: summary, verbs)
        case .table: tableChanges(of: summary, verbs)
        }
    }

    private static func tableChanges(of summary: ImportSummary, _ verbs: Verbs) -> String {
        let (new, changed) = (summary.newRecords, summary.updatedRecords)
        if changed == 0 { return "\(verbs.add) \(count(new, "record"))" }
        if new == 0 { return "\(verbs.change) \(count(changed, "record"))" }
        return "\(verbs.add) \(count(new, "record")), and \(verbs.change.lowercased()) \(changed)"
    }

    private static func accountChanges(of summary: ImportSummary, _ verbs: Verbs) -> String {
        let new = list(summary.newPlayers, summary.newMatches, summary.newRecords)
        if summary.completedPlayers > 0 {
            let values = "missing values of \(list(summary.completedPlayers))"
            return summary.newPlayers == 0
                ? "\(verbs.add) \(values)" : "\(verbs.add) \(new), and \(values)"
        }
        if summary.updatedMatches == 0 { return "\(verbs.add) \(new)" }
        let events = "events to \(list(0, summary.updatedMatches))"
        return summary.newPlayers + summary.newMatches + summary.newRecords == 0
            ? "\(verbs.add) \(events)" : "\(verbs.add) \(new), and \(events)"
    }

    /// Returns the numbers that are not 0; `0 players` if all are.
    private static func list(_ players: Int, _ matches: Int = 0, _ records: Int = 0) -> String {
        let parts = [(players, "player"), (matches, "gather"), (records, "other record")]
            .filter { $0.0 > 0 }.map { count($0, $1) }
        guard let last = parts.last else { return count(0, "player") }
        let others = parts.dropLast().joined(separator: ", ")
        return others.isEmpty ? last : "\(others) and \(last)"
    }

    private static func count(_ number: Int, _ noun: String) -> String {
        number == 1 ? "1 \(noun)" : "\(number) \(noun)s"
    }
}
