package import Domain

extension ExportSummary {
    /// Sentences about damaged players and matches, or nil if there are none.
    package var damageMessage: String? {
        let sentences = [
            damagedPlayers > 0 ? MessageStrings.damagedPlayers(damagedPlayers) : nil,
            damagedRecords > 0 ? MessageStrings.damagedRecords(damagedRecords) : nil,
            damagedMatches > 0 ? MessageStrings.damagedGathers(damagedMatches) : nil,
        ].compactMap(\.self)
        return sentences.isEmpty ? nil : sentences.joined(separator: " ")
    }
}
