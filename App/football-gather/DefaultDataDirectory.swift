import Platform

/// The search for the data directory.
enum DefaultDataDirectory {
    static let missingMessage =
        "HOME is not an absolute path; set it, or give the data directory with --data-dir DIR."

    /// Returns `path`, or the default directory if `path` is nil: `$XDG_DATA_HOME/football-gather`,
    /// or else `~/.local/share/football-gather`. Returns nil if `HOME` is not an absolute path.
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
