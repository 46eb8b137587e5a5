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

    /// Returns the player of the squad whose number and name the text has. A number is not trusted without the
    /// name, because another account has other numbers. A name is enough if one player has it.
    ///
    /// - Throws: The reason why no player is found.
    func player(
        in squad: SquadNames, of field: TableKind.Column
    ) throws(ImportIssue.Reason) -> PlayerID {
        let parts = text.wholeMatch(of: /(.*?)\s*#([0-9]+)/)?.output
        let number = parts.flatMap { Int64($0.2) }.map { PlayerID($0) }
        if let parts, let number, squad.ids(named: String(parts.1)).contains(number) {
            return number
        }
        for name in [text] + (parts.map { [String($0.1)] } ?? []) {
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
