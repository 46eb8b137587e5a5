import Domain

/// A moment as three columns: wall, uptime, boot.
enum StoredMoment {
    static func moment(_ row: Row, from first: Int32) throws(StorageError) -> Moment {
        Moment(
            wall: try row.integer(first), uptime: try row.integer(first + 1),
            boot: try row.text(first + 2))
    }

    static func values(_ moment: Moment) -> [SQLValue] {
        [.integer(moment.wall), .integer(moment.uptime), .text(moment.boot)]
    }
}
