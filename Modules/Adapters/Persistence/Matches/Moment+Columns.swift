import Domain
import SQLite

extension Moment {
    init(
        _ row: Row<MatchColumn>, _ wall: MatchColumn, _ uptime: MatchColumn, _ boot: MatchColumn
    ) throws(StorageError) {
        self.init(
            wall: try row.integer(wall), uptime: try row.integer(uptime), boot: try row.text(boot))
    }

    func columns(
        _ wall: MatchColumn, _ uptime: MatchColumn, _ boot: MatchColumn
    ) -> ColumnValues<MatchColumn> {
        [wall: .integer(self.wall), uptime: .integer(self.uptime), boot: .text(self.boot)]
    }
}
