package import Domain

extension ExportSummary {
    /// Sentences about damaged players and matches, or nil if there are none.
    package var damageMessage: String? {
        var sentences: [String] = []
        if damagedPlayers > 0 {
            let players = damagedPlayers == 1 ? "1 player is" : "\(damagedPlayers) players are"
            sentences.append("\(players) damaged: only the values that can be read were exported.")
        }
        if damagedRecords > 0 {
            let records = damagedRecords == 1 ? "1 record is" : "\(damagedRecords) records are"
            sentences.append("\(records) damaged: only the values that can be read were exported.")
        }
        if damagedMatches > 0 {
            let matches = damagedMatches == 1 ? "1 gather is" : "\(damagedMatches) gathers are"
            sentences.append("\(matches) damaged and not exported.")
        }
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}
