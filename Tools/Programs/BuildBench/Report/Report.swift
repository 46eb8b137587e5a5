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
        var grid = Grid(
            heads: [
                "median of wall clock, s", "features", "modular", "single", "modular / single",
                "CPU modular", "CPU single",
            ], numbers: 1..<7)
        for measure in Measure.allCases {
            for size in sizes {
                guard let (modular, single) = pair(measure, features: size) else { continue }
                grid.add(
                    [measure.title, "\(size)"]
                        + [
                            modular.time, single.time, modular.time / single.time,
                            Samples(modular.computing).median, Samples(single.computing).median,
                        ]
                        .map { Number.text($0, digits: 2) })
            }
        }
        return grid.lines
    }

    /// What was promised, as far as it was measured.
    var goals: [Goal] {
        guard let few = sizes.first, let many = sizes.last else { return [] }
        var goals: [Goal] = []
        for measure in [Measure.presenter, .tests] {
            guard let (modular, single) = pair(measure, features: many) else { continue }
            if few < many, let (base, _) = pair(measure, features: few) {
                goals.append(
                    Goal(
                        "\(measure.title), \(many) features against \(few)",
                        modular.time, atMost: 1.3, of: base.time))
            }
            goals.append(
                Goal(
                    "\(measure.title), \(many) features against one target",
                    modular.time, atMost: 0.2, of: single.time))
        }
        if let (modular, single) = pair(.clean, features: many) {
            goals.append(
                Goal(
                    "\(Measure.clean.title), \(many) features against one target",
                    modular.time, atMost: 1.15, of: single.time))
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
