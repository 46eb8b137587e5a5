import Platform

/// The directory of the database.
enum DataDirectory {
    /// Returns `path`, or the default directory when it is nil: `$XDG_DATA_HOME/football-gather`, or
    /// `~/.local/share/football-gather` without that variable. Returns nil when `HOME` is not set.
    static func path(_ path: String?) -> String? {
        if let path { return path }
        // The XDG Base Directory Specification ignores relative paths.
        if let base = environmentVariable("XDG_DATA_HOME"), base.hasPrefix("/") {
            return base + "/football-gather"
        }
        guard let home = environmentVariable("HOME"), home.hasPrefix("/") else { return nil }
        return home + "/.local/share/football-gather"
    }
}

/// Returns a variable of the process's environment.
func environmentVariable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
}
