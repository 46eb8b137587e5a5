/// The directory in which a program stores its data unless another one is given.
public enum DefaultDataDirectory {
    /// Returns the folder of a program in `$XDG_DATA_HOME`, or else in `~/.local/share`.
    ///
    /// - Throws: `.invalid` if `HOME` is not an absolute path, or if the used variable is not valid
    ///   UTF-8, because its decoded text would name another directory.
    public static func path(
        of program: String, environment: (String) -> String?
    ) throws(UsageError) -> String {
        // The XDG Base Directory Specification ignores relative paths.
        if let base = environment("XDG_DATA_HOME"), base.hasPrefix("/") {
            return try checked(base, of: "XDG_DATA_HOME") + "/\(program)"
        }
        guard let home = environment("HOME"), home.hasPrefix("/") else {
            throw .invalid(UsageStrings.relativeHome)
        }
        return try checked(home, of: "HOME") + "/.local/share/\(program)"
    }

    private static func checked(
        _ path: String, of variable: String
    ) throws(UsageError) -> String {
        guard !path.unicodeScalars.contains("\u{FFFD}") else {
            throw .invalid(UsageStrings.invalidVariable(variable))
        }
        return path
    }
}
