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
        var results = packages.map { MeasuredResult(measure, $0.shape, features: features) }
        let files = try settle(for: measure)
        for number in 1...(measure == .clean ? cleanRuns : runs) {
            for (index, package) in packages.enumerated() {
                try files[index]?.change(number: number)
                results[index].add(try package.build(for: measure))
            }
        }
        for file in files { try file?.restore() }
        return results
    }

    /// Builds what a change is to be built upon, and a first change: a build after a large one does
    /// more than those that follow.
    ///
    /// - Returns: the file that each package changes.
    private func settle(for measure: Measure) throws(BenchError) -> [EditedFile?] {
        var files: [EditedFile?] = []
        for package in packages {
            let file = try package.file(for: measure)
            if let file {
                _ = try package.build(for: measure)
                try file.change(number: 0)
                _ = try package.build(for: measure)
            }
            files.append(file)
        }
        return files
    }
}
