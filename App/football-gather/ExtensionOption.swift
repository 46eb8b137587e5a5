import ProgramOptions

/// An option that an optional part of the program adds to the command line.
struct ExtensionOption: Sendable {
    /// The effect of an option with its value. Without a value, the effect gets an empty text.
    enum Effect: Sendable {
        /// Runs the app with an extension.
        case extendRun(@MainActor (String) throws(RunExtensionError) -> any RunExtension)
        /// Runs another command instead of the app.
        case command(@MainActor (String, CommandLineOptions) async throws(UsageError) -> ExitStatus)
    }

    let description: OptionDescription
    let effect: Effect
}
