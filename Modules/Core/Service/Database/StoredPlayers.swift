import Domain
import FoundationEssentials
import Records
import ServiceAPI

/// The rows of a user's players, which the requests of the original service read. A row of a player
/// with changes is their result.
struct StoredPlayers {
    /// A player in the database.
    struct Row {
        /// The values that are not empty, by the names of the fields.
        let values: [String: ArchivedRecord.Value]
        let hasChanges: Bool
        /// True if the player is one of another user.
        let isForeign: Bool
    }

    /// The identifier and the fields in their order.
    static let columns = (["id"] + fieldColumns).joined(separator: ", ")
    static let fieldColumns = PlayerField.allCases.map(\.description.column)

    let user: Int64
    let connection: any SQLConnection

    /// Returns a player, or nil if the user has no such player.
    func row(_ id: PlayerID) throws(StorageError) -> Row? {
        let row = try rows([id])[id]
        return row?.isForeign == false ? row : nil
    }

    /// Returns the players with these identifiers, also those of other users.
    func rows(_ ids: [PlayerID]) throws(StorageError) -> [PlayerID: Row] {
        var rows: [PlayerID: Row] = [:]
        guard !ids.isEmpty else { return rows }
        let parameters = ids.map { RecordValue.integer($0.number) }.padded
        try connection.run(
            """
            SELECT \(Self.columns), has_changes, user_number FROM players
            WHERE id IN (\(parameters.names.joined(separator: ", ")))
            """, parameters
        ) { row throws(StorageError) in
            var values: [String: ArchivedRecord.Value] = [:]
            for member in PlayerMember.all {
                values[member.name] =
                    member.isNumber
                    ? try row.integer(member.column).map { .integer($0) }
                    : try row.optionalText(member.column).map { .text($0) }
            }
            let column = Int32(Self.fieldColumns.count) + 1
            rows[PlayerID(try row.integer(0) ?? 0)] = Row(
                values: values, hasChanges: try row.integer(column) != 0,
                isForeign: try row.integer(column + 1) != user)
        }
        return rows
    }

    /// Makes the row of a player equal to the result of the changes.
    ///
    /// - Parameter isStored: Whether the user has the player.
    func place(
        _ history: RecordHistory, of id: PlayerID, isStored: Bool
    ) throws(StorageError) {
        guard !history.isDeleted, let player: Player = history.record?.record() else {
            return try connection.queue(
                "DELETE FROM players WHERE id = $1 AND user_number = $2",
                [.integer(id.number), .integer(user)])
        }
        let values = PlayerField.allCases.map { $0.value(of: player) }
        if isStored {
            let assignments = Self.fieldColumns.enumerated().map { "\($1) = $\($0 + 1)" }
            try connection.queue(
                """
                UPDATE players SET \(assignments.joined(separator: ", ")), has_changes = 1
                WHERE id = $\(values.count + 1)
                """, values + [.integer(id.number)])
            return
        }
        let parameters = (1...values.count + 2).map { "$\($0)" }
        try connection.queue(
            """
            INSERT INTO players (\(Self.columns), user_number, has_changes)
            VALUES (\(parameters.joined(separator: ", ")), 1)
            """, [.integer(id.number)] + values + [.integer(user)])
    }
}

/// A member of a player's object, and its column in `StoredPlayers.columns`. Made once, because a
/// list has many.
private struct PlayerMember {
    static let all = PlayerField.allCases.enumerated().map { index, field in
        let isNumber = if case .integer = field.description.type { true } else { false }
        return Self(name: field.description.name, column: Int32(index + 1), isNumber: isNumber)
    }

    let name: String
    let column: Int32
    let isNumber: Bool
}

extension JSONWriter {
    /// Writes a row with `StoredPlayers.columns`.
    mutating func player(
        _ row: any SQLRow, team: UnsafeBufferPointer<UInt8>? = nil
    ) throws(StorageError) {
        let id = try row.integer(0)
        try object { json throws(StorageError) in
            json.field("id", id)
            try json.fields(row)
            json.field("team", utf8: team)
        }
    }

    /// Writes a row with `StoredPlayers.columns` as the first change of the player.
    mutating func firstChange(_ row: any SQLRow) throws(StorageError) {
        let id = PlayerID(try row.integer(0) ?? 0)
        let change = RecordChange.first(of: id, [:])
        try object { json throws(StorageError) in
            json.field("id", change.id.uuidString)
            json.field("counter", change.counter)
            json.field("device", change.device.uuidString)
            json.field("wall", change.wall)
            json.field("kind", change.kind)
            json.field("record", change.record.uuidString)
            try json.object("values") { json throws(StorageError) in try json.fields(row) }
        }
    }

    private mutating func fields(_ row: any SQLRow) throws(StorageError) {
        for member in PlayerMember.all {
            if member.isNumber {
                field(member.name, try row.integer(member.column))
            } else {
                field(member.name, utf8: try row.utf8(member.column))
            }
        }
    }
}
