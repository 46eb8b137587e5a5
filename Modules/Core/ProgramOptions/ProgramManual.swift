/// The description of a program, from which `--help`, the man page and the completions are made.
public struct ProgramManual: Sendable {
    /// A part of the text below the options.
    public struct Section: Sendable {
        let title: String
        let text: String
        let isPreformatted: Bool

        /// - Parameters:
        ///   - title: The title, in the letter case of a sentence.
        ///   - text: Paragraphs that are separated by blank lines.
        ///   - isPreformatted: Whether lines and blanks are kept.
        public init(_ title: String, _ text: String, isPreformatted: Bool = false) {
            self.title = title
            self.text = text
            self.isPreformatted = isPreformatted
        }
    }

    /// The name of the command.
    public let name: String
    /// The section of the man page: 1 for programs of users, 8 for those of administrators.
    let manSection: Int
    /// The purpose in a few words, without a period.
    let purpose: String
    /// The forms of the command line after the name.
    let synopsis: [String]
    let options: [OptionDescription]
    let sections: [Section]

    /// - Parameters:
    ///   - name: The name of the command.
    ///   - manSection: The section of the man page: 1 for programs of users, 8 for those of
    ///     administrators.
    ///   - purpose: The purpose in a few words, without a period.
    ///   - synopsis: The forms of the command line after the name.
    ///   - options: The type with the options.
    ///   - sections: The text below the options.
    public init<Options: ParsedOptions>(
        _ name: String, manSection: Int = 1, purpose: String, synopsis: [String] = ["[OPTION …]"],
        options: Options.Type, sections: [Section] = []
    ) {
        self.name = name
        self.manSection = manSection
        self.purpose = purpose
        self.synopsis = synopsis
        self.options = options.all.map(\.description)
        self.sections = sections
    }

    /// The name and the version.
    public var version: String { "\(name) \(Release.version)" }

    /// Returns a text without the last line feed.
    public func text(_ text: ProgramText) -> String {
        switch text {
        case .help: help
        case .version: version
        case .manPage: ManPage(self).text
        case .completions(.bash): bashCompletions
        case .completions(.zsh): zshCompletions
        case .completions(.fish): fishCompletions
        }
    }
}
