extension Language {
    /// The language of a part of a test.
    @TaskLocal private static var override: Language?

    /// The language in which the program shows its texts.
    public static var current: Language { override ?? .en }

    /// Runs an operation of a test with the texts of a language, while others run with their own.
    public static func with<Result>(
        _ language: Language, _ operation: () throws -> Result
    ) rethrows -> Result {
        try $override.withValue(language, operation: operation)
    }

    /// Runs an asynchronous operation of a test with the texts of a language.
    public static func with<Result>(
        _ language: Language, _ operation: nonisolated(nonsending) () async throws -> Result
    ) async rethrows -> Result {
        try await $override.withValue(language, operation: operation)
    }
}
