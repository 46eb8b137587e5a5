import ToolSupport

extension PackageMetrics {
    private static let missing = "–"

    /// The tables and their notes as Markdown.
    var text: String {
        var parts = [
            roleTable, Self.lineNote, moduleTable, "\(testNote)\n\(Self.dependencyNote)",
            hasCoverage ? Self.coverageNote : Self.noCoverageNote,
        ]
        if let commit { parts.append("Counted at commit \(commit).") }
        return parts.joined(separator: "\n\n")
    }

    /// The sizes by role, beside those of the original app.
    private var roleTable: String {
        var table = TextTable(
            headings: ["role", "files", "lines", "lines of code", "original app"],
            numberColumns: 1..<5)
        func add(_ title: String, _ counts: SourceCounts?, original: Int?) {
            let numbers = counts.map { [$0.files, $0.lines, $0.codeLines] }
            let cells = numbers?.map(Number.grouped) ?? Array(repeating: Self.missing, count: 3)
            table.add([title] + cells + [original.map(Number.grouped) ?? Self.missing])
        }
        let rows = roles.filter { $0.counts != nil || $0.originalLines != nil }
        for row in rows where row.isShipped {
            add(row.role, row.counts, original: row.originalLines)
        }
        add("the app in total", shipped, original: Role.originalLines)
        for row in rows where !row.isShipped { add(row.role, row.counts, original: nil) }
        add("with demos, tests and tools", all, original: nil)
        return table.text
    }

    /// The shipped modules that contain Swift files.
    private var moduleTable: String {
        let headings = [
            "module", "layer", "files", "lines", "lines of code", "public", "tests", "fan-in",
            "fan-out", "instability", "coverage",
        ]
        let columns = hasCoverage ? headings.count : headings.count - 1
        var table = TextTable(headings: Array(headings[..<columns]), numberColumns: 2..<columns)
        for module in modules where module.counts.files > 0 {
            let counts = module.counts
            let integers = [
                counts.files, counts.lines, counts.codeLines, counts.publicDeclarations,
                module.tests, module.fanIn, module.fanOut,
            ]
            let cells =
                [module.name, module.layer] + integers.map(Number.grouped) + [
                    module.instability.map { Number.text($0, digits: 2) } ?? Self.missing,
                    module.coverage.map { Number.text($0, digits: 1) + " %" } ?? Self.missing,
                ]
            table.add(Array(cells[..<columns]))
        }
        return table.text
    }

    private static let lineNote = """
        Lines are all lines of the Swift files in Modules, App, Tests and Tools, because the author of
        the original app probably counted all lines, too. Lines of code are neither blank nor a comment.
        """

    private var testNote: String {
        "Tests are counted as functions: \(Number.grouped(all.tests)) in total; the original app has "
            + "\(Role.originalTests)."
    }

    private static let dependencyNote = """
        Fan-in is the number of modules that depend on a module, fan-out the number of modules that it
        depends on, and instability is fan-out divided by the sum of both. Public counts declarations.
        """

    private static let coverageNote = """
        Coverage is the share of executable lines that run in the process of the tests. It does not
        include programs that tests start: the runner, and a large part of FullScreenTerminal.
        """

    private static let noCoverageNote =
        "Coverage is not measured for these sources: run Tools/metrics --coverage."
}
