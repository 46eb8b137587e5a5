import Measuring

extension Facts {
    private static let none = "–"

    /// Ours beside the original app's.
    var roleTable: TextTable {
        let original = Original()
        var table = TextTable(
            heads: ["role", "files", "lines", "of these code", "original app"])
        func add(_ title: String, _ size: Size?, _ original: Int? = nil) {
            let ours = size.map { [$0.files, $0.lines, $0.codeLines].map(Number.grouped) }
            table.add(
                [title] + (ours ?? [Self.none, Self.none, Self.none])
                    + [original.map(Number.grouped) ?? Self.none])
        }
        for facts in roles {
            add(facts.role.description, facts.size, original.lines(of: facts.role))
            if facts.role == .coordinators {
                add("view controllers", nil, original.viewControllers)
            }
            if facts.role == roles.last(where: { $0.role.isShipped })?.role {
                add("everything else", nil, original.rest)
                add("the app in all", shipped, original.lines)
            }
        }
        add("with demos, tests and tools", all)
        return table
    }

    /// The modules that hold Swift.
    var moduleTable: TextTable {
        let hasCoverage = coverageRemark == nil
        var table = TextTable(
            heads: [
                "module", "layer", "files", "lines", "of these code", "public", "tests", "fan-in",
                "fan-out", "instability",
            ] + (hasCoverage ? ["coverage"] : []), words: 2)
        for module in modules where module.size.files > 0 {
            let size = module.size
            let coverage = module.coverage?.percent.map { Number.text($0, digits: 1) + " %" }
            table.add(
                [module.name, module.layer.title]
                    + [size.files, size.lines, size.codeLines].map(Number.grouped)
                    + [module.publicDeclarations, module.tests].map(Number.grouped)
                    + [module.couplings.fanIn, module.couplings.fanOut].map(Number.grouped)
                    + [
                        module.couplings.instability.map { Number.text($0, digits: 2) }
                            ?? Self.none
                    ]
                    + (hasCoverage ? [coverage ?? Self.none] : []))
        }
        return table
    }

    private static let coverageMeaning = """
        Coverage is of the lines that run within the process of the tests. Programs that they start as a \
        person does are not seen: the runner, and much of the full screen.
        """

    /// What is to be said below the tables.
    var remarks: [String] {
        let idle = modules.filter { $0.imports != $0.couplings }.map(\.name)
        let imports =
            idle.isEmpty
            ? "The files import just what the manifest says."
            : "Manifest and imports differ: \(idle.joined(separator: ", "))."
        let remarks = [
            "Tests are counted as functions: \(Number.grouped(tests)) in all, the original app has "
                + "\(Number.grouped(Original().tests)).",
            "Fan-in is how many modules need this one, fan-out how many it needs; instability is "
                + "fan-out's share of both. \(imports)",
            coverageRemark ?? Self.coverageMeaning,
        ]
        return remarks.compactMap(\.self)
    }
}

extension Role {
    var description: String { explanation.map { "\(title) (\($0))" } ?? title }
}
