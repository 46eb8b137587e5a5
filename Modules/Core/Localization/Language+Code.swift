extension Language {
    /// Creates the language with a code, or returns nil if the program has no texts in it.
    public init?(code: String) {
        guard let language = Self.allCases.first(where: { $0.code == code }) else { return nil }
        self = language
    }

    /// Returns the language that a user's locale names, or English.
    ///
    /// - Parameter variable: Returns the value of an environment variable; nil for none. As POSIX
    ///   says, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty counts.
    public static func preferred(_ variable: (String) -> String?) -> Language {
        let locale =
            ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable)
            .first { !$0.isEmpty } ?? ""
        return Language(code: String(locale.prefix { !"_.@".contains($0) })) ?? .en
    }
}
