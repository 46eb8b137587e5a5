import PlainTerminal
import ProgramOptions

extension ProgramManual {
    /// The manual of the app.
    @MainActor static var app: ProgramManual {
        ProgramManual(
            "football-gather",
            purpose: "keeps a squad, makes two teams, and runs the clock and the score of a match",
            options: CommandLineOptions.self,
            sections: [
                Section(
                    "Screen",
                    """
                    The program respects NO_COLOR and TERM=dumb. A terminal type that this machine does \
                    not know is used like xterm-256color. In a locale that is not UTF-8, lines and \
                    marks are ASCII characters, and one with another encoding shows ? for other \
                    letters; LC_ALL=C.UTF-8 shows all. Input is UTF-8 in any locale. On every screen, \
                    F1 lists the keys; outside text fields, ? does too.
                    """),
                Section(
                    "Plain mode",
                    PlainTerminal.commandHelp
                        + "\nWith --strict, a refused or failed command or an open question at the end exits with 65.",
                    isPreformatted: true),
                Section(
                    "Exit codes",
                    """
                    0 success, 64 usage, 65 damaged or invalid data or a command that --strict \
                    refused, 66 a file cannot be read, 70 a bug, 73 a file cannot be created, 74 input \
                    or output failed, 75 try again later, 77 no permission, 78 other users can access the data.
                    """),
            ])
    }
}
