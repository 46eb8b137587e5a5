import Platform

/// Where the database lives.
enum DataLocation {
    /// The directory that was asked for, or the usual one: `$XDG_DATA_HOME/football-gather`, else
    /// `~/.local/share/football-gather`. Nil when there is no home to put it in.
    static func directory(_ asked: String?, environment: (String) -> String?) -> String? {
        if let asked { return asked }
        // The specification of the base directories: a path that is not absolute counts as none.
        if let base = environment("XDG_DATA_HOME"), base.hasPrefix("/") {
            return base + "/football-gather"
        }
        guard let home = environment("HOME"), home.hasPrefix("/") else { return nil }
        return home + "/.local/share/football-gather"
    }

    /// A variable of the process.
    static func variable(_ name: String) -> String? {
        getenv(name).map { String(cString: $0) }
    }
}
