/// A player in a table: the name, and the number that tells players with equal names apart, such as
/// `Ana #12`.
struct PlayerReference {
    let text: String

    init(_ id: PlayerID, _ name: PlayerName?) {
        text = (name.map { "\($0.text) " } ?? "") + "#\(id.number)"
    }

    /// Creates the reference of a text from a table.
    init(_ text: String) {
        self.text = text
    }

    /// The name and the number; nil for a text without a number.
    private var parts: (name: String, number: PlayerID)? {
        guard let parts = text.wholeMatch(of: /(.*?)\s*#([0-9]+)/)?.output,
            let number = Int64(parts.2)
        else { return nil }
        return (String(parts.1), PlayerID(number))
    }

    /// Returns whether a player of the squad has the number and the name.
    func isExact(in squad: SquadNames) -> Bool {
        parts.map { squad.ids(named: $0.name).contains($0.number) } ?? false
    }

    /// Returns the player of the squad whose number and name the text has. A number is not trusted
    /// without the name, because another account has other numbers. A name is enough if one player
    /// has it.
    ///
    /// - Parameter hasOwnNumbers: Whether the numbers are those of the squad, so that another
    ///   player has the name if no one has the name and the number.
    /// - Throws: The reason why no player is found.
    func player(
        in squad: SquadNames, hasOwnNumbers: Bool, of field: TableKind.Column
    ) throws(ImportIssue.Reason) -> PlayerID {
        let parts = parts
        if let parts, isExact(in: squad) { return parts.number }
        let names = [text] + (hasOwnNumbers ? [] : parts.map { [$0.name] } ?? [])
        for name in names {
            let ids = squad.ids(named: name)
            if ids.count > 1 { throw .ambiguousPlayer(name) }
            if let id = ids.first { return id }
        }
        throw .invalid(field.field, text)
    }
}

/// The players of a squad by their names, regardless of case.
struct SquadNames {
    private let ids: [String: [PlayerID]]
    private let folding: any TextFolding

    init(_ squad: [Player], _ folding: any TextFolding) {
        self.folding = folding
        ids = Dictionary(grouping: squad) { folding.identityKey($0.name.text) }
            .mapValues { $0.map(\.id) }
    }

    func ids(named name: String) -> [PlayerID] { ids[folding.identityKey(name)] ?? [] }
}
