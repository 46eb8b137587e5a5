import Domain

/// The texts of the page with the proposed import of a squad list.
enum ProposalStrings {
    static let title = "Import a Squad List"
    static let list = "List"
    static let file = "FILE"
    static let encoding = "Encoding"
    static let table = "Table"
    static let heading = "Headings"
    static let noHeading = "none"
    static let encodingExplanation = "Choose the encoding in which all names are right."
    static let tableExplanation = "Choose the table to import."
    static let headingExplanation =
        "Choose the row with the headings. Rows above it are not imported."
    static let fillIn = "Fill in what is missing"
    static let reading = "Reading…"
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

    static func summary(added: Int, completed: Int, known: Int, leftOut: Int) -> String {
        var parts = [players(added) + " will be added"]
        if completed > 0 { parts.append("\(completed) filled in") }
        if known > 0 { parts.append("\(known) stored already") }
        if leftOut > 0 { parts.append("\(rows(leftOut)) left out") }
        return parts.joined(separator: ", ") + "."
    }

    static func players(_ count: Int) -> String {
        count == 1 ? "1 player" : "\(count) players"
    }

    static func line(_ number: Int) -> String { "Line \(number)" }

    static func row(_ line: Int, _ values: [String]) -> String {
        self.line(line) + ": " + values.filter { !$0.isEmpty }.joined(separator: ", ")
    }

    static func rows(_ count: Int) -> String {
        count == 1 ? "1 row" : "\(count) rows"
    }

    static func examples(_ detail: String) -> String {
        detail.isEmpty ? "The column is empty." : "In the list: \(detail)"
    }
}
