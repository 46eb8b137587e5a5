import Domain
import Persistence
import TerminalUI

/// What a session began with, as a recording keeps it.
struct SessionBeginning: Equatable {
    var version: String
    var moment: Moment
    /// Of all that is left to chance.
    var seed: UInt64
    /// Where it began, as it was written; nil for where the user was.
    var link: String?
    /// Which features it has, as text; nil for the usual ones.
    var features: String?
    var storage: StorageSnapshot

    var recorded: RecordingBeginning {
        var files = ["database": storage.database]
        if let token = storage.token { files["session"] = token }
        if let place = storage.place { files["place"] = place }
        var facts = [
            "program": version, "wall": String(moment.wall), "uptime": String(moment.uptime),
            "boot": moment.boot, "seed": String(seed),
        ]
        if let link { facts["link"] = link }
        if let features { facts["features"] = features }
        return RecordingBeginning(facts: facts, files: files)
    }

    init(
        version: String, moment: Moment, seed: UInt64, link: String? = nil,
        features: String? = nil, storage: StorageSnapshot
    ) {
        self.version = version
        self.moment = moment
        self.seed = seed
        self.link = link
        self.features = features
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
        link = facts["link"]
        features = facts["features"]
        storage = StorageSnapshot(
            database: database, token: recorded.files["session"], place: recorded.files["place"])
    }
}
