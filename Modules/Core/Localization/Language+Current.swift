import Synchronization

extension Language {
    // Like a locale, the language belongs to the whole process.
    private static let selected = Atomic(Language.en)
    /// The language of a part of a test, or of a page in which a name is searched.
    @TaskLocal private static var override: Language?

    /// The language in which the program shows its texts: English until another one is selected.
    public static var current: Language { override ?? selected.load(ordering: .relaxed) }

    /// Selects the language of the process.
    public static func select(_ language: Language) {
        selected.store(language, ordering: .relaxed)
    }

    /// Runs an operation with the texts of a language. Other tasks keep their language.
    public static func with<Result>(
        _ language: Language, _ operation: () throws -> Result
    ) rethrows -> Result {
        try $override.withValue(language, operation: operation)
    }

    /// Runs an asynchronous operation with the texts of a language. Other tasks keep their
    /// language.
    public static func with<Result>(
        _ language: Language, _ operation: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $override.withValue(language, operation: operation)
    }
}
