import Measuring

/// What was measured, as people read it.
struct Report {
    private let results: Results
    private let sizes: [Int]

    /// - Parameter sizes: the fewest features first.
    init(_ results: Results, sizes: [Int]) {
        self.results = results
        self.sizes = sizes
    }

    /// A line for each measure and size, in seconds.
    var table: [String] {
        var table = TextTable(
            heads: ["median (least–most), s", "features"] + Shape.allCases.map(\.rawValue)
                + ["modular / single"] + Shape.allCases.map { "CPU \($0)" })
        for measure in Measure.allCases {
            for size in sizes {
                let found = Shape.allCases.map { results.result(measure, $0, features: size) }
                guard found.contains(where: { $0 != nil }) else { continue }
                let ratio = pair(measure, features: size).map { $0.modular.time / $0.single.time }
                table.add(
                    [measure.title, "\(size)"] + found.map { $0?.text ?? "" }
                        + [ratio.map { Number.text($0, digits: 2) } ?? ""]
                        + found.map { $0.map { Number.text($0.computed, digits: 2) } ?? "" })
            }
        }
        return table.lines
    }

    /// What was promised of the package as people build it, as far as it was measured.
    var goals: [Goal] {
        guard let few = sizes.first, let many = sizes.last else { return [] }
        let causes = Causes(results: results, few: few, many: many)
        var goals: [Goal] = []
        for measure in [Measure.presenter, .tests] {
            guard let (modular, single) = pair(measure, features: many) else { continue }
            // The tests are built in another way, by Tools/feature.
            let isProgram = measure == .presenter
            if few < many, let (base, _) = pair(measure, features: few) {
                goals.append(
                    Goal(
                        "\(measure.title), \(many) features against \(few)",
                        modular.time, atMost: 1.3, of: base.time,
                        cause: isProgram ? causes.growth : nil))
            }
            goals.append(
                Goal(
                    "\(measure.title), \(many) features against one target",
                    modular.time, atMost: 0.2, of: single.time,
                    cause: isProgram ? causes.floor : nil))
        }
        if let (modular, single) = pair(.clean, features: many) {
            goals.append(
                Goal(
                    "\(Measure.clean.title), \(many) features against one target",
                    modular.time, atMost: 1.15, of: single.time, cause: causes.clean))
        }
        return goals
    }

    private func pair(
        _ measure: Measure, features: Int
    ) -> (modular: MeasuredResult, single: MeasuredResult)? {
        guard let modular = results.result(measure, .modular, features: features),
            let single = results.result(measure, .single, features: features)
        else { return nil }
        return (modular, single)
    }
}
