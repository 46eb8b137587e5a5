import Domain

/// The texts of the page with the proposed import of a squad list.
enum ProposalStrings {
    static let title = "Import a Squad List"
    static let list = "List"
    static let columns = "COLUMNS"
    static let words = "WORDS"
    static let doubtful = "PLEASE CHECK"
    static let rejections = "LEFT OUT"
    static let new = "NEW PLAYERS"
    static let known = "STORED ALREADY"
    static let change = "Change"
    static let choose = "Choose"
    static let meaning = "MEANING"
    static let current = "current"
    static let importPlayers = "Import"

    static func summary(added: Int, known: Int, leftOut: Int) -> String {
        var parts = [players(added) + " will be added"]
        if known > 0 { parts.append("\(known) stored already") }
        if leftOut > 0 { parts.append("\(rows(leftOut)) left out") }
        return parts.joined(separator: ", ") + "."
    }

    static func players(_ count: Int) -> String {
        count == 1 ? "1 player" : "\(count) players"
    }

    static func line(_ number: Int) -> String { "Line \(number)" }

    static func rows(_ count: Int) -> String {
        count == 1 ? "1 row" : "\(count) rows"
    }

    static func examples(_ detail: String) -> String {
        detail.isEmpty ? "The column is empty." : "In the list: \(detail)"
    }
}
