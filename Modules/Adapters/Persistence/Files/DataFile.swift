/// The names of the files in a data directory.
enum DataFile {
    static let database = "football-gather.sqlite"
    /// The token of the session that continues at the next start.
    static let token = "session"
    /// The navigation state of the last user.
    static let navigationState = "place"
    /// The display settings.
    static let displaySettings = "display"
    /// The meanings of the columns and words of squad lists.
    static let squadMeanings = "lists"
    /// The address of the server that keeps the accounts.
    static let server = "server"

    static let log = database + "-wal"
    /// The files that are replaced as a whole.
    static let replaceable = [token, navigationState, displaySettings, squadMeanings, server]
    /// A temporary copy of a damaged database.
    static let recovery = database + ".recovery"
    /// Files that only a killed process leaves.
    static let unfinished =
        (replaceable + [database]).map { $0 + ".new" } + [database + ".restored.new"]
        + ["", ".new", "-wal", "-wal.new", "-shm"].map { recovery + $0 }
}
