import Domain
import FootballUI
import Records

extension SquadImport {
    /// The lines of text that show how a squad list was understood, for the command line.
    var lines: [String] {
        let meanings = columns.enumerated().map { "\($1.name(at: $0)) = \($1.meaning.text)" }
        let words =
            positions.map { "\($0.text) = \($0.meaning?.rawValue ?? SquadColumn.ignored.text)" }
            + skills.map { "\($0.text) = \($0.meaning?.rawValue ?? SquadColumn.ignored.text)" }
        let doubts = entries.filter { $0.standing == .doubtful }.map { entry in
            "\(entry.message): \(entry.player?.name.text ?? "")"
                + (entry.isIncluded ? "." : ", left out.")
        }
        let known = entries.count { $0.standing == .known }
        let remarks = entries.filter { $0.standing == .known }.compactMap { entry in
            let parts = [entry.remarks.isEmpty ? nil : entry.message, remark(on: entry)]
                .compactMap(\.self)
            return parts.isEmpty
                ? nil : "\(entry.player?.name.text ?? ""): \(parts.joined(separator: "; "))."
        }
        let added = addedPlayers
        let doubtsLeftOut = entries.count {
            [.new, .doubtful].contains($0.standing) && !$0.isIncluded
        }
        let leftOut = doubtsLeftOut + rejections.count
        let examples = added.prefix(3).map(\.shown).joined(separator: "; ")
        return [list.format.text, "Columns: \(meanings.joined(separator: "; "))."]
            + (words.isEmpty ? [] : ["Words: \(words.joined(separator: "; "))."])
            + (doubts.isEmpty ? [] : ["Please check:"] + doubts)
            + (rejections.isEmpty ? [] : ["Left out:"] + rejections.map(\.text))
            + (remarks.isEmpty ? [] : ["Stored already:"] + remarks)
            + (examples.isEmpty ? [] : ["First players: \(examples)."])
            + [
                "Players: \(added.count) new, \(known) stored already, \(leftOut) left out.",
                "To change a meaning or fill in missing values, import the file on the page “Export and "
                    + "import” of the app.",
            ]
    }
}

extension Player {
    /// The name and the values that are known.
    fileprivate var shown: String {
        PlayerField.allCases.compactMap { $0.value(of: self).text }.joined(separator: ", ")
    }
}
