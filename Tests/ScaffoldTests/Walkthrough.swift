/// A page that a reader follows: what to say to a shell, what to change, and what comes of it.
struct Walkthrough {
    /// One listing of the page.
    enum Step: Equatable {
        /// Lines for a shell.
        case commands([String])
        /// What the commands before have written, among other things.
        case output(String)
        /// What is to be changed in files.
        case patch(String)
    }

    /// Why the page cannot be followed.
    enum Problem: Error, Equatable {
        case noSection(String)
        /// A listing of a language that says nothing of what to do with it.
        case unknown(String)
        case noEnd
    }

    let steps: [Step]

    /// - Parameters:
    ///   - name: of the section between `<!-- NAME -->` and `<!-- /NAME -->`.
    ///   - text: the page, in Markdown.
    init(_ name: String, in text: String) throws(Problem) {
        guard let start = text.firstRange(of: "<!-- \(name) -->"),
            let end = text[start.upperBound...].firstRange(of: "<!-- /\(name) -->")
        else { throw .noSection(name) }
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
        guard listing == nil else { throw .noEnd }
        self.steps = steps
    }

    private static func step(
        _ language: Substring, _ lines: [Substring]
    ) throws(Problem) -> Step {
        switch language {
        case "sh": .commands(lines.map(String.init))
        case "text": .output(lines.joined(separator: "\n"))
        case "diff": .patch(lines.joined(separator: "\n") + "\n")
        default: throw .unknown(String(language))
        }
    }
}
