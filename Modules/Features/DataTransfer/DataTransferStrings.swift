import Domain
import FootballUI

/// The texts of the page for export and import.
enum DataTransferStrings {
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
        let parts =
            [known(table.summary)].compactMap(\.self)
            + (issues.isEmpty ? [] : [leftOut]) + issues.prefix(shownIssues)
            + (more > 0 ? ["And \(more) more."] : [])
        return parts.isEmpty ? nil : parts.joined(separator: " ")
    }

    private static let leftOut = "Left out:"

    static func exported(_ summary: ExportSummary) -> String {
        let list = list(summary.players, summary.matches, summary.records)
        return "Exported \(list)." + (summary.damageMessage.map { " " + $0 } ?? "")
    }

    static func question(_ summary: ImportSummary) -> String {
        changes(of: summary, add: "Add", update: "Add events to") + "?"
    }

    /// Returns a sentence about the entries that are not added, or nil if there are none.
    static func known(_ summary: ImportSummary) -> String? {
        guard summary.knownPlayers + summary.knownMatches + summary.knownRecords > 0 else {
            return nil
        }
        let known = list(summary.knownPlayers, summary.knownMatches, summary.knownRecords)
        return "Not added, because they are stored already: \(known)."
    }

    static func imported(_ summary: ImportSummary) -> String {
        changes(of: summary, add: "Added", update: "Added events to") + "."
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

    private static func changes(of summary: ImportSummary, add: String, update: String) -> String {
        let new = list(summary.newPlayers, summary.newMatches, summary.newRecords)
        if summary.updatedRecords > 0 {
            let changed = list(0, 0, summary.updatedRecords)
            let change = add == "Add" ? "change" : "changed"
            return summary.newRecords == 0
                ? "\(change.prefix(1).uppercased() + change.dropFirst()) \(changed)"
                : "\(add) \(new), and \(change) \(changed)"
        }
        let updated = list(0, summary.updatedMatches)
        if summary.completedPlayers > 0 {
            let completed = list(summary.completedPlayers)
            let values = "missing values of \(completed)"
            return summary.newPlayers == 0
                ? "\(add) \(values)" : "\(add) \(new), and \(values)"
        }
        if summary.updatedMatches == 0 { return "\(add) \(new)" }
        if summary.newPlayers + summary.newMatches + summary.newRecords == 0 {
            return "\(update) \(updated)"
        }
        return "\(add) \(new), and events to \(updated)"
    }

    /// Returns the numbers that are not 0; `0 players` if all are.
    private static func list(_ players: Int, _ matches: Int = 0, _ records: Int = 0) -> String {
        let parts = [(players, "player"), (matches, "gather"), (records, "other record")]
            .filter { $0.0 > 0 }.map { $0 == 1 ? "1 \($1)" : "\($0) \($1)s" }
        guard let last = parts.last else { return "0 players" }
        let others = parts.dropLast().joined(separator: ", ")
        return others.isEmpty ? last : "\(others) and \(last)"
    }
}
