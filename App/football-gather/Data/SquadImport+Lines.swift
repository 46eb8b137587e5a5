import Domain
import FootballUI
import Records

extension SquadImport {
    /// The lines of text that show how a squad list was understood, for the command line.
    var lines: [String] {
        let meanings = columns.enumerated().map { "\($1.name(at: $0)) = \($1.meaning.text)" }
        let words =
            positions.map { "\($0.text) = \($0.meaning?.words ?? SquadColumn.ignored.text)" }
            + skills.map { "\($0.text) = \($0.meaning?.words ?? SquadColumn.ignored.text)" }
        let doubts = entries.filter { $0.standing == .doubtful }.map { entry in
            let (issue, player) = (entry.message, entry.player?.name.text ?? "")
            return entry.isIncluded
                ? DataCommandStrings.doubt(issue: issue, player: player)
                : DataCommandStrings.doubtLeftOut(issue: issue, player: player)
        }
        let known = entries.count { $0.standing == .known }
        let remarks = entries.filter { $0.standing == .known }.compactMap { entry -> String? in
            let parts = [entry.remarks.isEmpty ? nil : entry.message, remark(on: entry)]
                .compactMap(\.self)
            guard !parts.isEmpty else { return nil }
            return DataCommandStrings.remarks(
                player: entry.player?.name.text ?? "", remarks: parts.joined(separator: "; "))
        }
        let added = addedPlayers
        let doubtsLeftOut = entries.count {
            [.new, .doubtful].contains($0.standing) && !$0.isIncluded
        }
        let leftOut = doubtsLeftOut + rejections.count
        let examples = added.prefix(3).map(\.shown).joined(separator: "; ")
        return [list.format.text, DataCommandStrings.columns(meanings.joined(separator: "; "))]
            + (words.isEmpty ? [] : [DataCommandStrings.words(words.joined(separator: "; "))])
            + (doubts.isEmpty ? [] : [DataCommandStrings.pleaseCheck] + doubts)
            + (rejections.isEmpty ? [] : [DataCommandStrings.leftOut] + rejections.map(\.text))
            + (remarks.isEmpty ? [] : [DataCommandStrings.storedAlready] + remarks)
            + (examples.isEmpty ? [] : [DataCommandStrings.firstPlayers(examples)])
            + [
                DataCommandStrings.squadCounts(
                    new: added.count, known: known, leftOut: leftOut),
                DataCommandStrings.changeInApp,
            ]
    }
}

extension Player {
    /// The name and the values that are known.
    fileprivate var shown: String {
        PlayerField.allCases.compactMap { $0.description.shownText(of: $0.value(of: self)) }
            .joined(separator: ", ")
    }
}
