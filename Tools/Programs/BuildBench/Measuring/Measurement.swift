import Measuring

/// Measures the same project in its shapes, by turns, so that what else the machine does falls on
/// all of them.
struct Measurement {
    let packages: [Package]
    /// How many there are in the project.
    let features: Int
    /// How often each change is built.
    let runs: Int
    /// How often everything is built.
    let cleanRuns: Int

    func callAsFunction(_ measure: Measure) throws(BenchError) -> [MeasuredResult] {
        let packages = packages.filter { measure.shapes.contains($0.shape) }
        var results = packages.map { MeasuredResult(measure, $0.shape, features: features) }
        // All of them before the first change: two shapes are one folder of sources.
        var files: [EditedFile?] = []
        for package in packages { files.append(try package.file(for: measure)) }
        for (package, file) in zip(packages, files) where measure != .clean {
            try settle(package, file, for: measure)
        }
        for number in 1...(measure == .clean ? cleanRuns : runs) {
            for index in Self.order(of: packages.count, number: number) {
                try files[index]?.change(number: number)
                results[index].add(try packages[index].build(for: measure))
            }
        }
        for file in files { try file?.restore() }
        for index in results.indices { results[index].load = Machine.loads }
        return results
    }

    /// Who comes first, changes: what comes second finds the machine as the first has left it.
    ///
    /// - Parameter number: counted from 1.
    static func order(of count: Int, number: Int) -> [Int] {
        let order = Array(0..<count)
        return number.isMultiple(of: 2) ? order.reversed() : order
    }

    /// Builds what a change is to be built upon, and a first change: a build after a large one does
    /// more than those that follow.
    private func settle(
        _ package: Package, _ file: EditedFile?, for measure: Measure
    ) throws(BenchError) {
        _ = try package.build(for: measure)
        try file?.change(number: 0)
        _ = try package.build(for: measure)
    }
}
