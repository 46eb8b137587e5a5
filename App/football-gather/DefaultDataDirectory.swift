/// The search for the data directory.
enum DefaultDataDirectory {
    /// Returns `path`, or the default directory when it is nil: `$XDG_DATA_HOME/football-gather`, or
    /// `~/.local/share/football-gather` without that variable. Returns nil when `HOME` is not an absolute path.
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
