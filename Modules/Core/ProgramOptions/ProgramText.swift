/// A text about a program, which is printed instead of running it.
public enum ProgramText: Equatable, Sendable {
    case help, version, manPage
    case completions(Shell)

    /// A shell that completes options.
    public enum Shell: String, CaseIterable, Sendable {
        case bash, zsh, fish
    }
}

extension ProgramOption where Options: ParsedOptions {
    /// The option `--help`.
    public static var help: Self {
        .text(.help, "--help", "-h", summary: UsageStrings.helpOption)
    }

    /// The option `--version`.
    public static var version: Self {
        .text(.version, "--version", summary: UsageStrings.versionOption)
    }

    /// The option `--man-page`.
    public static var manPage: Self {
        .text(.manPage, "--man-page", summary: UsageStrings.manPageOption)
    }

    /// The option `--completions`.
    public static var completions: Self {
        let value = OptionValue.choice("SHELL", of: ProgramText.Shell.allCases.map(\.rawValue))
        return Self(
            OptionDescription(
                ["--completions"], value: value,
                summary: UsageStrings.completionsOption)
        ) { (options, text) throws(UsageError) in
            options.requestedText = ProgramText.Shell(rawValue: text).map { .completions($0) }
        }
    }

    private static func text(_ text: ProgramText, _ names: String..., summary: String) -> Self {
        Self(OptionDescription(names, summary: summary)) { (options, _) throws(UsageError) in
            options.requestedText = text
        }
    }
}
