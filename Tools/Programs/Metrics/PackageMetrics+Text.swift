import ToolSupport

extension PackageMetrics {
    private static let missing = "–"

    /// The tables and their notes as Markdown.
    var text: String {
        """
        \(roleTable)

        Lines are all lines of the Swift files in Modules, App, Tests and Tools, because the author of
        the original app probably counted all lines, too. Lines of code are neither blank nor a comment.

        \(moduleTable)

        Tests are counted as functions: \(Number.grouped(all.tests)) in total; the original app has \
        \(Role.originalTests).
        Fan-in is the number of modules that depend on a module, fan-out the number of modules that it
        depends on, and instability is fan-out divided by the sum of both. Public counts declarations.
        """
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
        let rows = roles.filter { $0.counts != nil || $0.role.originalLines != nil }
        for (role, counts) in rows where role.isShipped {
            add(role.description, counts, original: role.originalLines)
        }
        add("the app in total", shipped, original: Role.originalLines)
        for (role, counts) in rows where !role.isShipped {
            add(role.description, counts, original: nil)
        }
        add("with demos, tests and tools", all, original: nil)
        return table.text
    }

    /// The shipped modules that contain Swift files.
    private var moduleTable: String {
        var table = TextTable(
            headings: [
                "module", "layer", "files", "lines", "lines of code", "public", "tests", "fan-in",
                "fan-out", "instability",
            ], numberColumns: 2..<10)
        for module in modules where module.counts.files > 0 {
            let counts = module.counts
            let integers = [
                counts.files, counts.lines, counts.codeLines, counts.publicDeclarations,
                module.tests, module.fanIn, module.fanOut,
            ]
            table.add(
                [module.name, module.layer.title] + integers.map(Number.grouped)
                    + [Number.text(module.instability, digits: 2)])
        }
        return table.text
    }
}
