import Domain
import Records

/// The players of an account as comma-separated values, which spreadsheet programs open as texts.
enum SquadDocument {
    /// Returns the lines, after the mark by which spreadsheet programs recognize UTF-8.
    static func bytes(_ players: [Player]) -> [UInt8] {
        let header = [PlayerField.allCases.map(\.description.heading)]
        let rows = players.map { player in
            PlayerField.allCases.map { $0.value(of: player).text ?? "" }
        }
        let lines = (header + rows).map { $0.map(quoted).joined(separator: ",") + "\r\n" }
        return [0xEF, 0xBB, 0xBF] + Array(lines.joined().utf8)
    }

    private static func quoted(_ value: String) -> String {
        let value = FormulaGuard.added(to: value)
        // A space at an end, and white space of other scripts, would be lost without quotation marks.
        let isPlain = value.utf8.allSatisfy { !",;|\t\"\r\n".utf8.contains($0) }
        return isPlain
            ? value
            : "\""
                + value.split(separator: "\"", omittingEmptySubsequences: false)
                .joined(separator: "\"\"") + "\""
    }
}
