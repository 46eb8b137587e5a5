import Domain
import Persistence
import TerminalUI

/// What a session began with, as a recording keeps it.
struct SessionBeginning: Equatable {
    var version: String
    var moment: Moment
    /// Of all that is left to chance.
    var seed: UInt64
    var storage: StorageCopy

    var recorded: RecordingBeginning {
        var files = ["database": storage.database]
        if let token = storage.token { files["session"] = token }
        return RecordingBeginning(
            facts: [
                "program": version, "wall": String(moment.wall), "uptime": String(moment.uptime),
                "boot": moment.boot, "seed": String(seed),
            ],
            files: files)
    }

    init(version: String, moment: Moment, seed: UInt64, storage: StorageCopy) {
        self.version = version
        self.moment = moment
        self.seed = seed
        self.storage = storage
    }

    /// Nil for what another program has written.
    init?(_ recorded: RecordingBeginning) {
        let facts = recorded.facts
        guard let version = facts["program"], let boot = facts["boot"],
            let wall = facts["wall"].flatMap({ Int64($0) }),
            let uptime = facts["uptime"].flatMap({ Int64($0) }),
            let seed = facts["seed"].flatMap({ UInt64($0) }),
            let database = recorded.files["database"]
        else { return nil }
        self.version = version
        moment = Moment(wall: wall, uptime: uptime, boot: boot)
        self.seed = seed
        storage = StorageCopy(database: database, token: recorded.files["session"])
    }
}
