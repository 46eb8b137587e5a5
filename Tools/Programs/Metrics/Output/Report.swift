import Measuring

/// All numbers, to be given in one form or another.
struct Report {
    let facts: Facts
    /// Nil where they were not measured.
    let builds: BuildTimes?
    /// Of what was counted; nil where it is not known.
    let revision: Revision?

    var text: String {
        var parts = [
            facts.roleTable.text, Self.counting, facts.moduleTable.text,
            facts.remarks.joined(separator: "\n"),
        ]
        parts.append(builds.map { "\($0.table.text)\n\($0.surroundings)" } ?? Self.noBuilds)
        return parts.joined(separator: "\n\n")
    }

    /// Between the markers of README.md.
    var markdown: String {
        """
        \(facts.roleTable.markdown)

        \(Self.counting)

        ![Which module needs which](\(PictureFile.path))

        \(facts.moduleTable.markdown)

        \((facts.remarks + origin).joined(separator: "\n\n"))
        """
    }

    private var origin: [String] { revision.map { ["Counted at commit \($0)."] } ?? [] }

    static let counting = """
        Lines are all lines of the .swift files in Modules, App, Tests and Tools. They stand beside the
        original app's, because it is not known that comments were left out there. Code is without blank
        lines and comments.
        """

    private static let noBuilds = "Build times were not measured: Tools/metrics --builds does it."
}
