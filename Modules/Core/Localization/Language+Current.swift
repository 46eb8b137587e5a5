import Synchronization

extension Language {
    // A locale belongs to the whole process.
    private static let selected = Atomic(Language.en)
    /// The language of a part of a test.
    @TaskLocal private static var override: Language?

    /// The language in which the program shows its texts: English until another one is selected.
    public static var current: Language { override ?? selected.load(ordering: .relaxed) }

    /// Shows the following texts in a language.
    public static func select(_ language: Language) {
        selected.store(language, ordering: .relaxed)
    }

    /// Runs an operation with the texts of a language, while others run with their own.
    public static func with<Result>(
        _ language: Language, _ operation: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $override.withValue(language, operation: operation)
    }

    /// Runs an operation with the texts of a language, while others run with their own.
    public static func with<Result>(
        _ language: Language, _ operation: () throws -> Result
    ) rethrows -> Result {
        try $override.withValue(language, operation: operation)
    }

    /// Returns the language that a user's locale names, or English.
    ///
    /// - Parameter variable: Returns the value of an environment variable; nil for none. As POSIX
    ///   says, the first of `LC_ALL`, `LC_MESSAGES` and `LANG` that is not empty counts.
    public static func preferred(_ variable: (String) -> String?) -> Language {
        let locale =
            ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap(variable)
            .first { !$0.isEmpty } ?? ""
        let code = locale.prefix { !"_.@".contains($0) }
        return allCases.first { "\($0)" == code } ?? .en
    }
}
