import Records

// The values of a player from a file beside those that are stored.
extension Player {
    /// Returns the values of another player that this one does not have, without the name.
    package func values(missingOf other: Player) -> [PlayerChange] {
        values(of: other) { $0.value(of: self) == .null }
    }

    /// Returns the values of another player in place of which this one has different ones, without
    /// the name.
    func values(differentIn other: Player) -> [PlayerChange] {
        values(of: other) {
            ![.null, $0.value(of: other)].contains($0.value(of: self))
        }
    }

    private func values(
        of other: Player, where isIncluded: (PlayerField) -> Bool
    ) -> [PlayerChange] {
        PlayerField.allCases.filter { field in
            field.description.isOptional && field.value(of: other) != .null && isIncluded(field)
        }.compactMap { PlayerChange($0, $0.value(of: other)) }
    }
}
