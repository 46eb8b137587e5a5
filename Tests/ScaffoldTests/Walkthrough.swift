/// The listings of an article, which a reader follows one by one.
struct Walkthrough {
    enum Step: Equatable {
        /// Commands to run in a shell.
        case commands([String])
        /// A part of the output of the commands before.
        case output(String)
        /// A change of files, in the format of `git diff`.
        case patch(String)
    }

    enum Failure: Error, Equatable {
        case missingSection(String)
        case unknownLanguage(String)
        case unclosedListing
    }

    let steps: [Step]

    /// Reads the section of a Markdown text between `<!-- NAME -->` and `<!-- /NAME -->`.
    init(_ name: String, in text: String) throws(Failure) {
        guard let start = text.firstRange(of: "<!-- \(name) -->"),
            let end = text[start.upperBound...].firstRange(of: "<!-- /\(name) -->")
        else { throw .missingSection(name) }
        var steps: [Step] = []
        var listing: (language: Substring, lines: [Substring])?
        let section = text[start.upperBound..<end.lowerBound]
        for line in section.split(separator: "\n", omittingEmptySubsequences: false) {
            if listing == nil {
                if line.hasPrefix("```") { listing = (line.dropFirst(3), []) }
            } else if line == "```", let (language, lines) = listing {
                steps.append(try Self.step(language, lines))
                listing = nil
            } else {
                listing?.lines.append(line)
            }
        }
        guard listing == nil else { throw .unclosedListing }
        self.steps = steps
    }

    private static func step(
        _ language: Substring, _ lines: [Substring]
    ) throws(Failure) -> Step {
        switch language {
        case "sh": .commands(lines.map(String.init))
        case "text": .output(lines.joined(separator: "\n"))
        case "diff": .patch(lines.joined(separator: "\n") + "\n")
        default: throw .unknownLanguage(String(language))
        }
    }
}
