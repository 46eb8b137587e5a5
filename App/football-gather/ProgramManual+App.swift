import PlainTerminal
import ProgramOptions

extension ProgramManual {
    /// The manual of the app.
    @MainActor static var app: ProgramManual {
        ProgramManual(
            "football-gather", purpose: OptionStrings.purpose, options: CommandLineOptions.self,
            sections: [
                Section(OptionStrings.screenTitle, OptionStrings.screen),
                Section(
                    OptionStrings.plainModeTitle,
                    PlainTerminal.commandHelp + "\n" + OptionStrings.strictExit,
                    isPreformatted: true),
                Section(OptionStrings.exitCodesTitle, OptionStrings.exitCodes),
            ])
    }
}
